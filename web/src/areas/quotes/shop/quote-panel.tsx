import type { Quote, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { lazy, useState } from 'react';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { formatSoon } from '../../../kernel/i18n/format-soon';
import { useLiveStore } from '../../../kernel/live/live-store';
import { useNow } from '../../../kit/use-now';
import { formatDuration } from '../../corporate/format-duration';
import { corporateTexts } from '../../corporate/texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { hasFailed } from '../../../kernel/api/has-failed';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { Details, LoadFailed } from '../../corporate/list-parts';
import { QuoteActions } from './quote-actions';
import { isOffer, quoteFacts, quotePriceLabel, useWholeOffer } from './quote-data';
import type { UseQueryResult } from '@tanstack/react-query';
import { corporateQuotesTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { PriceTable } from '../../corporate/price-table';
import { WriteToUs } from '../../corporate/write-to-us';

const text = corporateQuotesTexts.offer;

const QuoteSheet = lazy(async () => ({ default: (await import('./quote-sheets')).QuoteSheet }));

/** What a row opens to: what the quote is for and worth, where it stands and what can be done. */
export function QuotePanel({ quote, focusRow }: { quote: QuoteSummary; focusRow: () => HTMLElement | null }) {
  const [isPrinting, setPrinting] = useState(false);
  const whole = useWholeOffer(quote, isOffer(quote));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <QuoteNote quote={quote} />
        <div className="flex flex-wrap items-center gap-2">
          <QuoteActions quote={quote} place="details" whole={whole} focusAfter={focusRow} />
          <Button variant="secondary" size="small" onClick={() => setPrinting(true)}>
            <Icon name="document" />
            {corporateTexts.table.print}
          </Button>
        </div>
      </div>
      <Details
        className="min-[24rem]:grid-cols-2 lg:grid-cols-4"
        items={quoteFacts(quote, isOffer(quote) ? whole.data : undefined)}
      />
      {isOffer(quote) && <QuoteOffer quote={quote} whole={whole} />}
      {isPrinting && (
        <LaterPart wasAskedFor onFailed={() => setPrinting(false)}>
          <QuoteSheet quote={quote} offer={whole.data} onPrinted={() => setPrinting(false)} />
        </LaterPart>
      )}
    </>
  );
}

/** What an offer pays for each kind of device, to be read before it is accepted and after. */
function QuoteOffer(
  { quote, whole }: { quote: QuoteSummary; whole: UseQueryResult<Quote> },
) {
  const { data } = whole;
  if (hasFailed(whole)) return <LoadFailed of={whole} />;
  if (!data) {
    return (
      <div aria-busy>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton className="h-28 rounded-md" />
      </div>
    );
  }
  return (
    <PriceTable
      caption={text.caption(quote.id)}
      types={data.deviceTypes ?? []}
      total={quote.estimatedValue ?? 0}
      totalLabel={quotePriceLabel(quote)}
    />
  );
}

const noteTexts = corporateQuotesTexts.notes;
const NEVER_MS = 2 ** 31 - 1;

/** Where a quote stands, in a sentence. */
function QuoteNote({ quote }: { quote: QuoteSummary }) {
  const isPaused = useLiveStore((store) => store.isPaused);
  const now = useNow(isPaused ? NEVER_MS : 30_000);
  const { status, decidedAt, validUntil, reason, declinedBy = null } = quote;
  const day = decidedAt ? formatMoment(decidedAt) : '';
  return (
    <p className="max-w-prose min-w-0 flex-1 basis-64 text-ink-muted">
      {status === 'under_review' && <ReviewNote quote={quote} now={now} />}
      {status === 'pending' && noteTexts.pending}
      {status === 'approved' && validUntil && (
        <span>{noteTexts.approved(formatMoment(validUntil), formatDuration(Date.parse(validUntil) - now))}</span>
      )}
      {status === 'accepted' && <span>{noteTexts.accepted(day)}</span>}
      {status === 'declined' && <span>{noteTexts.declined(declinedBy, day, reason)}</span>}
      {status === 'expired' && <span>{noteTexts.expired(validUntil ? formatMoment(validUntil) : day)}</span>}
    </p>
  );
}

/** By when we answer; once that has passed, how to reach us. */
function ReviewNote({ quote, now }: { quote: QuoteSummary; now: number }) {
  const { id, createdAt, responseDueAt } = quote;
  const left = Date.parse(responseDueAt) - now;
  if (left > 0) return <span>{noteTexts.underReview(formatSoon(responseDueAt), formatDuration(left))}</span>;
  const hours = Math.round((Date.parse(responseDueAt) - Date.parse(createdAt)) / HOUR_MS);
  return (
    <>
      <span>{noteTexts.late(corporateTexts.hours(hours))}</span> <WriteToUs about={id} />
    </>
  );
}
