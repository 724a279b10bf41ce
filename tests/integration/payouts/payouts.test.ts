import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InboxItem } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { personOperator } from '../../support/person-operator.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const IBAN = 'AE07 0331 2345 6789 0123 456';
const BANK = { method: 'bank', holder: 'Layla Haddad', iban: IBAN };
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };

describe.each(oneFoundation(import.meta.url))('money for phones, with $name', ({ redisUrl }) => {
  type Operator = (method: string, path: string, body?: unknown) => ReturnType<TestProduct['call']>;
  let product: TestProduct;
  /** Two of finance: a key, and a person, as no two keys of one issuer let money go. */
  let finance: [Operator, Operator];
  let otherKey: Operator;
  let desk: Operator;
  let admin: Operator;
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl,
      environment: { PAYOUT_ACCOUNT_NAME: 'Planet Heroes & Co', PAYOUT_ACCOUNT_IBAN: 'GB82 WEST 1234 5698 7654 32' },
    });
    const email = newEmail();
    await product.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    admin = (method, path, body) => product.call(method, path, body, { cookie });
    const operator = async (name: string, role: string): Promise<Operator> => {
      const { body: { key } } = await admin('POST', '/api/ops/operators', { name, roles: [role] });
      return (method, path, body) => product.call(method, path, body, { authorization: `Bearer ${key}` });
    };
    finance = [await operator('Mariam', 'finance'), await personOperator(product, admin, 'Omar', 'finance')];
    otherKey = await operator('Mona', 'finance');
    desk = await operator('Desk', 'desk');
  });
  afterAll(() => product.close());
  const broken = async () =>
    (await admin('POST', '/api/ops/books/check')).body.checks.filter(({ holds }: { holds: boolean }) => !holds);

  const start = async (hero: JoinedHero): Promise<string> =>
    (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body.id;
  const choose = (hero: JoinedHero, id: string, choice: object) =>
    hero.call('PUT', `/api/me/trade-ins/${id}/payout`, choice);
  const credit = async (hero: JoinedHero, id: string, handover: object = { method: 'drop-off' }) => {
    await hero.call('PUT', `/api/me/trade-ins/${id}/handover`, handover);
    for (
      const [step, body] of [
        ...('zoneId' in handover ? [['collect', {}] as const] : []),
        ['receive', {}],
        ['inspect', { answers: GOOD }],
        ['wipe', { certificate: 'NIST SP 800-88 purge' }],
      ] as const
    ) {
      const answer = await desk('POST', `/api/ops/trade-ins/${id}/${step}`, body);
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    }
  };
  const codeOf = async (id: string): Promise<string> => (await desk('GET', `/api/ops/trade-ins/${id}`)).body.code;
  const money = async (hero: JoinedHero) => (await hero.call('GET', '/api/me/money')).body;
  /** The transfer’s states that a hero was notified of, newest first. */
  const notified = async (hero: JoinedHero): Promise<string[]> =>
    (await hero.call('GET', '/api/me/inbox')).body.items
      .flatMap(({ kind, data }: InboxItem) => (kind === 'payout-step' ? data.state : []));

  it('becomes credit that is spent as codes, never more than there is', async () => {
    const hero = await joinProvenHero(product);
    const id = await start(hero);
    expect((await choose(hero, id, { method: 'credit' })).body).toMatchObject({ state: 'chosen', amountFils: null });
    expect((await hero.call('POST', '/api/me/credit-codes', { amountFils: 100 })).body.error.code)
      .toBe('insufficient_credit');
    await credit(hero, id);
    expect(await money(hero)).toMatchObject({ creditFils: 85_000, owedFils: 0 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => hero.call('POST', '/api/me/credit-codes', { amountFils: 40_000 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const left = await money(hero);
    expect(left.creditFils).toBe(5_000);
    expect(left.codes.map(({ code }: { code: string }) => code)).toEqual([
      expect.stringMatching(/^PHC-\w{6}-\w{6}$/), expect.stringMatching(/^PHC-\w{6}-\w{6}$/),
    ]);
    expect((await hero.call('GET', '/api/me/points')).body.lines.map(({ rule }: { rule: string }) => rule))
      .not.toContain('money-credit');
    expect(await broken()).toEqual([]);
  });

  it('comes back from a code that is undone, and not from one that the shop has taken', async () => {
    const hero = await joinProvenHero(product);
    const other = await joinProvenHero(product);
    const id = await start(hero);
    await choose(hero, id, { method: 'credit' });
    await credit(hero, id);
    const issue = async (amountFils: number) =>
      (await hero.call('POST', '/api/me/credit-codes', { amountFils })).body.code as string;
    const [kept, used] = [await issue(40_000), await issue(9_900)];
    const undo = (code: string, by = hero) => by.call('DELETE', `/api/me/credit-codes/${code}`);
    expect((await undo(kept, other)).body.error.code).toBe('unknown_item');
    const [mariam] = finance;
    expect((await desk('POST', `/api/ops/credit-codes/${used}/use`)).body.error.code).toBe('role_not_allowed');
    expect((await mariam('POST', `/api/ops/credit-codes/${used}/use`)).body).toMatchObject({
      code: used, amountFils: 9_900, usedAt: expect.any(String),
    });
    expect((await mariam('POST', `/api/ops/credit-codes/${used}/use`)).body.error.code).toBe('illegal_transition');
    expect((await undo(used)).body.error.code).toBe('illegal_transition');
    const undone = await Promise.all([undo(kept), undo(kept)]);
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await mariam('POST', `/api/ops/credit-codes/${kept}/use`)).body.error.code).toBe('unknown_item');
    expect(await money(hero)).toMatchObject({ creditFils: 75_100, codes: [{ code: used, usedAt: expect.any(String) }] });
    expect(await broken()).toEqual([]);
  });

  it('gives one code to a request that is sent again', async () => {
    const hero = await joinProvenHero(product);
    const id = await start(hero);
    await choose(hero, id, { method: 'credit' });
    await credit(hero, id);
    const key = { 'idempotency-key': 'credit-code-of-one-request', 'idempotency-nonce': randomUUID() };
    const [first, again] = [
      await hero.call('POST', '/api/me/credit-codes', { amountFils: 100 }, key),
      await hero.call('POST', '/api/me/credit-codes', { amountFils: 100 }, key),
    ];
    expect(again.body).toEqual(first.body);
    expect((await money(hero)).creditFils).toBe(84_900);
  });

  it('is transferred in batches that a second person approves, less the courier’s fee', async () => {
    const [hero, other] = [await joinProvenHero(product), await joinProvenHero(product)];
    const ids = [await start(hero), await start(other)];
    expect((await choose(hero, ids[0]!, BANK)).body).toMatchObject({ account: 'AE•• •••• 3456', holder: 'Layla Haddad' });
    await choose(other, ids[1]!, { ...BANK, holder: '=SUM(A1)' });
    const { slots } = (await product.call('GET', '/api/pickup-slots?zoneId=zone-3')).body;
    await credit(hero, ids[0]!, {
      method: 'pickup', zoneId: 'zone-3', day: slots[0].day, slot: slots[0].slot,
      address: 'Villa 12', contact: 'Layla', phone: '+971 50 123 4567',
    });
    await credit(other, ids[1]!);
    expect(await money(hero)).toMatchObject({ owedFils: 80_000, creditFils: 0 });

    const [mariam, omar] = finance;
    expect((await desk('POST', '/api/ops/payout-batches')).body.error.code).toBe('role_not_allowed');
    const batch = (await mariam('POST', '/api/ops/payout-batches')).body;
    expect(batch).toMatchObject({ state: 'proposed', count: 2, amountFils: 165_000, proposedBy: 'Mariam' });
    expect((await omar('POST', '/api/ops/payout-batches')).body.error.code).toBe('nothing_owed');
    const path = `/api/ops/payout-batches/${batch.id}`;
    expect((await mariam('GET', `${path}/export`)).body.error.code).toBe('illegal_transition');
    expect((await mariam('POST', `${path}/approve`)).body.error.code).toBe('second_person_required');
    for (const behind of [otherKey, admin])
      expect((await behind('POST', `${path}/approve`)).body.error.code).toBe('second_person_required');
    expect((await omar('POST', `${path}/approve`)).body).toMatchObject({ state: 'approved', approvedBy: 'Omar' });
    expect((await choose(hero, ids[0]!, { method: 'credit' })).body.error.code).toBe('illegal_transition');

    const codes = await Promise.all(ids.map(codeOf));
    const csv = (await omar('GET', `${path}/export`)).body as string;
    expect(csv.split('\r\n')).toEqual(expect.arrayContaining([
      'Beneficiary,IBAN,Amount,Currency,Reference',
      `"Layla Haddad","AE070331234567890123456",800.00,AED,"${codes[0]}"`,
      `"SUM(A1)","AE070331234567890123456",850.00,AED,"${codes[1]}"`,
    ]));
    const xml = (await omar('GET', `${path}/export?format=pain.001`)).body as string;
    expect(xml).toContain('<CtrlSum>1650.00</CtrlSum>');
    expect(xml).toContain('<Nm>Planet Heroes + Co</Nm>');
    expect(xml).toContain('<IBAN>AE070331234567890123456</IBAN>');
    expect(xml).toContain(`<EndToEndId>${codes[0]}</EndToEndId>`);

    const settled = await mariam('POST', `${path}/settle`, {
      reference: 'ENBD-7', returned: [{ tradeInId: ids[1], reason: 'Account closed' }],
    });
    expect(settled.body).toMatchObject({ state: 'settled', settledBy: 'Mariam', reference: 'ENBD-7', returnedCount: 1, returnedFils: 85_000 });
    expect((await money(hero)).payouts[0]).toMatchObject({ state: 'paid', reference: 'ENBD-7' });
    expect((await money(other)).payouts[0]).toMatchObject({ state: 'returned', reference: 'Account closed' });
    expect([await notified(hero), await notified(other)]).toEqual([['paid', 'batched'], ['returned', 'batched']]);
    expect((await money(other)).owedFils).toBe(85_000);
    expect((await choose(other, ids[1]!, { ...BANK, holder: '=SUM(A1)' })).body.error.code).toBe('account_returned');
    expect((await choose(other, ids[1]!, { method: 'credit' })).body.state).toBe('credited');
    expect(await money(other)).toMatchObject({ owedFils: 0, creditFils: 85_000 });
    expect(await broken()).toEqual([]);
  });

  it('names its payee in the bank’s letters, leaves out who has no such name, and asks them again', async () => {
    const [hero, other] = [await joinProvenHero(product), await joinProvenHero(product)];
    const ids = [await start(hero), await start(other)];
    expect(await choose(other, ids[1]!, { ...BANK, holder: 'محمد أحمد الحسن' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', details: { issues: [{ path: 'holder' }] } } },
    });
    await choose(hero, ids[0]!, { ...BANK, holder: 'Jørgen Weiß', iban: `IBAN ${IBAN}` });
    await choose(other, ids[1]!, BANK);
    // As an earlier version took it.
    await product.database.query('update payout set holder = $1 where trade_in_id = $2', ['محمد أحمد الحسن', ids[1]!]);
    for (const [index, id] of ids.entries()) await credit([hero, other][index]!, id);
    const [mariam, omar] = finance;
    const path = `/api/ops/payout-batches/${(await mariam('POST', '/api/ops/payout-batches')).body.id}`;
    await omar('POST', `${path}/approve`);
    const [csv, xml, leftOut] = await Promise.all(
      ['csv', 'pain.001', 'left-out'].map(async (format) => (await omar('GET', `${path}/export?format=${format}`)).body),
    );
    expect(csv).toBe([
      'Beneficiary,IBAN,Amount,Currency,Reference',
      `"Jorgen Weiss","AE070331234567890123456",850.00,AED,"${await codeOf(ids[0]!)}"`, '',
    ].join('\r\n'));
    expect(xml).toContain('<Nm>Jorgen Weiss</Nm>');
    expect(xml).toContain('<NbOfTxs>1</NbOfTxs>');
    expect(xml).toContain('<CtrlSum>850.00</CtrlSum>');
    expect(leftOut).toBe(
      ['Account holder,Amount,Currency,Reference', `"محمد أحمد الحسن",850.00,AED,"${await codeOf(ids[1]!)}"`, ''].join('\r\n'),
    );
    await mariam('POST', `${path}/settle`, { reference: 'ENBD-8' });
    expect((await money(hero)).payouts[0]).toMatchObject({ state: 'paid', reference: 'ENBD-8' });
    expect((await money(other)).payouts[0]).toMatchObject({
      state: 'returned', reference: expect.stringContaining('Latin letters'),
    });
    expect((await choose(other, ids[1]!, { ...BANK, holder: 'Mohammed Ahmed Alhassan' })).body.state).toBe('owed');
    await choose(other, ids[1]!, { method: 'credit' });
    expect(await broken()).toEqual([]);
  });

  it('waits where nothing was chosen, and goes where it is then said to go', async () => {
    const hero = await joinProvenHero(product);
    const conciergeSays = async () =>
      (await hero.call('POST', '/api/ai-chat', { message: 'when am I paid?' })).body.response;
    const id = await start(hero);
    await credit(hero, id);
    expect((await money(hero)).payouts).toMatchObject([{ state: 'undecided', amountFils: 85_000, method: null }]);
    expect(await conciergeSays()).toMatch(/^Your iPhone 1\d[^:]*: choose on its page how you are paid\.\n/);
    expect((await choose(hero, id, BANK)).body).toMatchObject({ state: 'owed', amountFils: 85_000 });
    expect(await conciergeSays()).toMatch(/^Your iPhone 1\d[^:]*: your transfer is being prepared\.\n/);
    expect((await choose(hero, id, { method: 'credit' })).body.state).toBe('credited');
    expect(await conciergeSays()).toMatch(/^Once your phone/);
    expect((await choose(hero, id, BANK)).body.error.code).toBe('illegal_transition');
    expect(await money(hero)).toMatchObject({ creditFils: 85_000, owedFils: 0 });
    expect(await broken()).toEqual([]);
  });

  it('goes along with a hero who is merged into another, wherever it is on its way', async () => {
    const email = newEmail();
    await signIn(product, email, (await joinHero(product)).cookie);
    const other = await joinHero(product);
    const [spent, owed, undecided] = [await start(other), await start(other), await start(other)];
    await choose(other, spent, { method: 'credit' });
    await choose(other, owed, BANK);
    for (const id of [spent, owed, undecided]) await credit(other, id);
    await other.call('POST', '/api/me/credit-codes', { amountFils: 40_000 });

    const { cookie } = await signIn(product, email, other.cookie);
    expect((await product.call('POST', '/api/me/merge', undefined, { cookie })).status).toBe(200);
    const brought = (await product.call('GET', '/api/me/money', undefined, { cookie })).body;
    expect(brought).toMatchObject({ creditFils: 45_000 + 85_000, owedFils: 85_000, codes: [{ amountFils: 40_000 }] });
    expect(brought.payouts.map(({ tradeInId, state }: Payout) => [tradeInId, state]).toSorted()).toEqual(
      [[spent, 'credited'], [owed, 'owed'], [undecided, 'credited']].toSorted(),
    );
    expect(await broken()).toEqual([]);
  });

  it('of the demo hero, who is everybody, shows nobody’s account or door', async () => {
    const { body: { id } } = await product.call('POST', '/api/me/trade-ins', { device: '13 Pro', condition: 'good' });
    const chosen = await product.call('PUT', `/api/me/trade-ins/${id}/payout`, BANK);
    expect(chosen.body).toMatchObject({ method: 'bank', holder: null, account: null });
    const { slots: [{ day, slot }] } = (await product.call('GET', '/api/pickup-slots?zoneId=zone-1')).body;
    const door = { address: 'Villa 12', contact: 'Layla', phone: '+971 50 123 4567' };
    const pickup = { method: 'pickup', zoneId: 'zone-1', day, slot, ...door };
    const nobody = { address: null, contact: null, phone: null, slot };
    const booked = await product.call('PUT', `/api/me/trade-ins/${id}/handover`, pickup);
    expect(booked.body.handover).toMatchObject(nobody);
    expect((await product.call('GET', `/api/me/trade-ins/${id}`)).body.handover).toMatchObject(nobody);
    expect((await product.call('GET', '/api/me/trade-ins')).body[0].handover).toMatchObject(nobody);
    expect((await product.call('GET', '/api/me/money')).body.payouts[0]).toMatchObject({ holder: null, account: null });
    expect((await desk('GET', `/api/ops/trade-ins/${id}`)).body.handover).toMatchObject(door);
  });

  it('keeps no account’s number in clear, anywhere', async () => {
    const hero = await joinProvenHero(product);
    const id = await start(hero);
    await choose(hero, id, BANK);
    const plain = IBAN.replaceAll(' ', '');
    for (const table of ['payout', 'command_result', 'accepted_command', 'command_payload', 'event_log', 'audit_entry']) {
      const rows = await product.database.query(`select count(*)::int as found from ${table} t where t::text like $1`, [
        `%${plain}%`,
      ]);
      expect([table, rows]).toEqual([table, [{ found: 0 }]]);
    }
  });

  it.each([
    ['a wrong checksum', { ...BANK, iban: 'AE08 0331 2345 6789 0123 456' }],
    ['no holder', { method: 'bank', iban: IBAN }],
    ['another way', { method: 'gold' }],
  ])('goes nowhere with %s', async (_, choice) => {
    const hero = await joinProvenHero(product);
    const answer = await choose(hero, await start(hero), choice);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it('is its own hero’s alone', async () => {
    const [hero, other] = [await joinProvenHero(product), await joinProvenHero(product)];
    const answer = await choose(other, await start(hero), { method: 'credit' });
    expect(answer.body.error.code).toBe('unknown_trade_in');
    expect(((await money(other)).payouts as Payout[])).toEqual([]);
  });
});
