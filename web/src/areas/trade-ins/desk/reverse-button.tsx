import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { FormButton } from '../../../kernel/desk/form';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.reverse;
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).reverseTradeInRequestSchema;

/** Asks for the reason, and takes a credited trade-in back. */
export function ReverseButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const name = code ?? id;
  return (
    <FormButton
      texts={{ ...TEXTS, title: TEXTS.title(name) }}
      fields={[{ name: 'reason', label: TEXTS.reason, hint: TEXTS.hint, as: 'long' }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.reverseTradeIn,
          values: { params: { id }, body },
          done: () => TEXTS.done(name),
        })}
      onDone={onDone}
    />
  );
}
