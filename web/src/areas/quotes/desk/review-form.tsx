import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { filsOf } from '../../../kernel/desk/fils';
import { ActionForm } from '../../../kernel/desk/form';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { QUOTES_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { review: TEXTS } = QUOTES_MESSAGES;
const TERMS = ['7', '15', '30'].map((days) => ({ value: days, label: days }));
const USUAL = { validDays: 14, paymentTerms: 30 };

/** The desk’s offer: its price, how long it holds, and when it is paid. */
export function ReviewForm({ quote: { id, estimatedValue }, actions, onDone }: StepProps) {
  const submit = async (given: FormData) => {
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
  };
  return (
    <ActionForm label={TEXTS.title} submit={TEXTS.submit} onSubmit={submit} onDone={onDone}>
      <TextField
        label={TEXTS.price}
        hint={estimatedValue === null ? TEXTS.needed : TEXTS.hint}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <TextField label={TEXTS.days} name="days" type="number" min={1} max={90} defaultValue={USUAL.validDays} />
      <SelectField
        label={TEXTS.terms}
        name="terms"
        defaultValue={USUAL.paymentTerms}
        options={TERMS}
      />
    </ActionForm>
  );
}
