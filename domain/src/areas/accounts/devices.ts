import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { endSessions, type KnownSession } from '../../kernel/sessions/sessions.js';
import type { Account } from './account.entity.js';
import { otherHeroOf } from './other-hero.js';
import { passkeysOf } from './passkeys.js';

/** How a session's person comes back, and where it is signed in; newest device first. */
export async function readMyAccount(database: Queryable, session: KnownSession | undefined): Promise<MyAccount> {
  if (!session) return { accountId: null, email: null, passkeys: [], devices: [], otherHero: null };
  const { accountId } = session;
  const account = accountId
    ? await database.tables<typeof Account>().selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
    : undefined;
  const devices = await sessionsBeside(database, session).orderBy('lastSeenAt', 'desc').orderBy('id').execute();
  return {
    accountId,
    email: account?.email ?? null,
    passkeys: accountId
      ? (await passkeysOf(database, accountId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }))
      : [],
    devices: devices.map(({ id, device, createdAt, lastSeenAt }) => ({
      id, device, isThis: id === session.id, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(),
    })),
    otherHero: await otherHeroOf(database, session),
  };
}

/**
 * Signs out on one device, or here. Throws `unknown_item`; the own session, which another call may be ending in the
 * same moment, is never that.
 */
export const endSession = transactionalHandler<'end-session'>(async ({ sessionId, endedId }, transaction, { now }) => {
  const session = await lastingSession(transaction, sessionId);
  const known = await sessionsBeside(transaction, session).where('id', '=', endedId).executeTakeFirst();
  if (!known && endedId !== sessionId) throw new AppError('unknown_item', 'There is no such device.');
  await endSessions(transaction, { ids: [endedId] }, now);
  return { result: { id: endedId }, transactionId: undefined };
});

/** Signs out everywhere: every session of the account, or of the hero without one. */
export const endAllSessions = transactionalHandler<'end-sessions'>(async ({ sessionId }, transaction, { now }) => {
  const session = await lastingSession(transaction, sessionId);
  let ended = await endSessions(transaction, { ids: [sessionId] }, now);
  if (session.accountId) ended += await endSessions(transaction, { accountId: session.accountId }, now);
  if (session.heroId) ended += await endSessions(transaction, { heroIds: [session.heroId] }, now);
  return { result: { ended }, transactionId: undefined };
});

type Owner = Pick<KnownSession, 'id' | 'heroId' | 'accountId'>;

async function lastingSession(database: Queryable, id: string): Promise<Owner> {
  const session = await database.tables<typeof Session>().selectFrom('session').select(['id', 'heroId', 'accountId'])
    .where('id', '=', id).where('endedAt', 'is', null).executeTakeFirst();
  if (!session) throw new AppError('session_required', 'This session has ended already.');
  return session;
}

/** The lasting sessions of a session's account and hero. */
function sessionsBeside(database: Queryable, { id, heroId, accountId }: Owner) {
  return database.tables<typeof Session>().selectFrom('session').select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('endedAt', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('id', '=', id),
        ...(accountId ? [eb('accountId', '=', accountId)] : []),
        ...(heroId ? [eb('heroId', '=', heroId)] : []),
      ])
    );
}
