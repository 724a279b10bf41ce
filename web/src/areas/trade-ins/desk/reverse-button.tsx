import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ReasonButton } from '../../../kernel/desk/form';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.reverse;

/** Asks for the reason, and takes a credited trade-in back. */
export function ReverseButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const name = code ?? id;
  return (
    <ReasonButton
      texts={{ ...TEXTS, title: TEXTS.title(name) }}
      maxLength={500}
      isLong
      onDone={onDone}
      submit={(reason) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.reverseTradeIn,
          values: { params: { id }, body: { reason } },
          done: () => TEXTS.done(name),
        })}
    />
  );
}
