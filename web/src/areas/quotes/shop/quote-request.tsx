import { QUOTE_URGENCIES } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Quote, RequestQuote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useId, useState } from 'react';
import { askOnce } from '../../../kernel/api/ask-once';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { asWhole, wholeTyping } from '../../../kit/form/typed-number';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { fieldError } from '../../corporate/format';
import { PublicNote } from '../../corporate/own-company/requires-company';
import { QuoteReceipt } from '../../corporate/quote-receipt';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { useOwnDetails } from '../../corporate/use-own-details';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/quotes/schemas')).requestQuoteSchema;
const text = corporateQuotesTexts.form;
const { fields } = corporateTexts;
const URGENCIES = QUOTE_URGENCIES.map((value) => ({
  value,
  get label() {
    return text.urgencies[value];
  },
}));
const EMPTY = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  urgency: 'week',
  deviceDetails: '',
  preferredPickup: '',
  additionalNotes: '',
} as const;

const DETAILS = [
  ['companyName', 'name'], ['contactName', 'member'], ['email', 'memberEmail'], ['phone', 'phone'],
] as const;

/** The quote request form (spec document 2, section 3), and then its receipt. */
export function QuoteRequest() {
  const [receipt, setReceipt] = useState<Quote>();
  const form = useZodForm(loadSchema, EMPTY);
  const { register, handleSubmit, formState, reset } = form;
  const { errors } = formState;
  useOwnDetails(form, DETAILS);
  const { mutate, isPending } = useCompanyCommand<RequestQuote, Quote>({
    send: (request) => askOnce(QUOTES_ROUTES.requestQuote, { body: request }),
    onDone: (quote) => {
      setReceipt(quote);
      reset();
    },
  });
  const isBusy = isPending || formState.isSubmitting;
  const note = useId();
  if (receipt) return <QuoteReceipt quote={receipt} onAnother={() => setReceipt(undefined)} />;
  return (
    <Card className="sm:p-7">
      <form
        noValidate
        onSubmit={handleSubmit((request) => !isPending && mutate(request))}
        className="grid grid-cols-1 gap-5 md:grid-cols-2"
      >
        <TextField
          required
          label={text.required(fields.companyName)}
          autoComplete="organization"
          error={fieldError(errors.companyName)}
          {...register('companyName')}
        />
        <TextField
          required
          label={text.required(fields.contactName)}
          autoComplete="name"
          error={fieldError(errors.contactName)}
          {...register('contactName')}
        />
        <TextField
          required
          label={text.required(fields.email)}
          type="email"
          autoComplete="email"
          error={fieldError(errors.email, 'email')}
          {...register('email')}
        />
        <TextField
          required
          label={text.required(fields.phone)}
          type="tel"
          autoComplete="tel"
          error={fieldError(errors.phone, 'phone')}
          {...register('phone')}
        />
        <TextAreaField
          required
          label={text.required(text.deviceDetails)}
          hint={text.deviceDetailsHint}
          className="md:col-span-2"
          error={errors.deviceDetails && (errors.deviceDetails.type === 'custom'
            ? corporateTexts.wrong.required
            : fieldError(errors.deviceDetails))}
          {...register('deviceDetails')}
        />
        <TextField
          required
          label={text.required(text.quantity)}
          {...wholeTyping}
          error={fieldError(errors.quantity, 'quantity')}
          {...register('quantity', asWhole)}
        />
        <SelectField label={text.urgency} options={URGENCIES} {...register('urgency')} />
        <TextField
          label={text.preferredPickup}
          optional
          error={fieldError(errors.preferredPickup)}
          {...register('preferredPickup')}
        />
        <TextAreaField
          label={text.additionalNotes}
          optional
          rows={2}
          error={fieldError(errors.additionalNotes)}
          {...register('additionalNotes')}
        />
        <div className="flex flex-wrap items-center justify-between gap-4 md:col-span-2">
          <PublicNote id={note} />
          <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy} aria-describedby={note}>
            {isBusy ? text.sending : text.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
