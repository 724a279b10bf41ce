import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { NewSession } from '@planet-heroes/contracts/kernel/sessions/new-session';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Queryable } from '../database/database.js';
import type { PushSubscription } from '../outbox/push-subscription.entity.js';
import { uuidDrawnFrom } from '../text/uuid-drawn-from.js';
import type { Session } from './session.entity.js';

/** How long a session lasts when it is not ended, in days. */
export const SESSION_DAYS = 400;

/** A session as a request finds it. */
export interface KnownSession {
  id: string;
  heroId: string | null;
  accountId: string | null;
  email: string | null;
  companyId: string | null;
  otherHeroId: string | null;
  createdAt: Date;
  /** When an operator last used it as one. */
  operatedAt: Date | null;
  ended: boolean;
}

/** What begins with a session, beside what the browser sent. */
export interface SessionStart {
  session: NewSession;
  heroId: string | null;
  accountId?: string | null;
  email?: string | null;
  otherHeroId?: string | null;
  /** The first session of the browser. */
  browser?: string | null;
  time: Date;
}

/**
 * A token for a browser to hold. Made from the server's secret and what the request says, so that a request that is
 * sent again, since its answer was lost, is answered with the same session; without a key it is drawn.
 */
export function newSessionToken(secret: string, origin: readonly string[] | undefined): string {
  if (!origin) return randomBytes(32).toString('base64url');
  const ownSecret = createHmac('sha256', secret).update('session-token').digest();
  return createHmac('sha256', ownSecret).update(JSON.stringify(origin)).digest('base64url');
}

/** The stored form of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The id of a token's session, which says nothing of the token. */
export function sessionIdOf(tokenHash: string): string {
  return uuidDrawnFrom(`session ${tokenHash}`);
}

/** Begins sessions; one that has begun, or has ended since, stays as it is. */
export async function openSessions(database: Queryable, starts: readonly SessionStart[]): Promise<void> {
  if (starts.length === 0) return;
  await database
    .tables<typeof Session>()
    .insertInto('session')
    .values(
      starts.map(({ session: { tokenHash, device, accountId, network = null }, time, ...start }) => ({
        id: sessionIdOf(tokenHash),
        tokenHash,
        device,
        network,
        browser: start.browser ?? null,
        heroId: start.heroId,
        accountId: start.accountId ?? accountId ?? null,
        email: start.email ?? null,
        otherHeroId: start.otherHeroId ?? null,
        createdAt: time,
        lastSeenAt: time,
        expiresAt: new Date(time.getTime() + SESSION_DAYS * DAY_MS),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The sessions of tokens, by their hashes; those that have ended too, since a hash that ended is not unknown. */
export async function readSessions(
  database: Queryable,
  hashes: readonly string[],
  time: Date,
): Promise<Map<string, KnownSession>> {
  const rows = await database
    .tables<typeof Session>()
    .selectFrom('session')
    .select([
      'id', 'tokenHash', 'heroId', 'accountId', 'email', 'companyId', 'otherHeroId', 'createdAt', 'operatedAt', 'endedAt',
      'expiresAt',
    ])
    .where('tokenHash', 'in', hashes)
    .execute();
  return new Map(
    rows.map(({ tokenHash, endedAt, expiresAt, ...session }) => [
      tokenHash,
      { ...session, ended: endedAt !== null || expiresAt <= time },
    ]),
  );
}

/** Notes that browsers were there. */
export async function noteSeen(database: Queryable, ids: readonly string[], time: Date): Promise<void> {
  if (ids.length === 0) return;
  await database.tables<typeof Session>().updateTable('session').set({ lastSeenAt: time })
    .where('id', 'in', ids).where('lastSeenAt', '<', time).execute();
}

/** Notes that an operator used a session as one, unless that has been noted since it was read. */
export async function noteOperated(
  database: Queryable,
  { id, operatedAt }: Pick<KnownSession, 'id' | 'operatedAt'>,
  time: Date,
): Promise<void> {
  await database.tables<typeof Session>().updateTable('session').set({ operatedAt: time })
    .where('id', '=', id).where('operatedAt', 'is not distinct from', operatedAt).execute();
}

/** Ends sessions of a hero or of an account that last, and the pushes to their browsers; returns how many. */
export async function endSessions(
  database: Queryable,
  whose: { ids: readonly string[] } | { heroIds: readonly string[] } | { accountId: string },
  time: Date,
): Promise<number> {
  const { ids, heroIds, accountId } = whose as {
    ids?: readonly string[]; heroIds?: readonly string[]; accountId?: string;
  };
  let ending = database.tables<typeof Session>().updateTable('session').set({ endedAt: time })
    .where('endedAt', 'is', null);
  if (ids !== undefined) ending = ending.where('id', 'in', ids);
  else if (heroIds !== undefined) ending = ending.where('heroId', 'in', heroIds);
  else ending = ending.where('accountId', '=', accountId!);
  const ended = await ending.returning('id').execute();
  if (ended.length === 0) return 0;
  await database.tables<typeof PushSubscription>().deleteFrom('push_subscription')
    .where(({ and, eb, or }) => or([
      eb('sessionId', 'in', ended.map(({ id }) => id)),
      ...(heroIds ? [and([eb('heroId', 'in', heroIds), eb('sessionId', 'is', null)])] : []),
    ]))
    .execute();
  return ended.length;
}
