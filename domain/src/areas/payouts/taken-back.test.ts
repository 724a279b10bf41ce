import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { joinHeroes } from '../heroes/join-heroes.js';
import { creditOf, listPayouts, readMoney, readTransfers } from './read-payouts.js';

/** What an iPhone 15 Pro in good condition is worth, fils. */
const VALUE = 119_000;
const CREDIT = { method: 'credit', holder: null, account: null, sealedIban: null } as const;
const BANK = { method: 'bank', holder: 'Layla Haddad', account: '•••• 3456', sealedIban: 'sealed' } as const;
const [MARIAM, OMAR] = [{ id: 'mariam', name: 'Mariam' }, { id: 'omar', name: 'Omar' }];

describe('the money of a phone', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const { run } = commandsOn(() => database);
  const newHero = async () => {
    const heroId = randomUUID();
    await database.transaction((transaction) =>
      joinHeroes(transaction, [{ heroId, name: 'Layla', cause: heroId, time: new Date() }])
    );
    return heroId;
  };
  /** A phone that is credited, and paid as its hero chose. */
  const creditedPhone = async (heroId: string, choice?: object): Promise<string> => {
    const { result: { id } } = await run('quote-trade-in', { heroId, device: 'iPhone 15 Pro', condition: 'good' }) as {
      result: { id: string };
    };
    if (choice) expect(await choose(id, heroId, choice)).toHaveProperty('result');
    expect(await run('verify-trade', { tradeInId: id })).toHaveProperty('result');
    return id;
  };
  const choose = (tradeInId: string, heroId: string, choice: object) =>
    run('choose-payout', { tradeInId, heroId, ...choice });
  const reverse = async (tradeInId: string) =>
    expect(await run('reverse-trade-in', { tradeInId, reason: 'Stolen' })).toHaveProperty('result');
  const payoutOf = async (tradeInId: string) => {
    const [payout] = await database.query<{ state: string; kept: number; amount: number }>(
      'select state, kept_fils::int as kept, amount_fils::int as amount from payout where trade_in_id = $1',
      [tradeInId],
    );
    return payout;
  };
  const notesOf = async (tradeInId: string) =>
    (await database.query<{ note: string }>(
      `select note from trade_in_flag where trade_in_id = $1 and reason = 'money-left'`,
      [tradeInId],
    )).map(({ note }) => note);
  const told = async (tradeInId: string) =>
    (await database.query<{ state: string }>(
      `select data ->> 'state' as state from event_log where type = 'payout.changed' and subject = $1
       order by transaction_id, row_number`,
      [tradeInId],
    )).map(({ state }) => state);
  const proposeBatch = async () =>
    (await run('propose-payout-batch', { by: MARIAM }) as { result: { id: string } }).result.id;

  it('that waits as credit is taken back with it, and nobody has to look', async () => {
    const heroId = await newHero();
    const [first, second] = [await creditedPhone(heroId, CREDIT), await creditedPhone(heroId, CREDIT)];
    expect(await creditOf(database, heroId)).toBe(2 * VALUE);
    await reverse(first);
    expect(await creditOf(database, heroId)).toBe(VALUE);
    expect([await payoutOf(first), await payoutOf(second)]).toMatchObject([
      { state: 'withdrawn', kept: 0 }, { state: 'credited' },
    ]);
    expect(await notesOf(first)).toEqual([]);
    expect(await told(first)).toEqual(['chosen', 'credited', 'withdrawn']);
  });

  it('that was spent in part is taken back as far as it is there, and the rest is shown to the desk', async () => {
    const heroId = await newHero();
    const phone = await creditedPhone(heroId, CREDIT);
    const code = (amountFils: number) => run('issue-credit-code', { heroId, amountFils, code: randomUUID() });
    expect(await code(VALUE + 1)).toHaveProperty('code');
    expect(await code(19_000)).toHaveProperty('result');
    await reverse(phone);
    expect(await creditOf(database, heroId)).toBe(0);
    expect(await payoutOf(phone)).toMatchObject({ state: 'withdrawn', kept: 19_000 });
    expect(await notesOf(phone)).toEqual(['AED 190.00 of its AED 1190.00 of credit had been spent, and could not be taken back.']);
  });

  it('that was all spent leaves nothing to take back', async () => {
    const heroId = await newHero();
    const phone = await creditedPhone(heroId, CREDIT);
    expect(await run('issue-credit-code', { heroId, amountFils: VALUE, code: randomUUID() })).toHaveProperty('result');
    await reverse(phone);
    expect(await payoutOf(phone)).toMatchObject({ state: 'withdrawn', kept: VALUE });
  });

  it('that is owed or not decided on yet is owed no more', async () => {
    const heroId = await newHero();
    const [owed, undecided] = [await creditedPhone(heroId, BANK), await creditedPhone(heroId)];
    expect([await payoutOf(owed), await payoutOf(undecided)]).toEqual([
      { state: 'owed', amount: VALUE, kept: 0 }, { state: 'undecided', amount: VALUE, kept: 0 },
    ]);
    expect(await readMoney(database, heroId)).toMatchObject({ creditFils: 0, owedFils: VALUE });
    await reverse(owed);
    await reverse(undecided);
    expect(await readMoney(database, heroId)).toMatchObject({ creditFils: 0, owedFils: 0 });
    expect([await payoutOf(owed), await payoutOf(undecided)]).toMatchObject([
      { state: 'withdrawn', kept: 0 }, { state: 'withdrawn', kept: 0 },
    ]);
    expect([await notesOf(owed), await notesOf(undecided)]).toEqual([[], []]);
    expect(await choose(owed, heroId, CREDIT)).toEqual({ code: 'illegal_transition' });
  });

  it('that is on its way to the bank, or there, is shown to the desk', async () => {
    const heroId = await newHero();
    const batched = await creditedPhone(heroId, BANK);
    const first = await proposeBatch();
    const paid = await creditedPhone(heroId, BANK);
    const second = await proposeBatch();
    expect(await run('approve-payout-batch', { batchId: second, by: MARIAM })).toEqual({ code: 'second_person_required' });
    expect(await run('approve-payout-batch', { batchId: second, by: OMAR })).toHaveProperty('result');
    expect(await run('settle-payout-batch', { batchId: second, reference: 'ENBD-1', returned: [], returnedOrders: [] }))
      .toHaveProperty('result');
    expect([await payoutOf(batched), await payoutOf(paid)]).toMatchObject([{ state: 'batched' }, { state: 'paid' }]);
    expect((await readTransfers(database, first))!.transfers.map(({ tradeInId }) => tradeInId)).toEqual([batched]);
    await reverse(batched);
    await reverse(paid);
    expect([await payoutOf(batched), await payoutOf(paid)]).toMatchObject([{ state: 'batched' }, { state: 'paid' }]);
    expect([await notesOf(batched), await notesOf(paid)]).toEqual([
      ['AED 1190.00 are on the way to the bank.'], ['AED 1190.00 were transferred.'],
    ]);
  });

  it('is listed by its state and its batch, the oldest debt first, page after page', async () => {
    const heroId = await newHero();
    const phones: string[] = [];
    for (let count = 0; count < 3; count++) phones.push(await creditedPhone(heroId, BANK));
    for (const [at, id] of phones.entries())
      await database.query('update payout set owed_at = $2 where trade_in_id = $1', [id, new Date(Date.UTC(2020, 1, at + 1))]);
    const list = async (query: object) => {
      const { payouts, next } = await listPayouts(database, { limit: 2, ...query });
      return { ids: payouts.map(({ tradeInId }) => tradeInId), next };
    };
    const first = await list({ state: 'owed' });
    expect(first.ids).toEqual(phones.slice(0, 2));
    expect(await list({ state: 'owed', after: first.next })).toEqual({ ids: phones.slice(2), next: null });
    expect(await list({ state: 'returned' })).toEqual({ ids: [], next: null });
    const batchId = await proposeBatch();
    expect(await list({ batchId, limit: 3 })).toEqual({ ids: phones, next: null });
    expect(await list({ batchId: 'nothing' })).toEqual({ ids: [], next: null });
    expect(await readTransfers(database, 'nothing')).toBeUndefined();
    expect(await run('approve-payout-batch', { batchId: 'nothing', by: OMAR })).toHaveProperty('code');
  });

  it('is listed after the debts, page after page, while its hero has not chosen', async () => {
    const heroId = await newHero();
    const undecided = [await creditedPhone(heroId), await creditedPhone(heroId)];
    const owed = await creditedPhone(heroId, BANK);
    const listed: string[] = [];
    let after: string | undefined;
    do {
      const { payouts, next } = await listPayouts(database, { limit: 1, after });
      listed.push(...payouts.map(({ tradeInId }) => tradeInId));
      after = next ?? undefined;
    } while (after);
    expect(listed.filter((id) => [owed, ...undecided].includes(id))).toEqual([owed, ...undecided.toSorted()]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('is found by its trade-in, also before anything is owed', async () => {
    const heroId = await newHero();
    const [undecided, owed] = [await creditedPhone(heroId), await creditedPhone(heroId, BANK)];
    const find = async (tradeInId: string, query: object = {}) =>
      (await listPayouts(database, { limit: 1, tradeInId, ...query })).payouts;
    expect(await find(undecided)).toMatchObject([{ tradeInId: undecided, state: 'undecided', isDemo: false }]);
    expect(await find(owed)).toMatchObject([{ tradeInId: owed, state: 'owed', account: BANK.account }]);
    expect(await find(owed, { state: 'returned' })).toEqual([]);
    expect(await find('nothing')).toEqual([]);
  });

  it('of a trade-in that has ended without a trade is not chosen', async () => {
    const heroId = await newHero();
    const { result: { id } } = await run('quote-trade-in', { heroId, device: 'iPhone 15 Pro', condition: 'good' }) as {
      result: { id: string };
    };
    expect(await run('reject-trade-in', { tradeInId: id, reasons: ['Not ours'] })).toHaveProperty('result');
    expect(await choose(id, heroId, CREDIT)).toEqual({ code: 'illegal_transition' });
    expect(await choose('nothing', heroId, CREDIT)).toEqual({ code: 'unknown_trade_in' });
    expect(await payoutOf(id)).toBeUndefined();
  });

  it('that comes back from the bank, or from a refused batch, after its phone was taken back is withdrawn', async () => {
    const heroId = await newHero();
    const [reversed, other, early] = [
      await creditedPhone(heroId, BANK), await creditedPhone(heroId, BANK), await creditedPhone(heroId, BANK),
    ];
    const refused = await proposeBatch();
    await reverse(early);
    expect(await run('refuse-payout-batch', { batchId: refused, reason: 'Not today', by: MARIAM })).toHaveProperty('result');
    expect([await payoutOf(early), await payoutOf(other)]).toMatchObject([{ state: 'withdrawn' }, { state: 'owed' }]);
    const batchId = await proposeBatch();
    await reverse(reversed);
    expect(await run('approve-payout-batch', { batchId, by: OMAR })).toHaveProperty('result');
    const returned = [reversed, other].map((tradeInId) => ({ tradeInId, reason: 'Account closed' }));
    expect(await run('settle-payout-batch', { batchId, reference: 'ENBD-2', returned, returnedOrders: [] }))
      .toHaveProperty('result');
    expect([await payoutOf(reversed), await payoutOf(other)]).toMatchObject([{ state: 'withdrawn' }, { state: 'returned' }]);
  });
});
