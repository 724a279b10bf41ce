import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import type { RetentionContext } from '../../kernel/retention/retention.js';
import { type KnownSession, SESSION_DAYS } from '../../kernel/sessions/sessions.js';
import { joinHeroes } from '../heroes/join-heroes.js';
import { readMyAccount } from './devices.js';
import { otherHeroOf } from './other-hero.js';
import { ACCOUNT_RETENTION } from './retention.js';

describe('the devices of an account', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase('minimal'));
  });
  afterAll(() => close());

  const { run } = commandsOn(() => database);
  const newHero = async () => {
    const heroId = randomUUID();
    await database.transaction((transaction) =>
      joinHeroes(transaction, [{ heroId, name: 'Layla', cause: heroId, time: new Date() }])
    );
    return heroId;
  };
  const newAccount = async () => {
    const id = randomUUID();
    await database.query(`insert into account (id, email, created_at) values ($1, $1 || '@example.com', now())`, [id]);
    return id;
  };
  const open = async (heroId: string | null, accountId: string | null, days = 0) => {
    const id = randomUUID();
    await database.query(
      `insert into session (id, token_hash, hero_id, account_id, device, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, 'Chrome', now() - $5 * interval '1 day', now(), now() + interval '1 day')`,
      [id, createHash('sha256').update(id).digest('hex'), heroId, accountId, days],
    );
    return id;
  };
  const lasting = async (...ids: string[]) => {
    const rows = await database.query<{ id: string }>(
      'select id from session where id = any($1) and ended_at is null',
      [ids],
    );
    return ids.filter((id) => rows.some((row) => row.id === id));
  };

  it('are those of the account and of the hero', async () => {
    const [heroId, accountId] = [await newHero(), await newAccount()];
    const [own, ofAccount, ofHero, ofNobody] = [
      await open(heroId, accountId), await open(null, accountId), await open(heroId, null), await open(null, null),
    ];
    const session = { id: own, heroId, accountId, otherHeroId: null } as KnownSession;
    const { devices, ...account } = await readMyAccount(database, session);
    expect(account).toEqual({ accountId, email: `${accountId}@example.com`, passkeys: [], otherHero: null });
    expect(new Set(devices.map(({ id }) => id))).toEqual(new Set([own, ofAccount, ofHero]));
    expect(devices.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([own]);
    const nobody = { id: ofNobody, heroId: null, accountId: null, otherHeroId: null } as KnownSession;
    const alone = await readMyAccount(database, nobody);
    expect(alone).toMatchObject({ accountId: null, email: null, devices: [{ id: ofNobody, isThis: true }] });
    expect(await readMyAccount(database, undefined)).toMatchObject({ accountId: null, devices: [] });
  });

  it('are signed out one by one, and nobody else’s', async () => {
    const [heroId, accountId] = [await newHero(), await newAccount()];
    const [own, beside, other] = [await open(heroId, accountId), await open(null, accountId), await open(null, null)];
    expect(await run('end-session', { sessionId: own, endedId: other })).toEqual({ code: 'unknown_item' });
    expect(await run('end-session', { sessionId: own, endedId: beside })).toEqual({ result: { id: beside } });
    expect(await run('end-session', { sessionId: own, endedId: own })).toEqual({ result: { id: own } });
    expect(await lasting(own, beside, other)).toEqual([other]);
    expect(await run('end-session', { sessionId: own, endedId: own })).toEqual({ code: 'session_required' });
    expect(await run('end-sessions', { sessionId: own })).toEqual({ code: 'session_required' });
  });

  it('are signed out all at once', async () => {
    const [heroId, accountId] = [await newHero(), await newAccount()];
    const ids = [await open(heroId, accountId), await open(null, accountId), await open(heroId, null)];
    const other = await open(null, null);
    expect(await run('end-sessions', { sessionId: ids[0]! })).toEqual({ result: { ended: 3 } });
    expect(await lasting(...ids, other)).toEqual([other]);
    expect(await run('end-sessions', { sessionId: other })).toEqual({ result: { ended: 1 } });
  });

  it.each(['an address', 'passkeys alone'])('go with their hero’s account, which has %s', async (has) => {
    const [heroId, accountId, other] = [await newHero(), await newAccount(), await newAccount()];
    const email = has === 'an address' ? `${accountId}@example.com` : null;
    await database.query('update account set email = $2, hero_id = $3 where id = $1', [accountId, email, heroId]);
    for (const id of [accountId, other]) {
      await database.query(
        `insert into sign_in_code (id, email, code_hash, created_at, expires_at)
         values ($1, $1 || '@example.com', '', now(), now())`, [id],
      );
    }
    const [own, others] = [await open(null, accountId), await open(null, other)];
    expect(await run('remove-hero', { heroId })).toHaveProperty('result');
    const left = async (table: string) =>
      (await database.query<{ id: string }>(`select id from ${table} where id = any($1)`, [[accountId, other]]))
        .map(({ id }) => id).toSorted();
    expect(await left('account')).toEqual([other]);
    expect(await left('sign_in_code')).toEqual(email ? [other] : [accountId, other].toSorted());
    expect(await lasting(own, others)).toEqual([others]);
    expect(await database.query('select account_id, email from session where id = $1', [own]))
      .toEqual([{ account_id: null, email: null }]);
  });

  it('show the other hero that can be merged, while it is there', async () => {
    const [heroId, otherHeroId] = [await newHero(), await newHero()];
    expect(await otherHeroOf(database, { heroId, otherHeroId })).toEqual({ id: otherHeroId, name: 'Layla', mergePoints: 0 });
    expect(await otherHeroOf(database, { heroId, otherHeroId: null })).toBeNull();
    expect(await otherHeroOf(database, { heroId: null, otherHeroId })).toBeNull();
    await run('remove-hero', { heroId: otherHeroId });
    expect(await otherHeroOf(database, { heroId, otherHeroId })).toBeNull();
  });

  it('are kept for a hundred days after their cookie ended', async () => {
    const [old, recent] = [await open(null, null, SESSION_DAYS + 101), await open(null, null, SESSION_DAYS + 99)];
    for (const remove of ACCOUNT_RETENTION) await remove(database, { now: new Date() } as RetentionContext);
    expect(await lasting(old, recent)).toEqual([recent]);
  });
});
