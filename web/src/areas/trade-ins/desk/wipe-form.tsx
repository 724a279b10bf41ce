import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { wipe: TEXTS } = TRADE_INS_MESSAGES;
const FIELDS: readonly FormField[] = [
  { name: 'certificate', label: TEXTS.label, hint: TEXTS.hint, defaultValue: TEXTS.certificate },
];
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).wipeTradeInRequestSchema;

/** The phone is erased, which credits its hero; how it was goes into the certificate. */
export function WipeForm({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  return (
    <ActionForm
      label={TEXTS.title}
      submit={TEXTS.submit}
      fields={FIELDS}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.wipeTradeIn,
          values: { params: { id }, body },
          done: ({ state }) => TEXTS.done(code ?? id, state),
        })}
      onDone={onDone}
    >
      <p>{TEXTS.text}</p>
      <FormFields of={FIELDS} />
    </ActionForm>
  );
}
