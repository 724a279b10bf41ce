import { randomUUID } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { LockMode } from '@mikro-orm/core';
import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Database, Queryable, Transaction } from '../../kernel/database/database.js';
import { findOperator } from '../../kernel/operators/operators.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { Account } from './account.entity.js';
import { enterAccount, keepHero, tellOpenedUp } from './enter-account.js';
import { Passkey, type PasskeyChallenge } from './passkey.entities.js';

const CHALLENGE_MS = 5 * 60_000;
/** What the browser's own window calls us. */
const SITE_NAME = 'Planet Heroes';

/** The library is loaded when the first passkey is used: 26 MB that most processes never need. */
const webauthn = () => import('@simplewebauthn/server');

/** What a browser needs to make a passkey of a session's hero. Throws `session_required` or `passkey_limit_reached`. */
export async function newPasskeyOptions(
  database: Database,
  { sessionId, siteId, name, now }: { sessionId: string; siteId: string; name: string; now: Date },
) {
  const session = await sessionOf(database, sessionId);
  const known = session.accountId ? await passkeysOf(database, session.accountId) : [];
  assertRoom(known.length);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: siteId,
    userName: name,
    userID: new TextEncoder().encode(session.accountId ?? session.heroId ?? sessionId),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
  });
  return { challengeId: await keepChallenge(database, options.challenge, sessionId, now), options: { ...options } };
}

/** What a browser needs to sign in with a passkey, whosever it is. */
export async function passkeySignInOptions(database: Database, { siteId, now }: { siteId: string; now: Date }) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: siteId, userVerification: 'preferred' });
  return { challengeId: await keepChallenge(database, options.challenge, null, now), options: { ...options } };
}

/** Adds a passkey to the account of a session; a hero without an account gets one. */
export const addPasskey = transactionalHandler<'add-passkey'>(async (payload, transaction, { commandId, now }) => {
  const { sessionId, challengeId, name, credential, siteId, origin } = payload;
  const session = await sessionOf(transaction, sessionId);
  const challenge = await takeChallenge(transaction, challengeId, sessionId, now);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await orWrong(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: siteId,
      requireUserVerification: false,
    }),
  );
  if (!verified.verified) throw passkeyWrong();
  const made = verified.registrationInfo.credential;
  const account = session.accountId
    ? await transaction.em.findOneOrFail(Account, session.accountId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : transaction.em.create(Account, { id: commandId, createdAt: now });
  await transaction.em.flush();
  let transactionId: string | undefined;
  if (!session.accountId) {
    if (session.heroId && session.heroId !== DEMO_HERO_ID) {
      await lockHeroes(transaction, [session.heroId]);
      transactionId = await keepHero(transaction, account, session.heroId, { cause: commandId, time: now });
    }
    await transaction.tables<typeof Session>().updateTable('session').set({ accountId: account.id })
      .where('id', '=', sessionId).execute();
  }
  const others = await transaction.em.count(Passkey, { accountId: account.id });
  assertRoom(others);
  if (await transaction.em.findOne(Passkey, made.id))
    throw new AppError('already_registered', 'This passkey is registered already.');
  const passkey = transaction.em.create(Passkey, {
    id: made.id,
    accountId: account.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: [...(made.transports ?? [])],
    name,
    createdAt: now,
  });
  await transaction.em.flush();
  if (session.accountId) {
    const opened = { accountId: account.id, heroId: session.heroId, by: 'passkey' } as const;
    transactionId = await tellOpenedUp(transaction, opened, { cause: commandId, time: now });
  }
  return {
    result: { id: passkey.id, name, createdAt: now.toISOString(), lastUsedAt: null },
    transactionId,
  };
});

