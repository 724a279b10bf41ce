import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Hero } from './hero.entity.js';
import { lockHeroes, unknownHero } from './lock-heroes.js';
import { bringHidingAlong } from './moderate-hero.js';
import { readHeroProfile } from './read-hero-profile.js';
import { forgetHeroes } from './remove-hero.js';

const MERGE_REASON = 'Brought along from another hero';
/** What a person is given once, however many heroes it had. */
const ONCE_RULES = ['join', 'profile'] as const;

/**
 * Adds the points that a hero can spend to another hero of the same person; it leaves. Each area brings along what is
 * under way there. Bonuses that both had come along
 * once. Who has joined after a friend's invitation keeps that friend: the other's, if there was one, ends. Both are the
 * session's. Throws `unknown_hero`, `nothing_to_merge`, or `points_under_way`.
 */
export const mergeHeroes = transactionalHandler<'merge-heroes'>(
  async ({ sessionId }, transaction, { commandId, now }) => {
    const { heroId, otherHeroId } = await heroesOf(transaction, sessionId);
    const living = await lockHeroes(transaction, [heroId, otherHeroId]);
    if (!living.has(heroId)) throw unknownHero(heroId);
    if (!living.has(otherHeroId)) throw new AppError('nothing_to_merge', 'The other hero has left already.');
    const other = await readHeroProfile(transaction, otherHeroId);
    if (other.heldPoints > 0)
      throw new AppError('points_under_way', 'Some points of the other hero are set aside for a reward still.');
    const { availablePoints } = other;
    const brought = await mergePoints(transaction, heroId, other);
    const common = { rule: 'merge', reason: MERGE_REASON, time: now };
    const moved = await movePoints(transaction, [
      { ...common, kind: 'give', heroId: otherHeroId, amount: availablePoints, cause: `merge:${otherHeroId}` },
      { ...common, kind: 'earn', heroId, amount: brought, cause: `merge:${otherHeroId}` },
    ]);
    await appendEvents(transaction, [
      { type: 'hero.merged', subject: otherHeroId, cause: commandId, time: now, data: { heroId: otherHeroId, into: heroId } },
      ...moved,
      ...(await bringHidingAlong(transaction, { from: otherHeroId, to: heroId, cause: commandId, time: now })),
    ]);
    const transactionId = await forgetHeroes(transaction, [otherHeroId], { cause: commandId, time: now });
    await transaction.tables<typeof Session>().updateTable('session').set({ otherHeroId: null })
      .where('otherHeroId', '=', otherHeroId).execute();
    return { result: await readHeroProfile(transaction, heroId), transactionId };
  },
);

/**
 * Locks the hero who goes on with what a hero had: itself while it is there, else the one that it was merged into, as
 * the ledger tells by what came along, of the hero or of this trade-in. Undefined where nobody goes on with it.
 */
export async function lockSurvivor(
  transaction: Transaction,
  { heroId, tradeInId }: { heroId: string; tradeInId: string },
): Promise<string | undefined> {
  const gone: string[] = [];
  for (let next = [heroId]; next.length > 0;) {
    const [living] = await lockHeroes(transaction, next);
    if (living !== undefined) return living;
    gone.push(...next);
    const brought = await transaction.tables<typeof LedgerEntry>().selectFrom('ledger_entry').select('heroId').distinct()
      .where('cause', 'in', [tradeInId, ...gone].map((id) => `merge:${id}`)).where('heroId', 'not in', gone).execute();
    next = brought.map((entry) => entry.heroId);
  }
  return undefined;
}

/** What merging another hero brings a hero: the points that it can spend, but for bonuses that both were given. */
export async function mergePoints(
  database: Queryable,
  heroId: string,
  other: { id: string; availablePoints: number },
): Promise<number> {
  return Math.max(0, other.availablePoints - (await bonusesOfBoth(database, heroId, other.id)));
}

/** The hero of a session, and the one that it brought along. Throws `nothing_to_merge`. */
async function heroesOf(transaction: Transaction, sessionId: string): Promise<{ heroId: string; otherHeroId: string }> {
  const session = await transaction.tables<typeof Session>().selectFrom('session').select(['heroId', 'otherHeroId'])
    .where('id', '=', sessionId).where('endedAt', 'is', null).executeTakeFirst();
  if (session?.heroId && session.otherHeroId) return { heroId: session.heroId, otherHeroId: session.otherHeroId };
  throw new AppError('nothing_to_merge', 'This browser brought no other hero along.');
}

/** Points of bonuses that both heroes were given. */
async function bonusesOfBoth(database: Queryable, heroId: string, otherHeroId: string): Promise<number> {
  const rows = await database
    .tables<typeof LedgerEntry | typeof Hero>()
    .selectFrom('ledger_entry as own')
    .innerJoin('ledger_entry as other', 'other.rule', 'own.rule')
    .select('other.amount as bonus')
    .where('own.heroId', '=', heroId)
    .where('other.heroId', '=', otherHeroId)
    .where('own.rule', 'in', ONCE_RULES)
    .execute();
  return rows.reduce((sum, { bonus }) => sum + bonus, 0);
}
