import type { InferEntity } from '@mikro-orm/core';
import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { NewSession } from '@planet-heroes/contracts/kernel/sessions/new-session';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { PushSubscription } from '../../kernel/outbox/push-subscription.entity.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { endSessions, openSessions, sessionIdOf } from '../../kernel/sessions/sessions.js';
import { type Hero, lockHeroes } from '../heroes/heroes.area.js';
import type { Account } from './account.entity.js';
import { otherHeroOf } from './other-hero.js';

export interface Entrance {
  /** The session that begins. */
  session: NewSession;
  /** The previous session and hero; null where there was none. */
  sessionId: string | null;
  heroId: string | null;
  isNew: boolean;
  /** Whether the browser has signed in to the account before; undefined where nobody can say. */
  isKnown?: boolean | undefined;
  cause: string;
  time: Date;
}

interface OpenedUp {
  accountId: string;
  heroId: string | null | undefined;
  by: 'device' | 'passkey';
  /** The session that began. */
  sessionId?: string;
}

type Shown = { id: string; name: string };

/**
 * Lets a browser into an account that it has proven to be its own: a new session takes the place of the one before. A
 * hero of the browser's that nobody keeps yet becomes the account's, where that has none; where it has one, the other
 * is remembered, so that it can be merged.
 */
export async function enterAccount(
  transaction: Transaction,
  account: InferEntity<typeof Account>,
  { session, sessionId, heroId: ownId, isNew, isKnown, cause, time }: Entrance,
): Promise<{ result: SignedIn; transactionId: string | undefined }> {
  await transaction.em.flush();
  const own = ownId && ownId !== DEMO_HERO_ID ? await unkeptHero(transaction, ownId) : undefined;
  const kept = account.heroId ? await shownHero(transaction, account.heroId) : undefined;
  let transactionId: string | undefined;
  if (!kept && own) transactionId = await keepHero(transaction, account, own.id, { cause, time });
  const hero = kept ?? own;
  const otherHeroId = kept && own && own.id !== kept.id ? own.id : null;
  const before = sessionId ? await sessionBefore(transaction, sessionId) : undefined;
  await openSessions(transaction, [
    {
      session,
      browser: before?.browser ?? null,
      heroId: hero?.id ?? null,
      accountId: account.id,
      email: account.email ?? null,
      otherHeroId,
      time,
    },
  ]);
  if (sessionId) {
    await keepPushes(transaction, { from: sessionId, to: sessionIdOf(session.tokenHash), heroId: hero?.id ?? null });
    await endSessions(transaction, { ids: [sessionId] }, time);
  }
  if (!isNew && isKnown === false && before?.accountId !== account.id) {
    const begun = sessionIdOf(session.tokenHash);
    const opened = { accountId: account.id, heroId: hero?.id, by: 'device', sessionId: begun } as const;
    transactionId = await tellOpenedUp(transaction, opened, { cause, time });
  }
  const result = {
    accountId: account.id,
    hero: hero ? { id: hero.id, name: hero.name } : null,
    isNew,
    otherHero: await otherHeroOf(transaction, { heroId: hero?.id ?? null, otherHeroId }),
  };
  return { result, transactionId };
}

/** The first session of the browser that a session is in, and whose account it is signed in to. */
async function sessionBefore(transaction: Transaction, sessionId: string) {
  const session = await transaction.tables<typeof Session>().selectFrom('session').select(['browser', 'accountId'])
    .where('id', '=', sessionId).executeTakeFirst();
  return { browser: session?.browser ?? sessionId, accountId: session?.accountId };
}

/** Writes down that an account can be acted for where it could not before: its owner is notified. */
export function tellOpenedUp(
  transaction: Transaction,
  { accountId, heroId, by, sessionId }: OpenedUp,
  { cause, time }: { cause: string; time: Date },
): Promise<string | undefined> {
  const data = { accountId, by, ...(heroId && { heroId }), ...(sessionId && { sessionId }) };
  return appendEvents(transaction, [{ type: 'account.opened_up', subject: accountId, cause, time, data }]);
}

/** A browser that goes on as the same hero goes on to take its pushes. */
async function keepPushes(
  transaction: Transaction,
  { from, to, heroId }: { from: string; to: string; heroId: string | null },
): Promise<void> {
  await transaction.tables<typeof PushSubscription>().updateTable('push_subscription').set({ sessionId: to })
    .where('sessionId', '=', from).where('heroId', '=', heroId).execute();
}

/** Makes a hero, who is locked, the account's. */
export async function keepHero(
  transaction: Transaction,
  account: InferEntity<typeof Account>,
  heroId: string,
  { cause, time }: { cause: string; time: Date },
): Promise<string | undefined> {
  account.heroId = heroId;
  await transaction.em.flush();
  // Kept by an account of its own, it is nobody else's to merge.
  await transaction.tables<typeof Session>().updateTable('session').set({ otherHeroId: null })
    .where('otherHeroId', '=', heroId).execute();
  return appendEvents(transaction, [{ type: 'hero.kept', subject: heroId, cause, time, data: { heroId } }]);
}

/** A living hero who belongs to no account, locked. */
async function unkeptHero(transaction: Transaction, heroId: string): Promise<Shown | undefined> {
  await lockHeroes(transaction, [heroId]);
  const keeper = await transaction.tables<typeof Account>().selectFrom('account').select('id')
    .where('heroId', '=', heroId).executeTakeFirst();
  return keeper ? undefined : shownHero(transaction, heroId);
}

async function shownHero(transaction: Transaction, heroId: string): Promise<Shown | undefined> {
  return transaction.tables<typeof Hero>().selectFrom('hero').select(['id', 'name'])
    .where('id', '=', heroId).where('removedAt', 'is', null).executeTakeFirst();
}
