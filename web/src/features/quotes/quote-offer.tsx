import type { Quote, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '../../shared/messages/messages';
import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { LoadFailed } from '../../shared/company/load-failed';
import { PriceTable } from '../../shared/company/price-table';
import { quotePriceLabel } from '../../shared/company/quote-price-label';

const text = messages.corporateQuotes.offer;

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