/** Signs in with a passkey. Throws `passkey_wrong`. */
export const signInWithPasskey = transactionalHandler<'sign-in-with-passkey'>(
  async (payload, transaction, { commandId, now }) => {
    const { challengeId, credential, siteId, origin } = payload;
    const challenge = await takeChallenge(transaction, challengeId, null, now);
    const passkey = await transaction.em.findOne(Passkey, credential.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!passkey) throw passkeyWrong();
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await orWrong(() =>
      verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: siteId,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: passkey.transports as AuthenticatorTransport[],
        },
      }),
    );
    if (!verified) throw passkeyWrong();
    passkey.counter = authenticationInfo.newCounter;
    passkey.lastUsedAt = now;
    const { em } = transaction;
    const account = await em.findOneOrFail(Account, passkey.accountId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // Of operators the authenticator asks for the fingerprint or PIN: a found key alone opens none of their pages.
    const { email } = account;
    if (!authenticationInfo.userVerified && email && (await findOperator(transaction, { email }))) throw passkeyWrong();
    return enterAccount(transaction, account, { ...payload, isNew: false, cause: commandId, time: now });
  },
);

/** Removes a passkey of the session's account. Throws `unknown_item`, or `last_way_in`. */
export const removePasskey = transactionalHandler<'remove-passkey'>(async ({ sessionId, passkeyId }, transaction) => {
  const { accountId } = await sessionOf(transaction, sessionId);
  const account = accountId
    ? await transaction.em.findOne(Account, accountId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  const passkeys = account ? await transaction.em.find(Passkey, { accountId: account.id }) : [];
  const passkey = passkeys.find(({ id }) => id === passkeyId);
  if (!account || !passkey) throw new AppError('unknown_item', 'There is no such passkey.');
  if (!account.email && passkeys.length === 1)
    throw new AppError('last_way_in', 'This passkey is your only way back. Add an e-mail address before you remove it.');
  transaction.em.remove(passkey);
  await transaction.em.flush();
  return { result: { id: passkeyId }, transactionId: undefined };
});

/** An account's passkeys, the oldest first. */
export function passkeysOf(database: Queryable, accountId: string) {
  return database.tables<typeof Passkey>().selectFrom('passkey')
    .select(['id', 'name', 'transports', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId).orderBy('createdAt').orderBy('id').execute();
}

async function sessionOf(database: Queryable, sessionId: string) {
  const session = await database.tables<typeof Session>().selectFrom('session').select(['heroId', 'accountId'])
    .where('id', '=', sessionId).where('endedAt', 'is', null).executeTakeFirst();
  if (!session) throw new AppError('session_required', 'This session has ended. Sign in again.');
  return session;
}

/** Keeps a challenge; `forSession` is whose passkey is made, null where somebody signs in. Old ones go. */
async function keepChallenge(
  database: Database,
  challenge: string,
  forSession: string | null,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const tables = database.tables<typeof PasskeyChallenge>();
  await tables.deleteFrom('passkey_challenge').where('expiresAt', '<', now).execute();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await tables.insertInto('passkey_challenge').values({ id, challenge, sessionId: forSession, expiresAt }).execute();
  return id;
}

/** A challenge is taken once. */
async function takeChallenge(
  transaction: Transaction,
  id: string,
  forSession: string | null,
  now: Date,
): Promise<string> {
  const taken = await transaction.tables<typeof PasskeyChallenge>().deleteFrom('passkey_challenge')
    .where('id', '=', id).returning(['challenge', 'sessionId', 'expiresAt']).executeTakeFirst();
  if (!taken || taken.sessionId !== forSession || taken.expiresAt <= now) throw passkeyWrong();
  return taken.challenge;
}

function assertRoom(count: number): void {
  if (count >= SIGN_IN.passkeys)
    throw new AppError('passkey_limit_reached', `You have ${SIGN_IN.passkeys} passkeys, as many as an account can hold. Remove one first.`);
}

/** What the library cannot read, or does not hold true, is a wrong passkey, not a fault of ours. */
async function orWrong<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw passkeyWrong();
  }
}

function passkeyWrong(): AppError {
  return new AppError('passkey_wrong', 'We don’t know this passkey. Try another, or sign in by e-mail.');
}
