import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { oneLine } from '../../../kernel/desk/check-form';
import { FormButton } from '../../../kernel/desk/form';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.reject;
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).rejectTradeInRequestSchema;

/** Asks for the reasons, and rejects. */
export function RejectButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const name = code ?? id;
  return (
    <FormButton
      texts={{ ...TEXTS, title: TEXTS.title(name) }}
      fields={[{ name: 'reasons', label: TEXTS.reasons, hint: TEXTS.hint, as: 'lines' }]}
      schema={loadSchema}
      toBody={({ reasons = '' }) => ({ reasons: String(reasons).split(/\s*\n\s*/).map(oneLine) })}
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
