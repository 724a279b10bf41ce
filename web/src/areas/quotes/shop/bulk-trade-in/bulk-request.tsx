import { COMPANY_DEPARTMENTS, EMPLOYEE_COUNTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useId, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { askOnce } from '../../../../kernel/api/ask-once';
import { SelectField } from '../../../../kit/form/select-field';
import { TextField } from '../../../../kit/form/text-field';
import { fieldError } from '../../../corporate/format';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { PublicNote } from '../../../corporate/own-company/requires-company';
import { QuoteReceipt } from '../../../corporate/quote-receipt';
import { corporateTexts } from '../../../corporate/texts.en';
import { useCompanyCommand } from '../../../corporate/use-company-command';
import { useOwnDetails } from '../../../corporate/use-own-details';
import { type BulkFormInput, type BulkFormOutput, EMPTY_REQUEST } from './bulk-form';
import { DeviceRows } from './device-rows';
import { EstimateBar, EstimatePanel } from './estimate-panel';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/quotes/schemas')).bulkTradeInRequestSchema;
const text = corporateBulkTexts.request;
const DETAILS = [
  ['company.name', 'name'], ['company.contactName', 'member'], ['company.email', 'memberEmail'],
  ['company.phone', 'phone'],
] as const;

/**
 * Device rows and company info, with what they are worth beside them, and then the receipt (spec document 2, section
 * 2).
 */
export function BulkRequest() {
  const [receipt, setReceipt] = useState<Quote>();
  const form = useZodForm(loadSchema, EMPTY_REQUEST);
  useOwnDetails(form, DETAILS);
  const { mutate, isPending } = useCompanyCommand<BulkFormOutput, Quote>({
    send: (request) => askOnce(QUOTES_ROUTES.requestBulkTradeIn, { body: request }),
    onDone: (quote) => {
      setReceipt(quote);
      form.reset();
    },
  });
  const isBusy = isPending || form.formState.isSubmitting;
  const note = useId();
  if (receipt) return <QuoteReceipt quote={receipt} onAnother={() => setReceipt(undefined)} />;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((request) => !isPending && mutate(request))}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]"
      >
        <div className="min-w-0">
          <Card className="grid grid-cols-1 gap-8 max-lg:[&_:is(input,select)]:scroll-mb-16 sm:p-7">
            <DeviceRows />
            <CompanyFields />
          </Card>
          <EstimateBar />
        </div>
        <EstimatePanel>
          <PublicNote id={note} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            aria-describedby={note}
          >
            {isBusy ? text.sending : text.send}
          </Button>
        </EstimatePanel>
      </form>
    </FormProvider>
  );
}

const fieldTexts = corporateBulkTexts.company;
const { fields } = corporateTexts;
const DEPARTMENTS = COMPANY_DEPARTMENTS.map((value) => ({
  value,
  get label() {
    return fieldTexts.departments[value];
  },
}));
const COUNTS = EMPLOYEE_COUNTS.map((value) => ({ value, label: value }));
const chosen = { setValueAs: (value: string) => value || undefined };

/** Who asks (spec document 2, section 3: company info). */
function CompanyFields() {
  const { register, formState } = useFormContext<BulkFormInput>();
  const { errors } = formState;
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl font-semibold">{fieldTexts.legend}</legend>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={fields.companyName}
          autoComplete="organization"
          className="sm:col-span-2"
          error={fieldError(errors.company?.name)}
          {...register('company.name')}
        />
        <TextField
          label={fields.contactName}
          optional
          autoComplete="name"
          className="sm:col-span-2"
          error={fieldError(errors.company?.contactName)}
          {...register('company.contactName')}
        />
        <TextField
          label={fields.email}
          type="email"
          autoComplete="email"
          error={fieldError(errors.company?.email, 'email')}
          {...register('company.email')}
        />
        <TextField
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          error={fieldError(errors.company?.phone, 'phone')}
          {...register('company.phone')}
        />
        <SelectField
          label={fields.department}
          optional
          placeholder={fields.choose}
          options={DEPARTMENTS}
          {...register('company.department', chosen)}
        />
        <SelectField
          label={fieldTexts.employeeCount}
          optional
          placeholder={fields.choose}
          options={COUNTS}
          {...register('company.employeeCount', chosen)}
        />
      </div>
    </fieldset>
  );
}
