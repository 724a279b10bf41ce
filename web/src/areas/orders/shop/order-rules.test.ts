import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_ORDER_SUMMARY } from '@planet-heroes/contracts/areas/orders/examples';
import { ORDER_STATES, PAYMENT_STATES } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { aimToPayAt, canApprove, canPay, isOpen, orderClock, orderProgress, reachedStages } from './order-rules';

const HOUR = 3_600_000;
const completionDate = '2026-11-21T12:00:00.000Z';
const completed = Date.parse(completionDate);
const paymentDueAt = '2026-11-28T20:00:00.000Z';
const order = (part: Partial<OrderSummary>): OrderSummary => ({ ...EXAMPLE_ORDER_SUMMARY, ...part });

describe('an order’s buttons', () => {
  const all = ORDER_STATES.flatMap((status) => PAYMENT_STATES.map((paymentStatus) => ({ status, paymentStatus })));
  const where = (
    may: (standing: (typeof all)[number]) => boolean,
  ) => [...new Set(all.filter(may).map(({ status, paymentStatus }) => `${status} ${paymentStatus}`))];

  it('are those of its state', () => {
    expect(where(canPay)).toEqual(['completed pending']);
    expect(canPay(order({ status: 'completed', payoutAskedAt: completionDate }))).toBe(false);
    expect(where(canApprove).every((standing) => standing.startsWith('pending_approval'))).toBe(true);
    expect(where(isOpen).filter((standing) => standing.startsWith('completed') || standing.startsWith('cancelled')))
      .toEqual([]);
  });
});

describe('an order’s clock', () => {
  it('says since when it runs until the devices are through', () => {
    const since = EXAMPLE_ORDER_SUMMARY.createdDate;
    expect(orderClock(order({}))).toEqual({ kind: 'approval', since });
    expect(orderClock(order({ status: 'processing' }))).toEqual({ kind: 'processing', since });
  });

  it('ends with completion: then the terms say by when it is paid, and whether that is late', () => {
    const done = { status: 'completed', completionDate, paymentDueAt } as const;
    expect(orderClock(order(done))).toEqual({ kind: 'due', dueAt: paymentDueAt });
    expect(orderClock(order({ ...done, paymentStatus: 'overdue' })))
      .toEqual({ kind: 'late', dueAt: paymentDueAt });
  });

  it('promises no day while a payment that the bank sent back waits for the company', () => {
    const transfer = { state: 'returned', reason: 'Account closed' } as const;
    const sentBack = order({ status: 'completed', completionDate, paymentDueAt, transfer });
    expect(orderClock(sentBack)).toBeUndefined();
  });

  it('has a payment that was asked for within 48 hours of completion, and no later one, end with them', () => {
    const asked = (hours: number) =>
      aimToPayAt({ completionDate, payoutAskedAt: new Date(completed + hours * HOUR).toISOString() });
    expect(asked(1)).toBe(new Date(completed + 48 * HOUR).toISOString());
    expect(asked(49)).toBeUndefined();
    expect(aimToPayAt({ completionDate, payoutAskedAt: null })).toBeUndefined();
  });

  it('says how soon it was paid, in time or not, and nothing of a cancelled order', () => {
    const paid = (hours: number) =>
      order({
        status: 'completed',
        completionDate,
        paymentDueAt,
        paymentStatus: 'paid',
        paidAt: new Date(completed + hours * HOUR).toISOString(),
      });
    expect(orderClock(paid(38))).toEqual({ kind: 'paid', ms: 38 * HOUR, inTime: true });
    expect(orderClock(paid(200))).toMatchObject({ kind: 'paid', inTime: false });
    expect(orderClock(order({ status: 'cancelled' }))).toBeUndefined();
  });
});

describe('an order’s devices', () => {
  const stages = { expected: 10, received: 20, inspected: 30, wiped: 40, paid: 0 };

  it('have come to each stage that they have passed', () => {
    expect(reachedStages({ stages })).toEqual([
      { stage: 'received', count: 90 },
      { stage: 'inspected', count: 70 },
      { stage: 'wiped', count: 40 },
      { stage: 'paid', count: 0 },
    ]);
  });

  it('make its progress', () => {
    expect(orderProgress({ stages, deviceCount: 100 })).toBeCloseTo(2 / 3);
    expect(orderProgress({ stages: { expected: 0, received: 0, inspected: 0, wiped: 0, paid: 5 }, deviceCount: 5 }))
      .toBe(1);
    expect(orderProgress({ stages: { expected: 0, received: 0, inspected: 0, wiped: 0, paid: 0 }, deviceCount: 0 }))
      .toBe(0);
  });
});
