import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  COMPANIES_OF_ONE_ACCOUNT, COMPANY_APPROVAL_SECONDS, INVITATIONS_A_DAY,
} from '@planet-heroes/contracts/areas/companies/catalogue';
import type { CommandName } from '@planet-heroes/contracts/commands';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { companyOfApiKey, endedApiKeys, newApiKey } from './api-keys.js';
import { listCompanies } from './list-companies.js';
import { membershipOf, readMyCompanies } from './memberships.js';
import { readPaymentMethods } from './payment-methods.js';
import { readCompany, readNotifications } from './read-company.js';

const PROFILE = {
  name: 'Al Noor', industry: 'retail', website: '', address: 'Al Quoz', phone: '+971 4 555 0142', vatNumber: '',
  tradeNumber: 'T-1', licenceAuthority: 'Dubai Economy and Tourism', contactName: 'Layla',
};

describe('a company', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const { run } = commandsOn(() => database);
  const newAccount = async (email: string | null = `${randomUUID()}@example.com`) => {
    const [accountId, sessionId] = [randomUUID(), randomUUID()];
    await database.query('insert into account (id, email, created_at) values ($1, $2, now())', [accountId, email]);
    await database.query(
      `insert into session (id, token_hash, account_id, device, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, 'Chrome', now(), now(), now() + interval '1 day')`,
      [sessionId, createHash('sha256').update(sessionId).digest('hex'), accountId],
    );
    return { accountId, sessionId };
  };
  type Account = Awaited<ReturnType<typeof newAccount>>;
  const licensed = (daysFromNow: number) => dubaiDate(new Date(Date.now() + daysFromNow * DAY_MS));
  const register = (account: Account, change: object = {}, services = TEST_SERVICES) =>
    run('register-own-company', { ...PROFILE, ...account, licenceExpiresOn: licensed(30), ...change }, { services });
  const newCompany = async () => {
    const account = await newAccount();
    const { result: { id } } = await register(account) as { result: { id: string } };
    return { ...account, companyId: id };
  };

  it('is registered by a signed-in account, up to its number, with a licence that has not run out', async () => {
    expect(await register(await newAccount(null))).toEqual({ code: 'sign_in_required' });
    const account = await newAccount();
    expect(await register(account, { licenceExpiresOn: licensed(-1) })).toEqual({ code: 'licence_expired' });
    expect(await register(account, { licenceExpiresOn: licensed(0) })).toHaveProperty('result');
    for (let count = 1; count < COMPANIES_OF_ONE_ACCOUNT; count++)
      expect(await register(account)).toHaveProperty('result');
    expect(await register(account)).toEqual({ code: 'company_limit_reached' });
  });

  it('is one of its account’s few, also where many are registered at once', async () => {
    const account = await newAccount();
    const registered = await Promise.all(Array.from({ length: 12 }, () => register(account)));
    expect(registered.filter((each) => 'result' in each)).toHaveLength(COMPANIES_OF_ONE_ACCOUNT);
    expect(new Set(registered.flatMap(({ code }) => code ?? []))).toEqual(new Set(['company_limit_reached']));
  });

  it('waits for the desk, or for the policy of a demo', async () => {
    const decisions = async (companyId: string) =>
      (await database.query<{ seconds: number }>(
        `select extract(epoch from due_at - (select created_at from company where id = $1))::int as seconds
         from scheduled_command where id = 'approve-company-' || $1`,
        [companyId],
      )).map(({ seconds }) => seconds);
    const { result: { id: waiting } } = await register(await newAccount()) as { result: { id: string } };
    expect(await decisions(waiting)).toEqual([]);
    const policy = { ...TEST_SERVICES, autoVerifySeconds: 5 };
    const { result: { id: decided } } = await register(await newAccount(), {}, policy) as { result: { id: string } };
    expect(await decisions(decided)).toEqual([COMPANY_APPROVAL_SECONDS]);
    expect(await run('decide-company', { companyId: waiting, decision: 'decline', reason: 'No licence' }))
      .toMatchObject({ result: { state: 'declined', verified: false } });
    expect(await run('decide-company', { companyId: waiting, decision: 'approve' })).toEqual({ code: 'illegal_transition' });
    const afterAll = { companyId: waiting, decision: 'approve', afterDecline: true };
    expect(await run('decide-company', afterAll)).toMatchObject({ result: { state: 'approved', verified: true } });
    expect(await run('decide-company', afterAll)).toEqual({ code: 'illegal_transition' });
    expect(await run('decide-company', { companyId: decided, decision: 'approve' }))
      .toMatchObject({ result: { state: 'approved', verified: true } });
  });

  it('that was declined waits again once an Admin has corrected it, and keeps the reason until then', async () => {
    const { companyId, accountId } = await newCompany();
    const corrected = { name: 'Noor', tradeNumber: 'T-2', licenceAuthority: 'DMCC', licenceExpiresOn: licensed(9) };
    const apply = (change: object = {}, services = TEST_SERVICES) =>
      run('apply-again', { accountId, companyId, ...corrected, ...change }, { services });
    const mine = async () => (await readMyCompanies(database, { accountId, companyId }))[0]!;
    expect(await apply()).toEqual({ code: 'illegal_transition' });
    expect(await mine()).not.toHaveProperty('licence');
    const reason = 'The licence has ended.';
    await run('decide-company', { companyId, decision: 'decline', reason });
    expect(await mine()).toMatchObject({ declinedReason: reason, licence: { tradeNumber: 'T-1' } });
    expect(await apply({ licenceExpiresOn: licensed(-1) })).toEqual({ code: 'licence_expired' });
    expect(await apply({ accountId: (await newAccount()).accountId })).toEqual({ code: 'unknown_company' });
    const role = (wanted: string) =>
      database.query('update company_user set role = $2 where company_id = $1', [companyId, wanted]);
    await role('Manager');
    expect(await apply()).toEqual({ code: 'role_not_allowed' });
    expect(await mine()).not.toHaveProperty('licence');
    await role('Admin');
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ code }) => code)).toEqual(expect.arrayContaining([undefined, 'illegal_transition']));
    const { companies } = await listCompanies(database, { state: 'pending', limit: 100 });
    expect(companies.find(({ id }) => id === companyId)).toMatchObject({ ...corrected, declinedReason: reason });
    await run('decide-company', { companyId, decision: 'approve' });
    expect(await mine()).toMatchObject({ state: 'approved', declinedReason: null });
  });

  it('is nobody’s who is not signed in', async () => {
    const nobody = { accountId: null, companyId: null };
    expect(await membershipOf(database, nobody)).toBeUndefined();
    expect(await readMyCompanies(database, nobody)).toEqual([]);
    const { accountId, companyId } = await newCompany();
    expect(await membershipOf(database, { accountId, companyId: null })).toMatchObject({ companyId, role: 'Admin' });
    expect(await readMyCompanies(database, { accountId, companyId: null })).toMatchObject([
      { id: companyId, membership: 'active', isCurrent: true },
    ]);
  });

  it('that nobody knows is refused in every way', async () => {
    const companyId = 'nothing';
    const unknown = { code: 'unknown_company' };
    await expect(readCompany(database, companyId)).rejects.toMatchObject(unknown);
    await expect(readNotifications(database, companyId)).rejects.toMatchObject(unknown);
    expect(await run('update-company', { companyId, name: 'Noor' })).toEqual(unknown);
    expect(await run('decide-company', { companyId, decision: 'approve' })).toEqual(unknown);
    const { sessionId, accountId } = await newAccount();
    for (const name of ['choose-company', 'accept-invitation', 'leave-company'] as const)
      expect(await run(name, { companyId, sessionId, accountId })).toEqual(unknown);
    const known = await newCompany();
    for (const name of ['update-payment-method', 'verify-payment-method', 'remove-payment-method'] as const)
      expect(await run(name, { companyId: known.companyId, methodId: 'nothing' })).toEqual({ code: 'unknown_item' });
    for (const name of ['update-company-user', 'remove-company-user'] as const)
      expect(await run(name, { companyId: known.companyId, userId: 'nothing' })).toEqual({ code: 'unknown_item' });
  });

  it('keeps an active Admin', async () => {
    const { companyId, accountId, sessionId } = await newCompany();
    expect(await run('decide-company', { companyId, decision: 'approve' })).toHaveProperty('result');
    const userId = `${companyId}-admin`;
    expect(await run('remove-company-user', { companyId, userId })).toEqual({ code: 'last_admin' });
    expect(await run('update-company-user', { companyId, userId, role: 'User' })).toEqual({ code: 'last_admin' });
    expect(await run('update-company-user', { companyId, userId, status: 'suspended' })).toEqual({ code: 'last_admin' });
    expect(await run('leave-company', { companyId, accountId, sessionId })).toEqual({ code: 'last_admin' });
    expect(await membershipOf(database, { accountId, companyId })).toMatchObject({ companyId, role: 'Admin' });
  });

  it('is withdrawn by its last Admin while it waits: the desk decides nothing about it any more', async () => {
    const waiting = await newCompany();
    expect(await run('leave-company', waiting)).toHaveProperty('result');
    expect(await readMyCompanies(database, { accountId: waiting.accountId, companyId: null })).toEqual([]);
    expect(await readCompany(database, waiting.companyId)).toMatchObject({ state: 'declined', verified: false });
    expect(await run('decide-company', { companyId: waiting.companyId, decision: 'approve' }))
      .toEqual({ code: 'illegal_transition' });
    const listed = async (state: 'declined' | 'withdrawn') =>
      (await listCompanies(database, { state, limit: 100 })).companies.map(({ id }) => id);
    expect(await listed('withdrawn')).toEqual([waiting.companyId]);
    const declined = await newCompany();
    await run('decide-company', { companyId: declined.companyId, decision: 'decline', reason: 'Its licence ran out.' });
    expect(await listed('declined')).toContain(declined.companyId);
    expect(await listed('declined')).not.toContain(waiting.companyId);
  });

  it('is left by its last Admin once it is declined, unless it has quotes', async () => {
    const [working, idle] = [await newCompany(), await newCompany()];
    const ask = { companyName: 'Noor', contactName: 'Layla', email: 'layla@noor.example', phone: '+971 4 555 0142' };
    const devices = [{ model: 'iphone-13', condition: 'good', quantity: 10 }];
    expect(await run('request-quote', { ...ask, companyId: working.companyId, devices })).toHaveProperty('result');
    for (const { companyId } of [working, idle])
      await database.query(`update company set state = 'declined', verified = false where id = $1`, [companyId]);
    expect(await run('leave-company', working)).toEqual({ code: 'last_admin' });
    expect(await run('leave-company', idle)).toHaveProperty('result');
    expect(await readMyCompanies(database, { accountId: idle.accountId, companyId: null })).toEqual([]);
    expect(await run('decide-company', { companyId: idle.companyId, decision: 'approve', afterDecline: true }))
      .toEqual({ code: 'last_admin' });
  });

  it('has one user of each address, and of another address another, who has to accept', async () => {
    const { companyId } = await newCompany();
    const address = () => `${randomUUID()}@example.com`;
    const user = (email: string) => ({ companyId, name: 'Huda', role: 'User', department: '', locale: 'en', email });
    const [first, second] = [address(), address()];
    const added = await run('add-company-user', user(first)) as { result: { id: string } };
    const { result: { id: userId } } = await run('add-company-user', user(second)) as { result: { id: string } };
    const taken = { code: 'already_registered' };
    expect(await run('add-company-user', user(first.toUpperCase()))).toEqual(taken);
    await database.query(`update company_user set status = 'active' where id = any($1)`, [[added.result.id, userId]]);
    const change = (changes: object) => run('update-company-user', { companyId, userId, ...changes });
    expect(await change({ email: first.toUpperCase() })).toEqual(taken);
    expect(await change({ email: second.toUpperCase(), name: 'Noor' })).toMatchObject({
      result: { id: userId, name: 'Noor', status: 'active' },
    });
    expect(await change({ email: address() })).toMatchObject({ result: { id: userId, status: 'pending' } });
    expect(await change({ status: 'active' })).toEqual({ code: 'illegal_transition' });
  });

  it(`invites one mailbox ${INVITATIONS_A_DAY} times a day, all companies together`, async () => {
    const mailbox = randomUUID();
    const email = `${mailbox}@example.com`;
    const invite = async (to: string) => {
      const { companyId } = await newCompany();
      const user = { name: 'Huda', role: 'User', department: '', locale: 'en', email: to };
      return { companyId, answer: await run('add-company-user', { companyId, ...user }) };
    };
    const refused = { code: 'too_many_requests' };
    for (const to of [email, email.toUpperCase(), `${mailbox}+prize@example.com`])
      expect((await invite(to)).answer).toHaveProperty('result');
    const { companyId, answer } = await invite(email);
    expect(answer).toEqual(refused);
    expect((await invite(`${mailbox}+again@example.com`)).answer).toEqual(refused);
    const other = await invite(`${randomUUID()}@example.com`);
    const { result: { id: userId } } = other.answer as { result: { id: string } };
    expect(await run('update-company-user', { companyId: other.companyId, userId, email })).toEqual(refused);
    const kept = 'select 1 from company_user where company_id = $1 and email = $2';
    expect(await database.query(kept, [companyId, email])).toEqual([]);
    await database.query(
      `update outbox_message set created_at = created_at - interval '1 day' where address = $1`, [email],
    );
    expect((await invite(email)).answer).toHaveProperty('result');
  });

  it('writes no link into its invitations by its name, or by that of who is invited', async () => {
    const registered = await register(await newAccount(), { name: 'Your prize at evil.example/claim' });
    const { result: { id: companyId } } = registered as { result: { id: string } };
    const email = `${randomUUID()}@example.com`;
    const user = { name: 'evil.example', role: 'User', department: '', locale: 'en', email };
    await run('add-company-user', { companyId, ...user });
    const [{ content }] = await database.query<{ content: { subject: string; heading: string; paragraphs: string[] } }>(
      'select content from outbox_message where address = $1', [email],
    ) as [{ content: { subject: string; heading: string; paragraphs: string[] } }];
    expect(content.subject).toBe('Your prize at evil example claim invites you to Planet Heroes');
    expect(JSON.stringify(content)).not.toContain('evil.example');
  });

  it('is paid to its first verified method, and to the oldest other one where that is removed', async () => {
    const { companyId } = await newCompany();
    const add = async (name: string, isDefault = false) =>
      (await run('add-payment-method', {
        companyId, type: 'bank_transfer', name, details: '•••• 3456', isDefault, sealedIban: 'sealed',
      }) as { result: { id: string } }).result.id;
    const step = (name: CommandName, methodId: string, change: object = {}) =>
      run(name, { companyId, methodId, ...change });
    const shown = async () =>
      (await readPaymentMethods(database, companyId)).map(({ name, isDefault, status }) =>
        `${name} ${status}${isDefault ? ' default' : ''}`
      );
    const [first, second, third, wanted] = [await add('A'), await add('B'), await add('C'), await add('D', true)];
    expect(await step('update-payment-method', second, { isDefault: true })).toEqual({ code: 'payment_method_unverified' });
    for (const method of [second, third]) await step('verify-payment-method', method);
    expect(await shown()).toEqual(['A pending', 'B verified', 'C verified', 'D pending']);
    await step('verify-payment-method', first);
    expect((await shown())[0]).toBe('A verified default');
    await step('verify-payment-method', wanted);
    expect(await shown()).toEqual(['D verified default', 'A verified', 'B verified', 'C verified']);
    await step('verify-payment-method', first);
    expect((await shown())[0]).toBe('D verified default');
    expect(await step('update-payment-method', third, { isDefault: true, name: 'Main' })).toHaveProperty('result');
    expect((await shown())[0]).toBe('Main verified default');
    await step('remove-payment-method', second);
    expect((await shown())[0]).toBe('Main verified default');
    await step('remove-payment-method', third);
    expect(await shown()).toEqual(['A verified default', 'D verified']);
    await step('remove-payment-method', first);
    await step('remove-payment-method', wanted);
    expect(await shown()).toEqual([]);
  });

  it('has a key that another one follows, at once or after a day', async () => {
    const { companyId } = await newCompany();
    const rotate = async (endOldKeys = false) => {
      const { apiKey, record } = newApiKey('secret', companyId, undefined);
      const answer = await run('rotate-api-key', { companyId, endOldKeys, ...record });
      expect(answer).toHaveProperty('result');
      const { oldKeyValidUntil: until } = (answer as { result: { oldKeyValidUntil: string | null } }).result;
      return { apiKey, record, until };
    };
    const first = await rotate();
    expect(first.until).toBeNull();
    expect(await companyOfApiKey(database, first.apiKey)).toBe(companyId);
    const second = await rotate();
    expect(Date.parse(second.until!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await endedApiKeys(database, [first.apiKey, 'phk_live_no', second.apiKey])).toEqual(['phk_live_no']);
    expect(await endedApiKeys(database, [])).toEqual([]);
    expect(await run('rotate-api-key', { companyId, ...second.record })).toEqual({ code: 'idempotency_key_reused' });
    const third = await rotate(true);
    expect(third.until).toBeNull();
    const old = [first.apiKey, second.apiKey];
    expect(await endedApiKeys(database, [...old, third.apiKey])).toEqual(old);
    await expect(companyOfApiKey(database, first.apiKey)).rejects.toMatchObject({ code: 'api_key_wrong' });
  });

  it('has the same key for the same request of the same scope alone', () => {
    const key = (secret: string, scope: string, idempotencyKey: string | undefined) =>
      newApiKey(secret, scope, idempotencyKey).apiKey;
    expect(key('s', 'a', 'k')).toBe(key('s', 'a', 'k'));
    expect(new Set([key('s', 'a', 'k'), key('s', 'b', 'k'), key('s', 'a', 'l'), key('t', 'a', 'k')]).size).toBe(4);
    expect(key('s', 'a', undefined)).not.toBe(key('s', 'a', undefined));
    const { apiKey, record } = newApiKey('s', 'a', 'k');
    expect(record.keyPrefix).toHaveLength('phk_live_'.length + 6);
    expect(apiKey.startsWith(record.keyPrefix)).toBe(true);
  });
});
