import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { Link } from '../../../kernel/routing/link';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { useLiveStore } from '../../../kernel/live/live-store';
import { corporateQuotesTexts } from '../texts.en';
import { useNow } from '../../../kit/use-now';
import { formatDuration } from '../../corporate/format-duration';

const text = corporateQuotesTexts.notes;
const NEVER_MS = 2 ** 31 - 1;

/** Where a quote stands, in a sentence. */
export function QuoteNote({ quote }: { quote: QuoteSummary }) {
  const isPaused = useLiveStore((store) => store.isPaused);
  const now = useNow(isPaused ? NEVER_MS : 30_000);
  const { status, decidedAt, validUntil, responseDueAt, reason, orderId } = quote;
  const day = decidedAt ? formatMoment(decidedAt) : '';
  return (
    <p className="max-w-prose min-w-0 flex-1 basis-64 text-ink-muted">
      {status === 'under_review' && reviewNote(responseDueAt, now)}
      {status === 'pending' && text.pending}
      {status === 'approved' && validUntil
        && text.approved(formatMoment(validUntil), formatDuration(Date.parse(validUntil) - now))}
      {status === 'accepted' && text.accepted(day)}
      {status === 'accepted' && orderId && (
        <>
          {' '}
          <Link
            to={`/purchase-orders?order=${orderId}`}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {text.order(orderId)}
          </Link>
        </>
      )}
      {status === 'declined' && text.declined(day, reason)}
      {status === 'expired' && text.expired(validUntil ? formatMoment(validUntil) : day)}
    </p>
  );
}

function reviewNote(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left > 0 ? text.underReview(formatMoment(dueAt), formatDuration(left)) : text.late(formatMoment(dueAt));
}
