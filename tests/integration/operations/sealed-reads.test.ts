import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALLS } from '@planet-heroes/contracts/calls';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

/** Written down here as well: a read that is left out of the product's list would leave no line. */
const OPENING = [
  'GET /api/ops/payout-batches/{id}/export', 'GET /api/ops/trade-ins/{id}/imei',
  'GET /api/ops/companies/{id}/payment-methods/{methodId}/account', 'GET /api/ops/mail',
  'GET /api/ops/people/{id}/messages', 'GET /api/ops/companies/{id}/messages',
];

describe('what operators open that is sealed', () => {
  let product: TestProduct;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'catalogue', environment: { SIGN_INS_PER_MINUTE: '0' } });
    for (const role of ['admin', 'courier']) {
      const email = newEmail();
      await product.database.query(
        `insert into operator (id, email, name, roles, active, created_at, created_by) values ($1, $2, $3, $4, true, now(), 'test')`,
        [role, email, role, [role]],
      );
      cookies[role] = (await signIn(product, email)).cookie;
    }
  });
  afterAll(() => product.close());

  const as = (role: string, path: string) => product.call('GET', path, undefined, { cookie: cookies[role]! });
  const linesOf = (operator: string) =>
    product.database.query<{ call: string; subject: string; status: number }>(
      'select call, subject, status from audit_entry where operator = $1 order by id', [operator],
    );

  it('leaves a line for each such read, one for those that an open page repeats, and for none other', async () => {
    const subject = randomUUID();
    for (const route of OPENING) await as('admin', route.slice('GET '.length).replaceAll(/\{\w+\}/g, subject));
    await as('admin', '/api/ops/mail');
    await as('admin', '/api/ops/overview');
    const lines = await linesOf('admin');
    expect(lines.map(({ call }) => call)).toEqual(OPENING);
    for (const { call, subject: about } of lines) expect(about).toBe((call.match(/\{\w+\}/g) ?? []).map(() => subject).join(' '));
    expect(lines.find(({ call }) => call === 'GET /api/ops/mail')!.status).toBe(200);
    const routes = new Set<string>(CALLS.map(({ route }) => route));
    expect(OPENING.filter((route) => !routes.has(route))).toEqual([]);
  });

  it('leaves a line for what a role does not allow, to read or to do', async () => {
    const hero = await joinHero(product);
    for (const path of ['/api/ops/mail', `/api/ops/people/${hero.id}`])
      expect((await as('courier', path)).status).toBe(403);
    expect((await as('courier', '/ops/queues')).status).toBe(403);
    const erased = await product.call('POST', `/api/ops/people/${hero.id}/erase`, {}, { cookie: cookies['courier']! });
    expect(erased.status).toBe(403);
    expect(await linesOf('courier')).toEqual([
      { call: 'GET /api/ops/mail', subject: '', status: 403 },
      { call: 'GET /api/ops/people/{id}', subject: hero.id, status: 403 },
      { call: expect.stringMatching(/^GET \/ops\/queues/), subject: '', status: 403 },
      { call: 'POST /api/ops/people/{id}/erase', subject: hero.id, status: 403 },
    ]);
  });

  it('is shown to a person who has signed in a moment ago, where it is an account number', async () => {
    const email = newEmail();
    await product.database.query(
      `insert into operator (id, email, name, roles, active, created_at, created_by)
       values ('huda', $1, 'Huda', '{finance}', true, now(), 'test')`,
      [email],
    );
    const path = `/api/ops/payout-batches/${randomUUID()}/export?format=csv`;
    const ask = (cookie: string) => product.call('GET', path, undefined, { cookie });
    const { cookie } = await signIn(product, email);
    expect((await ask(cookie)).body.error.code).toBe('unknown_item');
    await product.database.query(
      `update session set created_at = created_at - interval '16 minutes' where email = $1`, [email],
    );
    await until('the session to be read again', async () => (await ask(cookie)).status === 401);
    expect((await ask(cookie)).body.error.code).toBe('confirmation_required');
    expect((await product.call('GET', '/api/ops/payouts', undefined, { cookie })).status).toBe(200);
    const again = await signIn(product, email, cookie);
    expect((await ask(again.cookie)).body.error.code).toBe('unknown_item');
    expect((await linesOf('Huda')).map(({ status }) => status)).toContain(401);
  });

  it('is not shown where the line cannot be written', async () => {
    await product.database.query('alter table audit_entry rename to audit_entry_away');
    try {
      expect(await as('admin', '/api/ops/mail?limit=7')).toMatchObject({ status: 503, body: { error: { code: 'database_unavailable' } } });
      expect((await as('admin', '/api/ops/overview')).status).toBe(200);
    } finally {
      await product.database.query('alter table audit_entry_away rename to audit_entry');
    }
  });

  it('keeps its lines: they are neither changed nor deleted, nor all at once', async () => {
    for (const change of ['truncate audit_entry', 'truncate audit_entry cascade', 'delete from audit_entry', `update audit_entry set operator = 'x'`])
      await expect(product.database.query(change)).rejects.toThrow('The audit log is never changed.');
    expect((await linesOf('admin')).length).toBeGreaterThan(0);
  });
});
