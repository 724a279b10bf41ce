import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { commandsOn } from '../../../../tests/support/commands.js';
import { PASSKEY_SITE, SoftwarePasskey } from '../../../../tests/support/software-passkey.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { newPasskeyOptions, passkeySignInOptions, passkeysOf } from './passkeys.js';

const newToken = () => createHash('sha256').update(randomUUID()).digest('hex');

describe('passkeys', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase('minimal');
  });
  afterAll(() => opened.close());

  const { run } = commandsOn(() => opened.database);
  const openSession = async (heroId: string | null = null, accountId: string | null = null) => {
    const id = randomUUID();
    await opened.database.query(
      `insert into session (id, token_hash, hero_id, account_id, device, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, 'Chrome', now(), now(), now() + interval '1 day')`,
      [id, newToken(), heroId, accountId],
    );
    return id;
  };
  const newHero = async () => {
    const id = `hero-${randomUUID()}`;
    await opened.database.query(
      `insert into hero (id, name, referral_code, score, score_reached_at, joined_at)
       values ($1, 'Layla', $1, 0, now(), now())`,
      [id],
    );
    return id;
  };
  const newAccount = async (email: string | null = null) => {
    const id = randomUUID();
    await opened.database.query('insert into account (id, email, created_at) values ($1, $2, now())', [id, email]);
    return id;
  };
  const options = (sessionId: string, now = new Date()) =>
    newPasskeyOptions(opened.database, { sessionId, siteId: PASSKEY_SITE.siteId, name: 'Layla', now });
  const add = async (sessionId: string, passkey: SoftwarePasskey, given?: Awaited<ReturnType<typeof options>>) => {
    const { challengeId, options: asked } = given ?? await options(sessionId);
    const credential = passkey.register(asked.challenge);
    return run('add-passkey', { sessionId, challengeId, name: 'Phone', credential, ...PASSKEY_SITE });
  };
  const enter = async (passkey: SoftwarePasskey, credentialOf = (challenge: string) => passkey.signIn(challenge)) => {
    const { challengeId, options: asked } = await passkeySignInOptions(opened.database, {
      siteId: PASSKEY_SITE.siteId, now: new Date(),
    });
    const session = { tokenHash: newToken(), device: 'Chrome' };
    return run('sign-in-with-passkey', {
      challengeId, credential: credentialOf(asked.challenge), session, sessionId: null, heroId: null, ...PASSKEY_SITE,
    });
  };
  const accountOf = async (sessionId: string) => {
    const [session] = await opened.database.query<{ accountId: string | null; heroId: string | null }>(
      `select session.account_id as "accountId", account.hero_id as "heroId"
       from session left join account on account.id = session.account_id where session.id = $1`,
      [sessionId],
    );
    return session!;
  };
  const namesOf = async (accountId: string) =>
    (await passkeysOf(opened.database, accountId)).map(({ id }) => id);

  it('give a hero without an account one, and open it again', async () => {
    const heroId = await newHero();
    const [sessionId, passkey] = [await openSession(heroId), new SoftwarePasskey()];
    expect(await add(sessionId, passkey)).toMatchObject({ result: { id: passkey.name, name: 'Phone', lastUsedAt: null } });
    const account = await accountOf(sessionId);
    expect(account).toMatchObject({ heroId, accountId: expect.any(String) });
    expect(await namesOf(account.accountId!)).toEqual([passkey.name]);
    expect(await enter(passkey)).toMatchObject({ result: { accountId: account.accountId, hero: { id: heroId } } });
    const [used] = await opened.database.query<{ counter: number; used: boolean }>(
      'select counter::int, last_used_at is not null as used from passkey where id = $1',
      [passkey.name],
    );
    expect(used).toEqual({ counter: 1, used: true });
  });

  it('give a browser without a hero an account as well', async () => {
    const [sessionId, passkey] = [await openSession(), new SoftwarePasskey()];
    expect(await add(sessionId, passkey)).toMatchObject({ result: { id: passkey.name } });
    expect(await accountOf(sessionId)).toEqual({ heroId: null, accountId: expect.any(String) });
    expect(await enter(passkey)).toMatchObject({ result: { hero: null } });
  });

  it('are added to the account of a browser that is signed in, which names those that it has', async () => {
    const accountId = await newAccount();
    const [sessionId, first, second] = [
      await openSession(null, accountId), new SoftwarePasskey(), new SoftwarePasskey(),
    ];
    await add(sessionId, first);
    const asked = await options(sessionId);
    expect(asked.options.excludeCredentials).toMatchObject([{ id: first.name }]);
    expect(await add(sessionId, second, asked)).toMatchObject({ result: { id: second.name } });
    expect(await namesOf(accountId)).toEqual([first.name, second.name]);
  });

  it('are registered once', async () => {
    const passkey = new SoftwarePasskey();
    await add(await openSession(), passkey);
    expect(await add(await openSession(), passkey)).toEqual({ code: 'already_registered' });
  });

  it(`are at most ${SIGN_IN.passkeys}, also where the last two are made at once`, async () => {
    const accountId = await newAccount();
    const sessionId = await openSession(null, accountId);
    for (let made = 1; made < SIGN_IN.passkeys; made++) await add(sessionId, new SoftwarePasskey());
    const [last, late] = [await options(sessionId), await options(sessionId)];
    expect(await add(sessionId, new SoftwarePasskey(), last)).toHaveProperty('result');
    expect(await add(sessionId, new SoftwarePasskey(), late)).toEqual({ code: 'passkey_limit_reached' });
    await expect(options(sessionId)).rejects.toMatchObject({ code: 'passkey_limit_reached' });
    expect(await namesOf(accountId)).toHaveLength(SIGN_IN.passkeys);
  });

  it('take a challenge once, of their own session, for five minutes', async () => {
    const [sessionId, other] = [await openSession(), await openSession()];
    const asked = await options(sessionId);
    expect(await add(sessionId, new SoftwarePasskey(), asked)).toHaveProperty('result');
    expect(await add(sessionId, new SoftwarePasskey(), asked)).toEqual({ code: 'passkey_wrong' });
    expect(await add(other, new SoftwarePasskey(), await options(sessionId))).toEqual({ code: 'passkey_wrong' });
    const late = await options(sessionId, new Date(Date.now() - 5 * 60_000));
    expect(await add(sessionId, new SoftwarePasskey(), late)).toEqual({ code: 'passkey_wrong' });
    const early = await options(sessionId, new Date(Date.now() - 4 * 60_000));
    expect(await add(sessionId, new SoftwarePasskey(), early)).toHaveProperty('result');
  });

  it('leave no challenge behind that is over', async () => {
    const sessionId = await openSession();
    const old = await options(sessionId, new Date(Date.now() - HOUR_MS));
    const fresh = await options(sessionId);
    const kept = await opened.database.query<{ id: string }>('select id from passkey_challenge');
    expect(kept).toContainEqual({ id: fresh.challengeId });
    expect(kept).not.toContainEqual({ id: old.challengeId });
  });

  it('that answer another challenge, or that nobody knows, open nothing', async () => {
    const [sessionId, passkey] = [await openSession(), new SoftwarePasskey()];
    const asked = await options(sessionId);
    const wrong = { ...asked, options: { ...asked.options, challenge: 'another' } };
    expect(await add(sessionId, passkey, wrong)).toEqual({ code: 'passkey_wrong' });
    expect(await enter(passkey)).toEqual({ code: 'passkey_wrong' });
    await add(sessionId, passkey);
    expect(await enter(passkey, () => passkey.signIn('another'))).toEqual({ code: 'passkey_wrong' });
    const forged = new SoftwarePasskey();
    const named = { id: passkey.name, rawId: passkey.name };
    expect(await enter(passkey, (challenge) => ({ ...forged.signIn(challenge), ...named }))).toEqual({ code: 'passkey_wrong' });
  });

  it('of operators open nothing unless the authenticator asked who is there', async () => {
    const email = `${randomUUID()}@example.com`;
    const [sessionId, passkey] = [await openSession(null, await newAccount(email)), new SoftwarePasskey()];
    await add(sessionId, passkey);
    const unasked = (challenge: string) => passkey.signIn(challenge, { isVerified: false });
    expect(await enter(passkey, unasked)).toHaveProperty('result');
    await opened.database.query(
      `insert into operator (id, email, name, roles, active, created_at, created_by)
       values ($1, $1, 'Huda', '{finance}', true, now(), 'test')`,
      [email],
    );
    expect(await enter(passkey, unasked)).toEqual({ code: 'passkey_wrong' });
    expect(await enter(passkey)).toHaveProperty('result');
  });

  it('need a session that has not ended', async () => {
    const sessionId = await openSession();
    const asked = await options(sessionId);
    await opened.database.query('update session set ended_at = now() where id = $1', [sessionId]);
    await expect(options(sessionId)).rejects.toMatchObject({ code: 'session_required' });
    expect(await add(sessionId, new SoftwarePasskey(), asked)).toEqual({ code: 'session_required' });
    expect(await run('remove-passkey', { sessionId, passkeyId: 'any' })).toEqual({ code: 'session_required' });
  });

  it('can be removed, but for the last way in', async () => {
    const [alone, mailed] = [await newAccount(), await newAccount(`${randomUUID()}@example.com`)];
    const [sessionId, withEmail] = [await openSession(null, alone), await openSession(null, mailed)];
    const [first, second, third] = [new SoftwarePasskey(), new SoftwarePasskey(), new SoftwarePasskey()];
    await add(sessionId, first);
    await add(sessionId, second);
    await add(withEmail, third);
    const remove = (from: string, passkey: SoftwarePasskey) =>
      run('remove-passkey', { sessionId: from, passkeyId: passkey.name });
    expect(await remove(await openSession(), first)).toEqual({ code: 'unknown_item' });
    expect(await remove(sessionId, third)).toEqual({ code: 'unknown_item' });
    expect(await remove(sessionId, first)).toEqual({ result: { id: first.name } });
    expect(await remove(sessionId, second)).toEqual({ code: 'last_way_in' });
    expect(await namesOf(alone)).toEqual([second.name]);
    expect(await remove(withEmail, third)).toEqual({ result: { id: third.name } });
    expect(await namesOf(mailed)).toEqual([]);
  });
});
