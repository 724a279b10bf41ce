import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { FormButton } from '../../../kernel/desk/form';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = ORDERS_MESSAGES.step.cancel;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).cancelOrderSchema;

/** Asks why, and cancels the order. */
export function CancelButton({ order: { id }, actions, onDone }: StepProps) {
  return (
    <FormButton
      texts={{ ...TEXTS, title: TEXTS.title(id) }}
      fields={[{ name: 'reason', label: TEXTS.reason }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: ORDERS_ROUTES.cancelOrderAsOperator,
          values: { params: { id }, body },
          done: () => TEXTS.done(id),
        })}
      onDone={onDone}
    />
  );
}
