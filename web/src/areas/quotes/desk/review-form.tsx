import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { QUOTES_MESSAGES } from './messages';
import { SelectField, TextField } from '../../../kernel/desk/ui/field';
import { Problem, useForm } from '../../../kernel/desk/ui/use-form';
import { filsOf } from '../../../kernel/desk/fils';
import type { StepProps } from './step-props';

const { review: TEXTS, busy: BUSY } = QUOTES_MESSAGES;
const TERMS = [7, 15, 30];
const USUAL = { validDays: 14, paymentTerms: 30 };

/** The desk’s offer: its price, how long it holds, and when it is paid. */
export function ReviewForm({ quote: { id, estimatedValue }, actions, onDone }: StepProps) {
  const { form, problem, problemId, busy } = useForm(async (given) => {
    const typed = String(given.get('price') ?? '').trim();
    if (typed === '' && estimatedValue === null) return TEXTS.needed;
    const price = filsOf(typed);
    if (typed !== '' && price === undefined) return TEXTS.wrong;
    return actions.attempt({
      route: QUOTES_ROUTES.reviewQuote,
      values: {
        params: { id },
        body: { price, validDays: Number(given.get('days')), paymentTerms: Number(given.get('terms')) },
      },
      done: () => TEXTS.done(id),
    });
  }, onDone);
  return (
    <form {...form} aria-label={TEXTS.title}>
      <TextField
        label={TEXTS.price}
        hint={estimatedValue === null ? TEXTS.needed : TEXTS.hint}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <TextField label={TEXTS.days} name="days" type="number" min={1} max={90} defaultValue={USUAL.validDays} />
      <SelectField label={TEXTS.terms} name="terms" defaultValue={USUAL.paymentTerms}>
        {TERMS.map((days) => <option key={days} value={days}>{days}</option>)}
      </SelectField>
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? BUSY : TEXTS.submit}
      </button>
    </form>
  );
}
