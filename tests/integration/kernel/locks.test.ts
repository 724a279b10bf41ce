import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandName } from '@planet-heroes/contracts/commands';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { commandsOn } from '../../support/commands.js';
import { tradeVerified } from '../../support/events.js';
import { keep } from '../../support/kept-hero.js';
import { SPONSORSHIP } from '../../support/mission-events.js';
import { openTestDatabase } from '../../support/test-database.js';
import { locksFirst, rowOf } from '../../support/waits.js';

const BY = { id: 'desk', name: 'Desk' };

describe('of two commands at once, the second waits for the first and sees what it wrote', () => {
  let database: Database;
  let close: () => Promise<void>;
  const heroId = randomUUID();
  const companyId = 'gulf';
  const [accountId, sessionId] = [randomUUID(), randomUUID()];
  const ids = { challengeId: '', tradeInId: '' };
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    const { apply, done } = commandsOn(() => database);
    await apply({ ...tradeVerified(), type: 'hero.joined', time: new Date().toISOString(), data: { heroId, name: 'Layla' } });
    await keep(database, heroId);
    await database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
       values ($1, 'Gulf', 'other', '', '', '', 'it@gulf.example', '', '', true, '{}', now())`,
      [companyId],
    );
    await database.query('insert into account (id, email, created_at) values ($1, $2, now())', [accountId, 'l@gulf.example']);
    await database.query(
      `insert into session (id, token_hash, account_id, device, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, 'Chrome', now(), now(), now() + interval '1 day')`,
      [sessionId, createHash('sha256').update(sessionId).digest('hex'), accountId],
    );
    await database.query(
      `insert into company_user (id, company_id, name, email, role, department, status, created_at)
       values ('gulf-layla', $1, 'Layla', 'l@gulf.example', 'Admin', '', 'active', now())`,
      [companyId],
    );
    ({ id: ids.challengeId } = await done('create-social-challenge', { ...CHALLENGE, creatorId: heroId }) as { id: string });
    ({ id: ids.tradeInId } = await done('quote-trade-in', { heroId, ...PHONE }) as { id: string });
  });
  afterAll(() => close());

  const CHALLENGE = {
    title: 'Save the sea', description: 'All of us together.', challengeType: 'trade_value', targetValue: 300, duration: 7,
    pointsReward: 50, participantLimit: 2,
  };
  const PHONE = { device: 'iPhone 15 Pro', condition: 'good' };
  const act = (name: CommandName, payload: object) => () => commandsOn(() => database).outcomeOf(name, payload);

  it.each<[CommandName, object]>([
    ['check-in', {}],
    ['update-hero', { name: 'Noor' }],
    ['rename-hero', { name: 'Noor', reason: 'offensive' }],
    ['hide-hero', { reason: 'offensive' }],
    ['show-hero', {}],
    ['correct-points', { points: 5, reason: 'goodwill', note: 'Wrote in', by: BY }],
    ['issue-credit-code', { amountFils: 100, code: 'CODE' }],
    ['quote-trade-in', PHONE],
    ['read-inbox', {}],
    ['choose-notifications', { pushKey: null }],
    ['submit-sponsorship', { ...SPONSORSHIP, byOperator: false }],
    ['subscribe-push', { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' }, locale: 'en' }],
  ])('of a hero: %s', async (name, payload) => {
    expect(await locksFirst(database, rowOf('hero', heroId), act(name, { heroId, ...payload }))).toBe(true);
  });

  it.each<[CommandName, () => object]>([
    ['create-social-challenge', () => ({ ...CHALLENGE, creatorId: heroId })],
    ['book-handover', () => ({ tradeInId: ids.tradeInId, heroId, handover: { method: 'drop-off' } })],
    ['end-social-challenge', () => ({ challengeId: ids.challengeId })],
    ['remove-social-challenge', () => ({ challengeId: ids.challengeId, reason: 'offensive' })],
    ['remove-hero', () => ({ heroId })],
  ])('of what is a hero’s: %s', async (name, payload) => {
    expect(await locksFirst(database, rowOf('hero', heroId), act(name, payload()))).toBe(true);
  });

  it.each<[CommandName, object]>([
    ['update-company', { name: 'Gulf' }],
    ['decide-company', { decision: 'approve' }],
    ['add-company-user', { name: 'Omar', email: 'o@gulf.example', role: 'User', department: '' }],
    ['update-company-user', { userId: 'gulf-layla', role: 'Admin' }],
    ['remove-company-user', { userId: 'gulf-layla' }],
    ['add-payment-method', { type: 'bank_transfer', name: 'Main', details: '', isDefault: false, sealedIban: 's' }],
    ['update-payment-method', { methodId: 'nothing' }],
    ['verify-payment-method', { methodId: 'nothing' }],
    ['remove-payment-method', { methodId: 'nothing' }],
    ['rotate-webhook-secret', {}],
    ['leave-company', { accountId, sessionId }],
  ])('of a company: %s', async (name, payload) => {
    expect(await locksFirst(database, rowOf('company', companyId), act(name, { companyId, ...payload }))).toBe(true);
  });

  it.each<[CommandName, object]>([
    ['request-sign-in-code', { code: '123456', network: null }],
    ['sign-in', { session: { tokenHash: 'a'.repeat(64), device: 'Chrome' }, sessionId: null, heroId: null }],
  ])('of an address: %s', async (name, payload) => {
    const email = 'l@gulf.example';
    const address = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', parameters: [`sign-in ${email}`] };
    const known = { email, locale: 'en', codeHash: 'b'.repeat(64), browser: null };
    expect(await locksFirst(database, address, act(name, { ...known, ...payload }))).toBe(true);
  });
});
