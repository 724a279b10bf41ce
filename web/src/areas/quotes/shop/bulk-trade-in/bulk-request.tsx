import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { askOnce } from '../../../../kernel/api/ask-once';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { PublicNote } from '../../../corporate/public-note';
import { QuoteReceipt } from '../../../corporate/quote-receipt';
import { useCompanyCommand } from '../../../corporate/use-company-command';
import { type BulkFormOutput, EMPTY_REQUEST } from './bulk-form';
import { CompanyFields } from './company-fields';
import { DeviceRows } from './device-rows';
import { EstimatePanel } from './estimate-panel';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/quotes/schemas')).bulkTradeInRequestSchema;
const text = corporateBulkTexts.request;

/**
 * Device rows and company info, with what they are worth beside them, and then the receipt (spec document 2, section
 * 2).
 */
export function BulkRequest() {
  const [receipt, setReceipt] = useState<Quote>();
  const form = useZodForm(loadSchema, EMPTY_REQUEST);
  const { mutate, isPending } = useCompanyCommand<BulkFormOutput, Quote>({
    send: (request) => askOnce(QUOTES_ROUTES.requestBulkTradeIn, { body: request }),
    done: ({ id }) => ({ title: text.sent, description: text.sentText(id) }),
    onDone: (quote) => {
      setReceipt(quote);
      form.reset();
    },
  });
  const isBusy = isPending || form.formState.isSubmitting;
  if (receipt) return <QuoteReceipt quote={receipt} onAnother={() => setReceipt(undefined)} />;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((request) => !isPending && mutate(request))}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]"
      >
        <Card className="grid grid-cols-1 gap-8 sm:p-7">
          <DeviceRows />
          <CompanyFields />
        </Card>
        <EstimatePanel>
          <Button type="submit" size="large" className="w-full" aria-busy={isBusy} aria-disabled={isBusy}>
            {isBusy ? text.sending : text.send}
          </Button>
          <PublicNote />
        </EstimatePanel>
      </form>
    </FormProvider>
  );
}
