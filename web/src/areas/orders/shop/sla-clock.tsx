import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { CORPORATE_PROMISES } from '@planet-heroes/contracts/areas/missions/tiers';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { useLiveStore } from '../../../kernel/live/live-store';
import { corporateOrdersTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { formatClock, formatDuration } from '../../corporate/format-duration';
import { type OrderClock, orderClock } from './order-clock';

const text = corporateOrdersTexts.clock;
/** As good as never: while updates are paused the clock stands as well (WCAG 2.2.2). */
const NEVER_MS = 2 ** 31 - 1;

/** How the order stands against our promise, to the second. */
export function SlaClock({ order }: { order: OrderSummary }) {
  const isPaused = useLiveStore((store) => store.isPaused);
  const clock = orderClock(order, useNow(isPaused ? NEVER_MS : 1000));
  if (!clock) return null;
  const isLate = clock.kind === 'late' || (clock.kind === 'paid' && !clock.kept);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-5 gap-y-2 rounded-md px-4 py-3.5',
        isLate ? 'bg-warning-soft' : 'bg-sand-soft',
      )}
    >
      <Icon name="clock" className="size-7 text-ink-muted" />
      <p className="font-display text-2xl font-medium tabular-nums lining-nums" role="timer">
        {clock.kind === 'paid' ? formatDuration(clock.ms) : formatClock(clock.ms)}
      </p>
      <p className="min-w-0 flex-1 basis-56 text-ink-muted">{explain(clock)}</p>
    </div>
  );
}

function explain(clock: OrderClock): string {
  switch (clock.kind) {
    case 'payment':
      return text.payment(formatMoment(clock.dueAt), CORPORATE_PROMISES.paymentHours);
    case 'late':
      return text.late(formatMoment(clock.dueAt));
    case 'paid':
      return clock.kept
        ? text.paidInTime(CORPORATE_PROMISES.paymentHours)
        : text.paidLate(CORPORATE_PROMISES.paymentHours);
    default:
      return text[clock.kind];
  }
}
