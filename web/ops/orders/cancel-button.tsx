import { useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { MESSAGES } from '../messages';
import { ActionButton } from '../ui/action-button';
import { TextField } from '../ui/field';
import { FormDialog } from '../ui/form-dialog';
import type { StepProps } from './step-props';

const TEXTS = MESSAGES.orders.step.cancel;

/** Asks why, and cancels the order. */
export function CancelButton({ order: { id }, actions, onDone }: StepProps) {
  const [isAsked, setAsked] = useState(false);

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
    <>
      <div className="row-buttons"><ActionButton onPress={() => setAsked(true)}>{TEXTS.button}</ActionButton></div>
      {isAsked && (
        <FormDialog
          title={TEXTS.title(id)}
          text={TEXTS.text}
          submit={TEXTS.yes}
          onSubmit={cancel}
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          <TextField label={TEXTS.reason} name="reason" required maxLength={500} autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}
