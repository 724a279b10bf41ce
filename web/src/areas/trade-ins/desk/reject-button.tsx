import { KNOWN_REASONS } from '@planet-heroes/contracts/areas/trade-ins/known-reasons';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { oneLine } from '../../../kernel/desk/check-form';
import type { FormField } from '../../../kernel/desk/fields';
import { FormButton } from '../../../kernel/desk/form';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.reject;
const FIELDS: readonly FormField[] = [
  {
    name: 'reasons', label: TEXTS.reasons, as: 'set', optional: true,
    options: KNOWN_REASONS.map((reason) => ({ value: reason, label: reason })),
  },
  { name: 'others', label: TEXTS.others, hint: TEXTS.hint, as: 'lines', optional: true },
];
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).rejectTradeInRequestSchema;

/** Asks for the reasons, and rejects. */
export function RejectButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const name = code ?? id;
  return (
    <FormButton
      texts={{ ...TEXTS, title: TEXTS.title(name) }}
      fields={FIELDS}
      tone="danger"
      schema={loadSchema}
      toBody={({ reasons = [], others }) => {
        const written = others === undefined ? [] : String(others).split(/\s*\n\s*/).map(oneLine);
        const all = [...reasons as string[], ...written];
        return all.length === 0 ? TEXTS.none : { reasons: all };
      }}
      send={(body) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.rejectTradeIn,
          values: { params: { id }, body },
          done: () => TEXTS.done(name),
        })}
      onDone={onDone}
    />
  );
}
