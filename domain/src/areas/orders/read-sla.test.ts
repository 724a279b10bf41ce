import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { readSla } from './read-sla.js';

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);

describe('how promises were kept', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    for (const id of ['answers', 'payments', 'nothing']) {
      await opened.database.query(
        `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
         values ($1, $1, 'other', '', '', '', 'a@b.example', '', '', true, '{}', now())`,
        [id],
      );
    }
  });
  afterAll(() => opened.close());

  let made = 0;
  const quote = async (companyId: string, state: string, respondedAfter?: number) => {
    const id = `Q-${++made}`;
    await opened.database.query(
      `insert into quote (id, company_id, company_name, contact_name, email, phone, urgency, source, device_count, devices, state, bonus_percent,
         price_fils, payment_terms_days, requested_at, response_due_at, responded_at, order_id)
       values ($1, $2, 'A', 'A', 'a@b.example', '+9715', 'week', 'form', 1, 'iPhones', $3, 0, 100, 30, $4, $5, $6, case $3 when 'accepted' then 'PO-' || $1 end)`,
      [id, companyId, state, at(0), at(12), respondedAfter === undefined ? null : at(respondedAfter)],
    );
    return id;
  };
  const order = async (completedAfter?: number, paidAfter?: number) => {
    const quoteId = await quote('payments', 'accepted', 1);
    const paid = paidAfter !== undefined;
    await opened.database.query(
      `insert into purchase_order (id, quote_id, company_id, company_name, contact_person, device_count, devices, total_fils, state, payment_state,
         payment_terms_days, created_at, completed_at, paid_at, expected, wiped, paid)
       values ('PO-' || $1, $1, 'payments', 'A', 'A', 1, 'iPhones', 100, $2, $3, 30, $4, $5, $6, $7, $8, $9)`,
      [
        quoteId,
        completedAfter === undefined ? 'processing' : 'completed',
        paid ? 'paid' : 'pending',
        at(2),
        completedAfter === undefined ? null : at(completedAfter),
        paid ? at(paidAfter) : null,
        completedAfter === undefined ? 1 : 0,
        completedAfter !== undefined && !paid ? 1 : 0,
        paid ? 1 : 0,
      ],
    );
  };

  it('counts quotes by when they were answered', async () => {
    await quote('answers', 'pending', 3);
    await quote('answers', 'accepted', 12);
    await quote('answers', 'expired', 13);
    await quote('answers', 'under_review');
    await quote('answers', 'declined');
    const { quotes } = await readSla(opened.database, 'answers', at(11));
    expect(quotes).toEqual({ answered: 3, withinPromise: 2, open: 1, late: 0, averageHours: 9.3 });
    expect((await readSla(opened.database, 'answers', at(13))).quotes.late).toBe(1);
  });

  it('counts payments from completion', async () => {
    await order();
    await order(10, 58);
    await order(10, 60);
    await order(10);
    const { payments } = await readSla(opened.database, 'payments', at(59));
    expect(payments).toEqual({ promisedHours: 48, paid: 2, withinPromise: 1, open: 1, late: 1, averageHours: 49 });
  });

  it('says nothing of an average where there is none', async () => {
    expect(await readSla(opened.database, 'nothing', at(0))).toMatchObject({
      quotes: { averageHours: null },
      payments: { averageHours: null },
    });
  });
});
