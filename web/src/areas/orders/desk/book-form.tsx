import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { ORDERS_MESSAGES } from './messages';
import { TextField } from '../../../kernel/desk/ui/field';
import { Problem, useForm } from '../../../kernel/desk/ui/use-form';
import type { StepProps } from './step-props';

const { book: TEXTS, busy: BUSY } = ORDERS_MESSAGES.step;

/** The day of the pick-up, and where and from whom, as the order knows it so far. */
export function BookForm({ order: { id, logistics }, actions, onDone }: StepProps) {
  const { form, problem, problemId, busy } = useForm(async (given) => {
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
  }, onDone);
  const { pickupAddress, pickupContact, estimatedDuration } = logistics;
  return (
    <form {...form} aria-label={TEXTS.title}>
      <p>{TEXTS.text}</p>
      <TextField label={TEXTS.day} type="date" name="day" required />
      <TextField label={TEXTS.address} name="address" maxLength={300} defaultValue={pickupAddress ?? ''} />
      <TextField label={TEXTS.contact} name="contact" maxLength={200} defaultValue={pickupContact ?? ''} />
      <TextField label={TEXTS.duration} name="duration" maxLength={100} defaultValue={estimatedDuration ?? ''} />
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? BUSY : TEXTS.submit}
      </button>
    </form>
  );
}
