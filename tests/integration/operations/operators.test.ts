import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATOR_PERMISSIONS, mayOperate } from '@planet-heroes/contracts/operator-permissions';
import { CALLS } from '@planet-heroes/contracts/calls';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { OPERATOR_ROLES } from '@planet-heroes/contracts/kernel/operators/roles';
import { ROOT } from '../../processes/process.js';
import { SESSION_SECRET } from '../../processes/secrets.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const run = promisify(execFile);
const OPERATOR_CALLS = CALLS.filter(({ caller }) => caller === 'operator');

describe('the table of what operators may do', () => {
  it('names calls of operators alone, and leaves the rest to admins', () => {
    const calls = new Set<string>(OPERATOR_CALLS.map(({ route }) => route));
    expect(Object.keys(OPERATOR_PERMISSIONS).filter((call) => !calls.has(call))).toEqual([]);
    for (const call of calls) expect([call, mayOperate(['admin'], call as Route)]).toEqual([call, true]);
    expect(mayOperate(['desk', 'finance', 'courier', 'support'], 'POST /api/ops/clock')).toBe(false);
  });
});

describe('operators', () => {
  let product: TestProduct;
  let beforeSignIn: Awaited<ReturnType<TestProduct['operate']>>;
  let admin: (method: string, path: string, body?: unknown) => ReturnType<TestProduct['call']>;
  const adminEmail = newEmail();
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'catalogue', environment: { SIGN_INS_PER_MINUTE: '0' } });
    const first = { name: 'Huda Rahman', email: adminEmail, roles: ['admin'] };
    const desk = await product.operate('POST', '/api/ops/operators', { ...first, email: newEmail(), roles: ['desk'] });
    expect(desk).toMatchObject({ status: 409, body: { error: { code: 'last_admin' } } });
    expect((await product.operate('GET', '/api/ops/me')).status).toBe(200);
    expect((await product.operate('POST', '/api/ops/operators', first)).status).toBe(201);
    beforeSignIn = await product.operate('GET', '/api/ops/me');
    const { cookie } = await signIn(product, adminEmail);
    admin = (method, path, body) => product.call(method, path, body, { cookie });
    expect((await admin('GET', '/api/ops/me')).status).toBe(200);
  });
  afterAll(() => product.close());

  it('are made by the start token, which opens nothing once an admin has signed in', async () => {
    expect(beforeSignIn.status).toBe(200);
    expect(await product.operate('GET', '/api/ops/me')).toMatchObject({
      status: 403, body: { error: { code: 'operator_token_wrong' } },
    });
    expect(await admin('GET', '/api/ops/me')).toMatchObject({ status: 200, body: { name: 'Huda Rahman', roles: ['admin'] } });
    const stranger = await signIn(product, newEmail());
    expect((await product.call('GET', '/api/ops/me', undefined, { cookie: stranger.cookie })).status).toBe(401);
  });

  it('are added on the machine with a code that signs in once, from any browser', async () => {
    const email = newEmail();
    const add = async (environment: NodeJS.ProcessEnv) => {
      const command = ['scripts/operators/operator.ts', 'add', email.toUpperCase(), '--name', 'Sara', '--roles', 'desk'];
      const { stdout } = await run('node', command, { cwd: ROOT, env: { PATH: process.env.PATH, ...environment } });
      return stdout;
    };
    const environment = { DATABASE_URL: product.databaseUrl, SESSION_SECRET };
    const [, code] = /minutes: (\d{6})\n$/.exec(await add(environment))!;
    const enter = () => product.call('POST', '/api/sign-in', { email, code, locale: 'en' });
    const wrong = await product.call('POST', '/api/sign-in', { email: newEmail(), code, locale: 'en' });
    expect(wrong.body.error.code).toBe('code_wrong');
    const signedIn = await enter();
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie().find((each) => each.startsWith('planet_session='))!.split(';')[0]!;
    const me = await product.call('GET', '/api/ops/me', undefined, { cookie });
    expect(me.body).toMatchObject({ name: 'Sara', roles: ['desk'] });
    expect((await enter()).body.error.code).toBe('code_wrong');
    expect(await add({ DATABASE_URL: product.databaseUrl })).toMatch(/SESSION_SECRET is not set here.*e-mail\.\n$/s);
  });

  it('may do what their roles allow, each call held against the table', async () => {
    const keys: Record<string, string> = {};
    for (const role of OPERATOR_ROLES) {
      const { body } = await admin('POST', '/api/ops/operators', { name: `Machine ${role}`, roles: [role] });
      expect(body).toMatchObject({ roles: [role] });
      expect(body.key).toMatch(/^pho_/);
      keys[role] = body.key;
    }
    for (const role of OPERATOR_ROLES) {
      for (const { route, example, bodyType } of OPERATOR_CALLS) {
        const [method, path] = route.split(' ') as [string, string];
        // An admin's own calls are tried elsewhere: here they would pause queues and move the clock.
        if (role === 'admin' && method !== 'GET') continue;
        const headers = { authorization: `Bearer ${keys[role]}`, ...(bodyType && { 'content-type': bodyType }) };
        const answer = await product.call(method, path.replaceAll(/\{\w+\}/g, 'nothing'), example?.body, headers);
        const refused = answer.body?.error?.code === 'role_not_allowed';
        expect([role, route, answer.body?.error, refused]).toEqual([
          role, route, answer.body?.error, !mayOperate([role], route),
        ]);
      }
    }
  });

  it('sponsor in somebody else’s name as admins alone: a key does not bypass the table', async () => {
    const { body } = await admin('POST', '/api/ops/operators', { name: 'Route of the day', roles: ['courier'] });
    const sponsorship = CALLS.find(({ id }) => id === 'submitSponsorship')!.example!.body;
    const answer = await product.call('POST', '/api/mission-sponsorships', sponsorship, { authorization: `Bearer ${body.key}` });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'role_not_allowed' } } });
  });

  it('leave an audit line for all that they change, which can be searched and never changed', async () => {
    await admin('POST', '/api/ops/books/check');
    await admin('POST', '/api/ops/companies/nobody/decide', { decision: 'approve' });
    const { entries } = (await admin('GET', '/api/ops/audit?search=companies&limit=5')).body;
    expect(entries[0]).toMatchObject({
      operator: 'Huda Rahman', call: 'POST /api/ops/companies/{id}/decide', subject: 'nobody', status: 404,
      details: { decision: 'approve' },
    });
    const added = (await admin('GET', '/api/ops/audit?search=operators')).body.entries;
    expect(added.length).toBeGreaterThan(0);
    const details = added.map((entry: { details: unknown }) => entry.details);
    expect(JSON.stringify(details)).not.toContain('Machine desk');
    // PostgreSQL refuses half a character in JSON, and the line would be missing.
    await admin('POST', '/api/ops/trade-ins/nobody/reject', { reasons: [`${'a'.repeat(39)}🌟 b`] });
    const [cut] = (await admin('GET', '/api/ops/audit?limit=1')).body.entries;
    expect(cut).toMatchObject({ subject: 'nobody', details: { reasons: [`${'a'.repeat(39)}\uFFFD`] } });
    // Also where a call is everybody's, and not what an order says of people.
    const sponsorship = CALLS.find(({ id }) => id === 'submitSponsorship')!.example!.body;
    const { body: sponsors } = await admin('POST', '/api/ops/operators', { name: 'Sponsors’ desk', roles: ['admin'] });
    const authorization = `Bearer ${sponsors.key}`;
    const made = await product.call('POST', '/api/mission-sponsorships', sponsorship, { authorization });
    expect(made.status).toBe(201);
    const pickupContact = 'Jane Doe, +49 30 1234567';
    await admin('PUT', '/api/ops/orders/PO-0/logistics', { pickupDate: '2031-12-01', pickupContact });
    const [planned, sponsored] = (await admin('GET', '/api/ops/audit?limit=2')).body.entries;
    expect(sponsored).toMatchObject({ operator: 'Sponsors’ desk', call: 'POST /api/mission-sponsorships', status: 201 });
    expect(planned).toMatchObject({
      call: 'PUT /api/ops/orders/{id}/logistics', subject: 'PO-0', details: { pickupDate: '2031-12-01' },
    });
    expect(JSON.stringify(planned)).not.toContain('Jane Doe');
    const first = (await admin('GET', '/api/ops/audit?limit=1')).body;
    const second = (await admin('GET', `/api/ops/audit?limit=1&before=${first.next}`)).body;
    expect(first.entries[0].id).toEqual(expect.any(String));
    expect(BigInt(second.entries[0].id)).toBeLessThan(BigInt(first.entries[0].id));
    await expect(product.database.query(`update audit_entry set operator = 'nobody'`)).rejects.toThrow('never changed');
    await expect(product.database.query('delete from audit_entry')).rejects.toThrow('never changed');
  });

  it('find what was done by who did it, by the call, by when, and by a text in it', async () => {
    const { body: machine } = await admin('POST', '/api/ops/operators', { name: 'Route planner', roles: ['desk'] });
    const asMachine = (path: string, body: unknown) =>
      product.call('POST', path, body, { authorization: `Bearer ${machine.key}` });
    const reason = 'Its licence has run out';
    await asMachine('/api/ops/companies/first/decide', { decision: 'decline', reason });
    await asMachine('/api/ops/quotes/Q-1/approve', {});
    const audit = async (query: Record<string, string>) =>
      (await admin('GET', `/api/ops/audit?${new URLSearchParams(query)}`)).body;
    const subjects = async (query: Record<string, string>) =>
      (await audit({ operatorId: machine.id, ...query })).entries.map(({ subject }: { subject: string }) => subject);
    expect(await subjects({})).toEqual(['Q-1', 'first']);
    expect(await subjects({ call: 'POST /api/ops/companies/{id}/decide' })).toEqual(['first']);
    expect(await subjects({ search: 'licence HAS' })).toEqual(['first']);
    expect(await subjects({ search: '100%' })).toEqual([]);
    const [newer, older] = (await audit({ operatorId: machine.id })).entries;
    expect(await subjects({ from: newer.at })).toContain('Q-1');
    expect(await subjects({ to: older.at })).toEqual([]);
    const after = new Date(Date.parse(newer.at) + 1).toISOString();
    expect(await subjects({ from: older.at, to: after })).toEqual(['Q-1', 'first']);
    expect(await subjects({ from: after })).toEqual([]);
    const page = await audit({ operatorId: machine.id, limit: '1' });
    expect(await subjects({ before: page.next })).toEqual(['first']);
    for (const wrong of [{ from: 'yesterday' }, { before: '9'.repeat(40) }])
      expect((await audit(wrong)).error.code).toBe('invalid_request');
  });

  it('sign in again after a working day without use, and not while they work', async () => {
    const email = newEmail();
    await admin('POST', '/api/ops/operators', { name: 'Rami', email, roles: ['desk'] });
    const { cookie } = await signIn(product, email);
    const me = () => product.call('GET', '/api/ops/me', undefined, { cookie });
    const usedAgo = (created: string, operated: string) =>
      product.database.query(
        `update session set created_at = now() - $2::interval, operated_at = now() - $3::interval where email = $1`,
        [email, created, operated],
      );
    expect((await me()).status).toBe(200);
    await usedAgo('30 hours', '9 hours');
    const noted = () =>
      product.database.query<{ fresh: boolean }>(
        `select operated_at > now() - interval '1 minute' as fresh from session where email = $1`, [email],
      );
    await until('its use to be noted', async () => (await me()).status === 200 && (await noted())[0]!.fresh);
    await usedAgo('30 hours', '11 hours');
    await until('the session to be of no use', async () => (await me()).status === 401);
    // Looking at the shop does not count as use as an operator.
    expect((await product.call('GET', '/api/me/account', undefined, { cookie })).status).toBe(200);
    expect((await me()).body.error.code).toBe('operator_token_required');
    const again = await signIn(product, email, cookie);
    expect((await product.call('GET', '/api/ops/me', undefined, { cookie: again.cookie })).status).toBe(200);
  });

  it('are taken off within seconds, and never all of them', async () => {
    const email = newEmail();
    const { body: desk } = await admin('POST', '/api/ops/operators', { name: 'Omar Desk', email, roles: ['desk'] });
    const { cookie } = await signIn(product, email);
    const me = () => product.call('GET', '/api/ops/me', undefined, { cookie });
    expect((await me()).body.roles).toEqual(['desk']);
    await admin('PATCH', `/api/ops/operators/${desk.id}`, { active: false });
    await until('the operator to be off', async () => (await me()).status === 401);
    const { operators } = (await admin('GET', '/api/ops/operators')).body;
    const own = operators.find((each: { email: string }) => each.email === adminEmail);
    expect(await admin('PATCH', `/api/ops/operators/${own.id}`, { active: false })).toMatchObject({
      status: 409, body: { error: { code: 'last_admin' } },
    });
  });
});
