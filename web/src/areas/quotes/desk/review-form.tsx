import { useState } from 'react';
import { QUOTE_TERMS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { PAYMENT_TERMS_DAYS } from '@planet-heroes/contracts/areas/missions/tiers';
import { QUOTES_DESK_ROUTES } from '@planet-heroes/contracts/areas/quotes/desk-routes';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { OfferLines } from './offer-lines';
import { QUOTES_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { review: TEXTS } = QUOTES_MESSAGES;
const TERMS = PAYMENT_TERMS_DAYS.map((days) => ({ value: String(days), label: String(days) }));
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/quotes/schemas')).reviewQuoteSchema;

/** The desk’s offer: its price, how long it holds, and when it is paid. */
export function ReviewForm({ quote, actions, onDone }: StepProps) {
  const { id, estimatedValue } = quote;
  const hasEstimate = estimatedValue !== null;
  const estimate = hasEstimate ? String(estimatedValue / 100) : '';
  const [typed, setTyped] = useState(estimate);
  const fields: FormField[] = [
    {
      name: 'price', label: TEXTS.price, hint: hasEstimate ? TEXTS.hint : TEXTS.needed,
      as: 'fils', optional: hasEstimate, defaultValue: estimate,
    },
    { name: 'validDays', label: TEXTS.days, as: 'whole', optional: true, defaultValue: QUOTE_TERMS.validDays },
    {
      name: 'paymentTerms', label: TEXTS.terms, as: 'whole', options: TERMS, defaultValue: QUOTE_TERMS.paymentTermsDays,
    },
  ];
  return (
    <ActionForm
      label={TEXTS.title}
      submit={TEXTS.submit}
      fields={fields}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: QUOTES_DESK_ROUTES.reviewQuote,
          values: { params: { id }, body },
          done: () => TEXTS.done(id),
        })}
      onDone={onDone}
    >
      <div
        className="form"
        onInput={({ target }) => target instanceof HTMLInputElement && target.name === 'price' && setTyped(target.value)}
      >
        <FormFields of={fields} />
      </div>
      <OfferLines quote={quote} typed={typed} />
    </ActionForm>
  );
}
