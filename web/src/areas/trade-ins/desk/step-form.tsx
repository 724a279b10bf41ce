import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.step;
const ROUTES = {
  collect: TRADE_DESK_ROUTES.collectTradeIn,
  receive: TRADE_DESK_ROUTES.receiveTradeIn,
  return: TRADE_DESK_ROUTES.returnTradeIn,
} as const;
const FIELDS: readonly FormField[] = [{ name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, optional: true }];
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).stepRemarkSchema;

/** A step that needs nothing but to be said, with a remark where there is one. */
export function StepForm({ step, tradeIn: { id, code }, actions, onDone }: StepProps & { step: keyof typeof ROUTES }) {
  const texts = TEXTS[step];
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
      <FormFields of={FIELDS} />
    </ActionForm>
  );
}
