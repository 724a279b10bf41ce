import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { ActionForm } from '../../../kernel/desk/form';
import { TextField } from '../../../kit/form/text-field';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { book: TEXTS } = ORDERS_MESSAGES.step;

/** The day of the pick-up, and where and from whom, as the order knows it so far. */
export function BookForm({ order: { id, logistics }, actions, onDone }: StepProps) {
  const submit = async (given: FormData) => {
    const value = (name: string) => String(given.get(name) ?? '').trim();
    if (value('day') === '') return TEXTS.empty;
    return actions.attempt({
      route: ORDERS_ROUTES.planPickupAsOperator,
      values: {
        params: { id },
        body: {
          pickupDate: value('day'), pickupAddress: value('address'), pickupContact: value('contact'),
          estimatedDuration: value('duration'),
        },
      },
      done: () => TEXTS.done(id),
    });
  };
  const { pickupAddress, pickupContact, estimatedDuration } = logistics;
  return (
    <ActionForm label={TEXTS.title} submit={TEXTS.submit} onSubmit={submit} onDone={onDone}>
      <p>{TEXTS.text}</p>
      <TextField label={TEXTS.day} type="date" name="day" required />
      <TextField label={TEXTS.address} name="address" maxLength={300} defaultValue={pickupAddress ?? ''} />
      <TextField label={TEXTS.contact} name="contact" maxLength={200} defaultValue={pickupContact ?? ''} />
      <TextField label={TEXTS.duration} name="duration" maxLength={100} defaultValue={estimatedDuration ?? ''} />
    </ActionForm>
  );
}
