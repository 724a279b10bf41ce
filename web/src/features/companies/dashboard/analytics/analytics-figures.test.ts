import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_ORDER_SUMMARY } from '@planet-heroes/contracts/areas/orders/examples';
import { EXAMPLE_QUOTE_SUMMARY } from '@planet-heroes/contracts/areas/quotes/examples';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { acceptanceRate, headlinesOf, monthsOf, quotesByState } from './analytics-figures';

const quote = (status: QuoteSummary['status'], createdAt = '2026-11-02T08:00:00.000Z'): QuoteSummary => ({ ...EXAMPLE_QUOTE_SUMMARY, status, createdAt });
const order = (part: Partial<OrderSummary>): OrderSummary => ({ ...EXAMPLE_ORDER_SUMMARY, createdDate: '2026-11-02T08:00:00.000Z', ...part });
const now = Date.parse('2026-11-21T08:00:00.000Z');

describe('a company’s figures', () => {
  it('name what is open, what is in the house and what was paid', () => {
    const stages = { expected: 5, received: 10, inspected: 20, wiped: 30, paid: 0 };
    const orders = [order({ status: 'processing', stages }), order({ status: 'completed', stages, paymentStatus: 'paid', totalAmount: 7 }), order({}), order({ status: 'cancelled' })];
    expect(headlinesOf([quote('approved'), quote('declined'), quote('pending')], orders)).toEqual({ openQuotes: 2, runningOrders: 2, devicesInHouse: 60, paidOut: 7 });
  });

  it('are told by the months of Dubai, empty ones too, without what was cancelled', () => {
    const orders = [
      order({ createdDate: '2026-10-31T21:00:00.000Z', deviceCount: 3, totalAmount: 300 }),
      order({ deviceCount: 2, totalAmount: 200 }),
      order({ status: 'cancelled', deviceCount: 99 }),
      order({ createdDate: '2025-11-02T08:00:00.000Z' }),
    ];
    expect(monthsOf([quote('approved'), quote('approved', '2026-09-01T08:00:00.000Z')], orders, now, 3)).toEqual([
      { month: '2026-09', quotes: 1, orders: 0, devices: 0, value: 0 },
      { month: '2026-10', quotes: 0, orders: 0, devices: 0, value: 0 },
      { month: '2026-11', quotes: 1, orders: 2, devices: 5, value: 500 },
    ]);
  });

  it('cross the turn of the year', () => {
    expect(monthsOf([], [], Date.parse('2027-01-05T08:00:00.000Z'), 3).map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('split quotes by state and leave out what there is none of', () => {
    expect(quotesByState([quote('approved'), quote('expired'), quote('approved')])).toEqual([{ state: 'approved', count: 2 }, { state: 'expired', count: 1 }]);
  });

  it('rate acceptance among the quotes that have ended', () => {
    expect(acceptanceRate([quote('accepted'), quote('declined'), quote('expired'), quote('accepted'), quote('pending')])).toBe(0.5);
    expect(acceptanceRate([quote('pending')])).toBeUndefined();
  });
});
