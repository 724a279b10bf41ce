import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { QUOTE_STATES, type QuoteState, type QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';

type Quotes = readonly QuoteSummary[];
type Orders = readonly OrderSummary[];

/** What matters today. `paidOut` in fils. */
export function headlinesOf(quotes: Quotes, orders: Orders) {
  const sum = (items: Orders, of: (order: OrderSummary) => number) => items.reduce((total, item) => total + of(item), 0);
  return {
    openQuotes: quotes.filter(({ status }) => ['under_review', 'pending', 'approved'].includes(status)).length,
    runningOrders: orders.filter(({ status }) => status === 'pending_approval' || status === 'processing').length,
    devicesInHouse: sum(
      orders.filter(({ status }) => status === 'processing'),
      ({ stages }) => stages.received + stages.inspected + stages.wiped,
    ),
    paidOut: sum(
      orders.filter(({ paymentStatus }) => paymentStatus === 'paid'),
      ({ totalAmount }) => totalAmount,
    ),
  };
}

/** A month of a company: `month` is YYYY-MM in Dubai, `value` the orders' amounts in fils. Cancelled orders count in neither. */
export interface CompanyMonth {
  month: string;
  quotes: number;
  orders: number;
  devices: number;
  value: number;
}

const dubaiDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', year: 'numeric', month: '2-digit' });
const monthOf = (time: string | number) => dubaiDay.format(new Date(time)).slice(0, 7);

/** The last months up to now, the oldest first, also those in which nothing happened. */
export function monthsOf(quotes: Quotes, orders: Orders, now: number, count: number): CompanyMonth[] {
  const [year, month] = monthOf(now).split('-').map(Number) as [number, number];
  const months = Array.from({ length: count }, (_, index): CompanyMonth => {
    const first = new Date(Date.UTC(year, month - count + index, 1));
    return { month: first.toISOString().slice(0, 7), quotes: 0, orders: 0, devices: 0, value: 0 };
  });
  const byName = new Map(months.map((entry) => [entry.month, entry]));
  for (const { createdAt } of quotes) {
    const entry = byName.get(monthOf(createdAt));
    if (entry) entry.quotes += 1;
  }
  for (const { createdDate, status, deviceCount, totalAmount } of orders) {
    const entry = byName.get(monthOf(createdDate));
    if (!entry || status === 'cancelled') continue;
    entry.orders += 1;
    entry.devices += deviceCount;
    entry.value += totalAmount;
  }
  return months;
}

/** How many quotes there are in each state that any is in. */
export function quotesByState(quotes: Quotes): { state: QuoteState; count: number }[] {
  return QUOTE_STATES.map((state) => ({ state, count: quotes.filter(({ status }) => status === state).length })).filter(({ count }) => count > 0);
}

/** Of the quotes that have come to an end, the share that was accepted, from 0 to 1; undefined before any has. */
export function acceptanceRate(quotes: Quotes): number | undefined {
  const accepted = quotes.filter(({ status }) => status === 'accepted').length;
  const ended = quotes.filter(({ status }) => ['accepted', 'declined', 'expired'].includes(status)).length;
  return ended === 0 ? undefined : accepted / ended;
}
