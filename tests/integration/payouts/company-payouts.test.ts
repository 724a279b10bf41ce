import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk } from '../../support/company-desk.js';
import { DESK_STEPS } from '../../support/desk-steps.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { personOperator } from '../../support/person-operator.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const IBAN = 'AE07 0331 2345 6789 0123 456';
const PLAIN = IBAN.replaceAll(' ', '');
const LOCAL = '0331 2345 6789';
const PHONES = [{ model: 'iphone-13', condition: 'good', quantity: 5 }];
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };

describe.each(oneFoundation(import.meta.url))('companies’ payouts, with $name', ({ redisUrl }) => {
  type Operator = (method: string, path: string, body?: unknown) => ReturnType<TestProduct['call']>;
  let product: TestProduct;
  let mariam: Operator;
  let omar: Operator;
  let admin: Operator;
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl,
      environment: { PAYOUT_ACCOUNT_NAME: 'Planet Heroes', PAYOUT_ACCOUNT_IBAN: 'GB82 WEST 1234 5698 7654 32' },
    });
    const email = newEmail();
    await product.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    admin = (method, path, body) => product.call(method, path, body, { cookie });
    const operator = async (name: string): Promise<Operator> => {
      const { body: { key } } = await admin('POST', '/api/ops/operators', { name, roles: ['finance'] });
      return (method, path, body) => product.call(method, path, body, { authorization: `Bearer ${key}` });
    };
    [mariam, omar] = [await operator('Mariam'), await personOperator(product, admin, 'Omar', 'finance')];
  });
  afterAll(() => product.close());
  // Once there are operators the start token opens nothing: the admin does what the desk does.
  const company = new CompanyDesk(() => ({ ...product, operate: admin }));
  const { call } = company;
  const desk: Operator = (method, path, body) => admin(method, `/api/ops${path}`, body);
  const broken = async () =>
    (await admin('POST', '/api/ops/books/check')).body.checks.filter(({ holds }: { holds: boolean }) => !holds);

  type Key = Record<string, string>;
  const addMethod = async (companyId: string, key: Key, account: string) => {
    const method = { type: 'bank_transfer', name: 'Main', account };
    const { status, body: { id } } = await call('POST', '/payment-methods', method, key);
    expect(status).toBe(201);
    await desk('POST', `/companies/${companyId}/payment-methods/${id}/verify`);
    return id as string;
  };
  /** A company of the test's own that is paid to this account, with an order whose devices are wiped. */
  const completedOrder = async (account = IBAN) => {
    const { id: companyId, key } = await company.registerCompany();
    await addMethod(companyId, key, account);
    const quoteId = await company.approvedQuote(PHONES, {}, key);
    const { id } = (await call('POST', `/quotes/${quoteId}/accept`, undefined, key)).body.order;
    await call('POST', `/orders/${id}/approve`, undefined, key);
    await company.bookPickup(id);
    for (const step of DESK_STEPS)
      expect((await desk('POST', `/orders/${id}/advance`, step)).status).toBe(200);
    const read = async () => (await call('GET', `/orders/${id}`, undefined, key)).body;
    const ask = () => call('POST', `/orders/${id}/pay`, undefined, key);
    return { id: id as string, companyId, key, read, ask };
  };
  const approvedBatch = async () => {
    const { status, body: batch } = await mariam('POST', '/api/ops/payout-batches');
    expect(status).toBe(201);
    expect((await mariam('POST', `/api/ops/payout-batches/${batch.id}/approve`)).body.error.code)
      .toBe('second_person_required');
    expect((await omar('POST', `/api/ops/payout-batches/${batch.id}/approve`)).status).toBe(200);
    return { ...batch, path: `/api/ops/payout-batches/${batch.id}` };
  };

  it('go to the bank with those of heroes, and pay their orders once', async () => {
    const order = await completedOrder();
    const hero = await joinHero(product);
    const { body: { id: tradeIn } } = await hero.call('POST', '/api/me/trade-ins', {
      device: 'iPhone 13 Pro', condition: 'good',
    });
    const bank = { method: 'bank', holder: 'Layla Haddad', iban: IBAN };
    await hero.call('PUT', `/api/me/trade-ins/${tradeIn}/payout`, bank);
    await hero.call('PUT', `/api/me/trade-ins/${tradeIn}/handover`, { method: 'drop-off' });
    for (
      const [step, body] of [
        ['receive', {}], ['inspect', { answers: GOOD }], ['wipe', { certificate: 'NIST SP 800-88 purge' }],
      ] as const
    ) expect((await desk('POST', `/trade-ins/${tradeIn}/${step}`, body)).status).toBe(200);

    const owed = { paymentStatus: 'pending', transfer: { state: 'owed', reason: null } };
    expect((await order.ask()).body).toMatchObject(owed);
    const { payableAmount } = await order.read();
    const batch = await approvedBatch();
    expect(batch).toMatchObject({ count: 2, amountFils: payableAmount + 85_000 });
    // The batch is for the desk alone.
    expect((await omar('GET', `/api/ops/orders/${order.id}`)).body.transfer).toMatchObject({ batchId: batch.id });
    expect((await order.read()).transfer).not.toHaveProperty('batchId');
    expect((await mariam('GET', `${batch.path}/orders`)).body.orders).toEqual([{
      orderId: order.id, companyId: order.companyId, state: 'batched', amountFils: payableAmount,
      holder: expect.any(String), account: '•••• 3456', reference: null,
    }]);
    const byHand = await omar('POST', `/api/ops/orders/${order.id}/pay`, { reference: 'ENBD-HAND' });
    expect(byHand).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } });
    expect(byHand.body.error.message).toContain(batch.id);

    const dirhams = (payableAmount / 100).toFixed(2);
    expect((await omar('GET', `${batch.path}/export`)).body).toContain(`"${PLAIN}",${dirhams},AED,"${order.id}"`);
    const xml = (await omar('GET', `${batch.path}/export?format=pain.001`)).body as string;
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(xml).toContain(`<CtrlSum>${((payableAmount + 85_000) / 100).toFixed(2)}</CtrlSum>`);
    expect(xml).toContain(`Planet Heroes order ${order.id}<`);
    expect(await broken()).toEqual([]);

    expect((await mariam('POST', `${batch.path}/settle`, { reference: 'ENBD-1' })).body.state).toBe('settled');
    expect((await mariam('POST', `${batch.path}/settle`, { reference: 'ENBD-1' })).body.error.code)
      .toBe('illegal_transition');
    expect(await order.read()).toMatchObject({
      paymentStatus: 'paid', paymentReference: 'ENBD-1', transfer: { state: 'paid' }, stages: { wiped: 0, paid: 5 },
    });
    expect((await omar('POST', `/api/ops/orders/${order.id}/pay`)).body.error.code).toBe('illegal_transition');
    expect((await mariam('POST', '/api/ops/payout-batches')).body.error.code).toBe('nothing_owed');
    expect(await broken()).toEqual([]);
  });

  it('of a refused batch are owed again, and go into the next one', async () => {
    const order = await completedOrder();
    await order.ask();
    const { body: batch } = await mariam('POST', '/api/ops/payout-batches');
    const refuse = (by: Operator, body: object) => by('POST', `/api/ops/payout-batches/${batch.id}/refuse`, body);
    expect((await refuse(omar, {})).body.error.code).toBe('invalid_request');
    expect((await refuse(omar, { reason: 'Not their account' })).body).toMatchObject({
      state: 'refused', refusedBy: 'Omar', refusal: 'Not their account', approvedAt: null,
    });
    expect((await refuse(mariam, { reason: 'Again' })).body.error.code).toBe('illegal_transition');
    expect((await omar('GET', `/api/ops/payout-batches/${batch.id}/export`)).body.error.code).toBe('illegal_transition');
    expect((await order.read()).transfer).toEqual({ state: 'owed', reason: null });
    expect(await broken()).toEqual([]);
    const next = await approvedBatch();
    expect(next).toMatchObject({ count: 1, amountFils: batch.amountFils });
    await mariam('POST', `${next.path}/settle`, { reference: 'ENBD-R' });
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid' });
    expect(await broken()).toEqual([]);
  });

  it('come back, are asked for again, and are paid to the account that is named then', async () => {
    const order = await completedOrder();
    await order.ask();
    const first = await approvedBatch();
    const strange = { reference: 'ENBD-2', returnedOrders: [{ orderId: 'PO-NONE', reason: 'Closed' }] };
    expect((await mariam('POST', `${first.path}/settle`, strange)).body.error.code).toBe('unknown_order');
    const returnedOrders = [{ orderId: order.id, reason: 'Account closed' }];
    expect((await mariam('POST', `${first.path}/settle`, { reference: 'ENBD-2', returnedOrders })).body.state)
      .toBe('settled');
    expect(await order.read()).toMatchObject({
      paymentStatus: 'pending', payoutAskedAt: null, payoutTo: null,
      transfer: { state: 'returned', reason: 'Account closed', sentBackFrom: [expect.any(String)] },
    });
    const marks = async () =>
      (await call('GET', '/payment-methods', undefined, order.key)).body.paymentMethods.map(
        ({ sentBack }: { sentBack?: { reason: string } }) => sentBack?.reason,
      );
    expect(await marks()).toEqual(['Account closed']);
    expect((await omar('GET', `/api/ops/companies/${order.companyId}`)).body.paymentMethods).toMatchObject([
      { status: 'verified', sentBack: { reason: 'Account closed' } },
    ]);
    expect((await mariam('POST', '/api/ops/payout-batches')).body.error.code).toBe('nothing_owed');
    expect(await order.ask()).toMatchObject({ status: 409, body: { error: { code: 'account_returned' } } });
    const other = await addMethod(order.companyId, order.key, 'GB82 WEST 1234 5698 7654 32');
    await call('PATCH', `/payment-methods/${other}`, { isDefault: true }, order.key);
    expect((await order.ask()).body.transfer).toEqual({ state: 'owed', reason: null });
    const second = await approvedBatch();
    expect((await omar('GET', `${second.path}/export`)).body).toContain('"GB82WEST12345698765432"');
    await mariam('POST', `${second.path}/settle`, { reference: 'ENBD-3' });
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid', paymentReference: 'ENBD-3' });
    expect(await marks()).toEqual([undefined, undefined]);
    expect(await broken()).toEqual([]);
  });

  it('to an account that is not kept are paid by hand alone', async () => {
    const order = await completedOrder(LOCAL);
    expect((await order.ask()).body).not.toHaveProperty('transfer');
    expect((await mariam('POST', '/api/ops/payout-batches')).body.error.code).toBe('nothing_owed');
    expect((await omar('POST', `/api/ops/orders/${order.id}/pay`, { reference: 'ENBD-4' })).body.paymentStatus)
      .toBe('paid');
  });

  it('that are paid by hand before a batch has them go into none', async () => {
    const order = await completedOrder();
    await order.ask();
    expect((await omar('POST', `/api/ops/orders/${order.id}/pay`, { reference: 'ENBD-5' })).body)
      .toMatchObject({ paymentStatus: 'paid', transfer: { state: 'withdrawn' } });
    expect((await mariam('POST', '/api/ops/payout-batches')).body.error.code).toBe('nothing_owed');
    expect(await broken()).toEqual([]);
  });

  it('are paid once, however hand and batch meet', async () => {
    const orders = [await completedOrder(), await completedOrder(), await completedOrder()];
    for (const { ask } of orders) await ask();
    const [batch, ...hands] = await Promise.all([
      mariam('POST', '/api/ops/payout-batches'),
      ...orders.map(({ id }) => omar('POST', `/api/ops/orders/${id}/pay`, { reference: 'ENBD-6' })),
    ]);
    const byHand = hands.filter(({ status }) => status === 200).length;
    const batched = batch.status === 201 ? batch.body.count : 0;
    expect(byHand + batched).toBe(orders.length);
    expect(await broken()).toEqual([]);
    if (batch.status === 201) {
      await omar('POST', `/api/ops/payout-batches/${batch.body.id}/approve`);
      await mariam('POST', `/api/ops/payout-batches/${batch.body.id}/settle`, { reference: 'ENBD-7' });
    }
    expect(await broken()).toEqual([]);
  });

  it('keep no account’s number in clear, anywhere, and take no wrong one', async () => {
    const { id: companyId, key } = await company.registerCompany();
    await addMethod(companyId, key, IBAN);
    for (
      const table of [
        'payment_method', 'order_payout', 'command_result', 'accepted_command', 'command_payload', 'event_log',
        'audit_entry',
      ]
    ) {
      const rows = await product.database.query(`select count(*)::int as found from ${table} t where t::text like $1`, [
        `%${PLAIN}%`,
      ]);
      expect([table, rows]).toEqual([table, [{ found: 0 }]]);
    }
    const kept = await product.database.query(
      'select sealed_iban is not null as sealed, holder is not null as named from payment_method where company_id = $1',
      [companyId],
    );
    expect(kept).toEqual([{ sealed: true, named: true }]);
  });

  it.each([
    ['IBAN AE07 0331 2345 6789 0123 456', 201],
    ['AE08 0331 2345 6789 0123 456', 400],
    ['IBAN AE08 0331 2345 6789 0123 456', 400],
    ['--------', 400],
  ])('take the account %j with %i', async (account, status) => {
    const { id, key } = await company.registerCompany();
    const answer = await call('POST', '/payment-methods', { type: 'bank_transfer', name: 'Main', account }, key);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.error.code).toBe('invalid_request');
    const kept = await product.database.query(
      'select details, sealed_iban from payment_method where company_id = $1', [id],
    );
    expect(kept).toEqual(status === 201 ? [{ details: '•••• 3456', sealed_iban: expect.any(String) }] : []);
  });

  it('ask a company that is named in another script for the account holder’s name', async () => {
    const { id, key } = await company.registerCompany();
    await product.database.query('update company set name = $1 where id = $2', ['شركة الخليج', id]);
    const method = { type: 'bank_transfer', name: 'Main', account: IBAN };
    expect(await call('POST', '/payment-methods', method, key)).toMatchObject({
      status: 409, body: { error: { code: 'latin_name_required', details: { field: 'holder' } } },
    });
    expect((await call('POST', '/payment-methods', { ...method, holder: 'شركة' }, key)).status).toBe(400);
    expect((await call('POST', '/payment-methods', { ...method, holder: 'Gulf Trading LLC' }, key)).status).toBe(201);
    expect(await product.database.query('select holder from payment_method where company_id = $1', [id]))
      .toEqual([{ holder: 'Gulf Trading LLC' }]);
  });
});
