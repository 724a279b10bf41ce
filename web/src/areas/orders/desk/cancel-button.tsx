import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { ReasonButton } from '../../../kernel/desk/form';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = ORDERS_MESSAGES.step.cancel;

/** Asks why, and cancels the order. */
export function CancelButton({ order: { id }, actions, onDone }: StepProps) {
  return (
    <ReasonButton
      texts={{ ...TEXTS, title: TEXTS.title(id) }}
      maxLength={500}
      onDone={onDone}
      submit={(reason) =>
        actions.attempt({
          route: ORDERS_ROUTES.cancelOrderAsOperator,
          values: { params: { id }, body: { reason } },
          done: () => TEXTS.done(id),
        })}
    />
  );
}
