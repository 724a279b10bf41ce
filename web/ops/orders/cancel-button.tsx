import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { MESSAGES } from '../messages';
import { TextField } from '../ui/field';
import { FormButton } from '../ui/form-button';
import type { StepProps } from './step-props';

const TEXTS = MESSAGES.orders.step.cancel;

/** Asks why, and cancels the order. */
export function CancelButton({ order: { id }, actions, onDone }: StepProps) {
  async function cancel(given: FormData): Promise<string | undefined> {
    const reason = String(given.get('reason') ?? '').trim();
    if (reason === '') return TEXTS.empty;
    return actions.attempt({
      route: ORDERS_ROUTES.cancelOrderAsOperator,
      values: { params: { id }, body: { reason } },
      done: () => TEXTS.done(id),
    });
  }

  return (
    <FormButton
      label={TEXTS.button}
      title={TEXTS.title(id)}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={cancel}
      onDone={onDone}
    >
      <TextField label={TEXTS.reason} name="reason" required maxLength={500} autoComplete="off" />
    </FormButton>
  );
}
