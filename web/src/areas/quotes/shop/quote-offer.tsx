import type { Quote, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { corporateQuotesTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { LoadFailed } from '../../corporate/load-failed';
import { PriceTable } from '../../corporate/price-table';
import { quotePriceLabel } from './quote-price-label';

const text = corporateQuotesTexts.offer;

/** What an approved quote pays for each kind of device, to be read before it is accepted. */
export function QuoteOffer(
  { quote, whole: { data, isPending, error, refetch } }: { quote: QuoteSummary; whole: UseQueryResult<Quote> },
) {
  if (isPending) {
    return (
      <div aria-busy>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton className="h-28 rounded-md" />
      </div>
    );
  }
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <PriceTable
      caption={text.caption(quote.id)}
      types={data.deviceTypes ?? []}
      total={quote.estimatedValue ?? 0}
      totalLabel={quotePriceLabel(quote)}
    />
  );
}
