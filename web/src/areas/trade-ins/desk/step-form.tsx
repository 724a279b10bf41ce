import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { formatDubaiTime } from '../../../kernel/desk/format';
import { serverNow } from '../../../kit/server-clock';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { step: TEXTS, one: ONE } = TRADE_INS_MESSAGES;
const ROUTES = {
  collect: TRADE_DESK_ROUTES.collectTradeIn,
  receive: TRADE_DESK_ROUTES.receiveTradeIn,
  return: TRADE_DESK_ROUTES.returnTradeIn,
} as const;
const FIELDS: readonly FormField[] = [{ name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, optional: true }];
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).stepRemarkSchema;

/** A step that needs nothing but to be said, with a remark where there is one. */
export function StepForm({ step, tradeIn, actions, onDone }: StepProps & { step: keyof typeof ROUTES }) {
  const { id, code } = tradeIn;
  const texts = TEXTS[step];
  const warning = warningOf(step, tradeIn);
  return (
    <ActionForm
      label={texts.title}
      submit={texts.submit}
      fields={FIELDS}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({ route: ROUTES[step], values: { params: { id }, body }, done: () => texts.done(code ?? id) })}
      onDone={onDone}
    >
      <p>{texts.text}</p>
      {warning && <p className="banner" data-status="warning">{warning}</p>}
      <FormFields of={FIELDS} />
    </ActionForm>
  );
}

/** What speaks against a step, which the desk may know better. */
function warningOf(step: keyof typeof ROUTES, { handover, returnAddress }: StepProps['tradeIn']): string | undefined {
  if (step === 'return') return returnAddress ? undefined : ONE.noReturnAddress;
  const startsAt = step === 'collect' ? handover?.startsAt : undefined;
  return startsAt && Date.parse(startsAt) > serverNow() ? TEXTS.collect.early(formatDubaiTime(startsAt)) : undefined;
}
