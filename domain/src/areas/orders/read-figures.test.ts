import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { readFigures } from './read-figures.js';

const NOTHING = { quotes: 0, orders: 0, devices: 0, value: 0, paid: 0 };
const now = new Date('2026-11-21T17:00:00.000Z');

describe('a company’s figures', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await opened.database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
       select id, id, 'other', '', '', '', 'a@b.example', '', '', true, '{}', now() from unnest(array['gulf', 'other', 'nothing']) as id`,
    );
    const orders = [
      // The first minutes of October in Dubai, which are September's in UTC.
      { company: 'gulf', at: '2026-09-30T20:05:00Z', state: 'completed', devices: 4, fils: 400, paid: '2026-11-01T00:00:00Z' },
      { company: 'gulf', at: '2026-11-02T08:00:00Z', state: 'processing', devices: 10, fils: 1_000, paid: null },
      { company: 'gulf', at: '2026-11-03T08:00:00Z', state: 'cancelled', devices: 99, fils: 9_900, paid: null },
      { company: 'gulf', at: '2026-08-01T08:00:00Z', state: 'completed', devices: 7, fils: 700, paid: '2026-09-15T08:00:00Z' },
      { company: 'other', at: '2026-11-02T08:00:00Z', state: 'processing', devices: 5, fils: 500, paid: null },
    ];
    for (const [index, { company, at, state, devices, fils, paid }] of orders.entries()) {
      await opened.database.query(
        `insert into quote (id, company_id, company_name, contact_name, email, phone, urgency, source, device_count, devices, state, bonus_percent,
           price_fils, payment_terms_days, requested_at, response_due_at, responded_at, order_id)
         values ('Q-' || $1, $2, 'A', 'A', 'a@b.example', '+9715', 'week', 'form', $3, 'iPhones', 'accepted', 0, $4, 30, $5, $5, $5, 'PO-' || $1)`,
        [String(index), company, devices, fils, at],
      );
      await opened.database.query(
        `insert into purchase_order (id, quote_id, company_id, company_name, contact_person, device_count, devices, total_fils, state, payment_state,
           payment_terms_days, created_at, completed_at, cancelled_at, paid_at, expected, received, wiped, paid)
         values ('PO-' || $1, 'Q-' || $1, $2, 'A', 'A', $3, 'iPhones', $4, $5, $6, 30, $7, $8, $9, $10, $11, $12, 0, $13)`,
        [
          String(index), company, devices, fils, state, paid ? 'paid' : 'pending', at,
          state === 'completed' ? at : null, state === 'cancelled' ? at : null, paid,
          state === 'processing' ? devices - 3 : state === 'cancelled' ? devices : 0,
          state === 'processing' ? 3 : 0, state === 'completed' ? devices : 0,
        ],
      );
    }
  });
  afterAll(() => opened.close());

  it('count what came about in the period and before it, cancelled orders only among the quotes', async () => {
    const { open, quoteStates, current, before, series } = await readFigures(opened.database, 'gulf', 'quarter', now);
    expect(open).toEqual({ quotes: 0, orders: 1, devices: 3 });
    expect(quoteStates).toEqual([{ state: 'accepted', count: 4 }]);
    expect(current).toMatchObject({ quotes: 3, orders: 2, devices: 14, value: 1_400, paid: 400 });
    // The payment of 15 September came after as much of its quarter as has passed of this one.
    expect(before).toMatchObject({ quotes: 1, orders: 1, devices: 7, value: 700, paid: 0 });
    expect(series[0]).toEqual({ day: '2026-09-28', quotes: 1, orders: 1, devices: 4, value: 400, paid: 0 });
    expect(series[1]).toEqual({ day: '2026-10-05', ...NOTHING });
    expect(series.map(({ value }) => value).reduce((sum, value) => sum + value)).toBe(current.value);
  });

  it('reach back to the first request for all time', async () => {
    const { current, before, series } = await readFigures(opened.database, 'gulf', 'all', now);
    expect(current).toMatchObject({ from: '2026-08-01T08:00:00.000Z', quotes: 4, orders: 3, paid: 1_100 });
    expect(before).toBeNull();
    expect(series.map(({ day }) => day)).toEqual(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']);
  });

  it('are zero where there is nothing', async () => {
    for (const period of ['month', 'all'] as const) {
      const { current, open } = await readFigures(opened.database, 'nothing', period, now);
      expect({ ...current, ...open }).toMatchObject(NOTHING);
    }
  });
});
