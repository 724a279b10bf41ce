import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_COMPANY_ID, VISITORS_QUOTES_KEPT_DAYS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { QuotesQuery } from '@planet-heroes/contracts/areas/quotes/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import type { RetentionContext } from '../../kernel/retention/retention.js';
import { foundPrice, priceByDevice } from '@planet-heroes/contracts/areas/quotes/price-by-device';
import { quoteStateAt } from './quote.states.js';
import { listQuotes, readQuote, readQuoteRows, readQuoteSerials } from './read-quotes.js';
import { removeVisitorsQuotes } from './remove-visitors-quotes.js';

const FORM = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };

describe('a quote', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    await database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
       values ('gulf', 'Gulf', 'other', '', '', '', 'it@gulf.example', '', '', true, '{}', now())`,
    );
  });
  afterAll(() => close());

  const { run } = commandsOn(() => database);
  const newQuote = async (quantity = 2, companyId = 'gulf'): Promise<string> => {
    const devices = [{ model: 'iphone-13', condition: 'good', quantity }];
    return ((await run('request-quote', { ...FORM, companyId, devices })) as { result: { id: string } }).result.id;
  };
  const stateOf = async (id: string) => (await readQuote(database, id)).status;
  const listed = async (query: Partial<QuotesQuery>) => {
    const { quotes, next } = await listQuotes(database, 'gulf', { limit: 50, ...query } as QuotesQuery);
    return { ids: quotes.map(({ id }) => id), next };
  };

  it('that nobody knows is refused in every way', async () => {
    const quoteId = 'QT-NOTHING';
    await expect(readQuote(database, quoteId)).rejects.toMatchObject({ code: 'unknown_quote' });
    await expect(readQuote(database, await newQuote(), 'another')).rejects.toMatchObject({ code: 'unknown_quote' });
    for (const name of ['review-quote', 'approve-quote', 'decline-quote', 'accept-quote', 'expire-quote'] as const)
      expect(await run(name, { quoteId, companyId: 'gulf' })).toEqual({ code: 'unknown_quote' });
  });

  it('lapses at the end of its time, once, and only where it is open', async () => {
    const [quoteId, early, accepted] = [await newQuote(), await newQuote(), await newQuote()];
    for (const id of [quoteId, early, accepted]) await run('review-quote', { quoteId: id });
    await run('approve-quote', { quoteId: accepted });
    expect(await run('accept-quote', { quoteId: accepted, companyId: 'gulf' })).toHaveProperty('result');
    expect(await run('expire-quote', { quoteId: early })).toEqual({ result: { expired: false } });
    await database.query(`update quote set valid_until = now() - interval '1 hour' where id = any($1)`, [
      [quoteId, accepted],
    ]);
    expect(await run('expire-quote', { quoteId })).toEqual({ result: { expired: true } });
    expect(await run('expire-quote', { quoteId })).toEqual({ result: { expired: false } });
    expect(await run('expire-quote', { quoteId: accepted })).toEqual({ result: { expired: false } });
    expect(await Promise.all([quoteId, early, accepted].map(stateOf))).toEqual(['expired', 'pending', 'accepted']);
    expect(await run('accept-quote', { quoteId, companyId: 'gulf' })).toEqual({ code: 'expired' });
    expect(await run('accept-quote', { quoteId: accepted, companyId: 'gulf' })).toEqual({ code: 'quote_accepted' });
    expect(await run('approve-quote', { quoteId })).toEqual({ code: 'illegal_transition' });
  });

  it('is over at the end of its time to the millisecond, and open for what happened before', () => {
    const [before, end] = [new Date(1_999), new Date(2_000)];
    const offer = { validUntil: end, approvedAt: null };
    expect(quoteStateAt({ ...offer, state: 'pending' }, before)).toBe('pending');
    expect(quoteStateAt({ ...offer, state: 'pending' }, end)).toBe('expired');
    expect(quoteStateAt({ ...offer, state: 'expired' }, end)).toBe('expired');
    expect(quoteStateAt({ ...offer, state: 'expired' }, before)).toBe('pending');
    expect(quoteStateAt({ ...offer, approvedAt: before, state: 'expired' }, before)).toBe('approved');
    expect(quoteStateAt({ ...offer, state: 'accepted' }, end)).toBe('accepted');
  });

  it('prices its devices by their share, and a device that is found to be worth less by the same', () => {
    const rows = [{ quantity: 2, unitPrice: 30 }, { quantity: 1, unitPrice: 40 }];
    expect(priceByDevice(rows, { deviceCount: 3, price: 1_000 })).toEqual([300, 300, 400]);
    const listed = { unitPrice: 76_500, offered: 70_000 };
    const all = [{ quantity: 2, unitPrice: 76_500 }];
    expect(foundPrice(all, 140_000, { model: 'iphone-13', condition: 'good', listed })).toBe(70_000);
    expect(foundPrice(all, 140_000, { model: 'iphone-13', condition: 'fair', listed })).toBe(53_529);
    expect(foundPrice(all, 153_000, { model: 'iphone-13', condition: 'good', listed })).toBe(70_000);
  });

  it('has its order found by everything that a list is sorted by, page after page', async () => {
    await database.query(`update quote set company_id = $1 where company_id = 'gulf'`, [DEMO_COMPANY_ID]);
    const ids = [await newQuote(3), await newQuote(1), await newQuote(2)];
    await run('review-quote', { quoteId: ids[1]! });
    for (const [at, id] of ids.entries()) {
      await database.query('update quote set requested_at = $2 where id = $1', [id, new Date(Date.UTC(2026, 10, at + 1))]);
    }
    const [three, one, two] = ids;
    const inOrder: [QuotesQuery['sort'], (string | undefined)[]][] = [
      [undefined, [two, one, three]],
      ['created', [three, one, two]],
      ['devices', [one, two, three]],
      ['-devices', [three, two, one]],
      ['amount', [one, two, three]],
    ];
    for (const [sort, expected] of inOrder) {
      let page = await listed({ sort, limit: 1 });
      const seen = [...page.ids];
      while (page.next) {
        page = await listed({ sort, limit: 1, after: page.next });
        seen.push(...page.ids);
      }
      expect([sort, ...seen]).toEqual([sort, ...expected]);
    }
    expect((await listed({ sort: 'status' })).ids.at(-1)).toBe(one);
    expect((await listed({ sort: '-status' })).ids[0]).toBe(one);
    expect((await listed({ status: 'pending' })).ids).toEqual([one]);
    expect((await listed({ search: one! })).ids).toEqual([one]);
    const { next } = await listed({ sort: 'devices', limit: 1 });
    await database.query('update quote set company_id = $1 where id = $2', [DEMO_COMPANY_ID, one]);
    await expect(listed({ sort: 'devices', after: next! })).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it(`of a visitor is removed after ${VISITORS_QUOTES_KEPT_DAYS} days, with its rows, unless an order came of it`, async () => {
    const [old, recent, ordered] = [
      await newQuote(1, DEMO_COMPANY_ID), await newQuote(1, DEMO_COMPANY_ID), await newQuote(1, DEMO_COMPANY_ID),
    ];
    await run('review-quote', { quoteId: ordered });
    await run('approve-quote', { quoteId: ordered });
    expect(await run('accept-quote', { quoteId: ordered, companyId: DEMO_COMPANY_ID })).toHaveProperty('result');
    await database.query(`insert into quote_serial (quote_id, number, serial) values ($1, 1, 'F17ABC')`, [old]);
    const now = new Date();
    const age = (id: string, days: number) =>
      database.query('update quote set requested_at = $2, from_public = true where id = $1', [
        id, new Date(now.getTime() - days * DAY_MS),
      ]);
    await age(old, VISITORS_QUOTES_KEPT_DAYS + 1);
    await age(recent, VISITORS_QUOTES_KEPT_DAYS - 1);
    await age(ordered, VISITORS_QUOTES_KEPT_DAYS + 1);
    const remove = () => removeVisitorsQuotes(database, { now } as RetentionContext);
    expect([await remove(), await remove()]).toEqual([{ removed: 1 }, { removed: 0 }]);
    await expect(readQuote(database, old)).rejects.toMatchObject({ code: 'unknown_quote' });
    expect([await readQuoteRows(database, old), (await readQuoteSerials(database, old)).size]).toEqual([[], 0]);
    expect([await stateOf(recent), await stateOf(ordered)]).toEqual(['under_review', 'accepted']);
  });
});
