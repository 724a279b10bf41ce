import { CORPORATE_PROMISES } from '@planet-heroes/contracts/areas/missions/tiers';
import type { OrderSummary, Sla } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';

const HOUR_MS = 3_600_000;

/** A promise: from when, due when, and when it was kept (ms since the epoch). */
interface Promised {
  from: number;
  dueAt: number;
  keptAt: number | undefined;
}

/**
 * How promises were kept (spec document 2, sections 2 and 9): a quote within its tier's hours, a payment within 48 hours of
 * completion, whatever the payment terms allow. `now` is the instance's time.
 */
export function slaOf(quotes: readonly QuoteSummary[], orders: readonly OrderSummary[], now: Date): Sla {
  const answers = quotes
    .filter(({ status, respondedAt }) => respondedAt !== null || status === 'under_review')
    .map((quote) => ({ from: Date.parse(quote.createdAt), dueAt: Date.parse(quote.responseDueAt), keptAt: parsed(quote.respondedAt) }));
  const payments = orders
    .filter(({ completionDate }) => completionDate !== null)
    .map((order) => {
      const from = Date.parse(order.completionDate!);
      return { from, dueAt: from + CORPORATE_PROMISES.paymentHours * HOUR_MS, keptAt: parsed(order.paidAt) };
    });
  const { kept: answered, ...quoteFigures } = figuresOf(answers, now);
  const { kept: paid, ...paymentFigures } = figuresOf(payments, now);
  return { quotes: { answered, ...quoteFigures }, payments: { promisedHours: CORPORATE_PROMISES.paymentHours, paid, ...paymentFigures } };
}

function figuresOf(promises: readonly Promised[], now: Date) {
  const kept = promises.filter(({ keptAt }) => keptAt !== undefined);
  const hours = kept.reduce((sum, { from, keptAt }) => sum + (keptAt! - from) / HOUR_MS, 0);
  return {
    kept: kept.length,
    withinPromise: kept.filter(({ keptAt, dueAt }) => keptAt! <= dueAt).length,
    open: promises.length - kept.length,
    late: promises.filter(({ keptAt, dueAt }) => keptAt === undefined && dueAt < now.getTime()).length,
    averageHours: kept.length === 0 ? null : Math.round((hours / kept.length) * 10) / 10,
  };
}

function parsed(time: string | null): number | undefined {
  return time === null ? undefined : Date.parse(time);
}
