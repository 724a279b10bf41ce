import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { takeBack } from '../../kernel/points/take-back.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Hero } from './hero.entity.js';
import { lockHeroes, unknownHero } from './lock-heroes.js';
import { readUnited, saveUnited } from './merged-awards.js';
import { bringHidingAlong } from './moderate-hero.js';
import { purseOf } from './purse.js';
import { readHeroProfile } from './read-hero-profile.js';
import { forgetHeroes } from './remove-hero.js';

const MERGE_REASON = 'Brought along from another hero';
/** Takes from the hero that stays what both had and the other has spent. */
const ONCE_RULE = 'merge-once';

/**
 * Adds the points that a hero can spend to another hero of the same person; it leaves. Each area brings along what is
 * under way there. What both had counts once, by the person's awards; the answer and the event say what. Who has
 * joined after a friend's invitation keeps that friend: the other's, if there was one, ends. Both are the session's.
 * Throws `unknown_hero`, `nothing_to_merge`, or `points_under_way`.
 */
export const mergeHeroes = transactionalHandler<'merge-heroes'>(
  async ({ sessionId }, transaction, { commandId, now }) => {
    const { heroId, otherHeroId } = await heroesOf(transaction, sessionId);
    const living = await lockHeroes(transaction, [heroId, otherHeroId]);
    if (!living.has(heroId)) throw unknownHero(heroId);
    if (!living.has(otherHeroId)) throw new AppError('nothing_to_merge', 'There are no points to bring along.');
    const other = await readHeroProfile(transaction, otherHeroId);
    if (other.heldPoints > 0)
      throw new AppError('points_under_way', 'Some of these points are held for a reward. Try again once it has arrived.');
    const { availablePoints } = other;
    const united = await readUnited(transaction, heroId, otherHeroId);
    const brought = availablePoints - united.points;
    const excess = takeBack(await purseOf(transaction, heroId), Math.max(0, -brought));
    const common = { cause: `merge:${otherHeroId}`, reason: MERGE_REASON, time: now };
    const moved = await movePoints(transaction, [
      { ...common, rule: 'merge', kind: 'give', heroId: otherHeroId, amount: availablePoints },
      { ...common, rule: 'merge', kind: 'earn', heroId, amount: brought },
      { ...common, rule: ONCE_RULE, kind: 'give', heroId, amount: excess.left },
      { ...common, rule: `${ONCE_RULE}-held`, kind: 'owe', heroId, amount: excess.held },
    ]);
    const merged = { heroId: otherHeroId, into: heroId, ...(united.once.length > 0 && { countedOnce: united.once }) };
    await appendEvents(transaction, [
      { type: 'hero.merged', subject: otherHeroId, cause: commandId, time: now, data: merged },
      ...moved,
      ...(await bringHidingAlong(transaction, { from: otherHeroId, to: heroId, cause: commandId, time: now })),
    ]);
    await saveUnited(transaction, heroId, otherHeroId);
    await bringCheckInAlong(transaction, heroId, otherHeroId);
    const transactionId = await forgetHeroes(transaction, [otherHeroId], { cause: commandId, time: now });
    await transaction.tables<typeof Session>().updateTable('session').set({ otherHeroId: null })
      .where('otherHeroId', '=', otherHeroId).execute();
    const profile = await readHeroProfile(transaction, heroId);
    return { result: { ...profile, countedOnce: united.once }, transactionId };
  },
);

/**
 * Locks the hero who now holds what a hero had: itself while it exists, else the one that it was merged into, found in
 * the ledger by the points of the hero or of this trade-in that moved. Undefined where there is none.
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

/** What merging another hero brings a hero: the points that it can spend, but for what both have had. */
export async function mergePoints(
  database: Queryable,
  heroId: string,
  other: { id: string; availablePoints: number },
): Promise<number> {
  return Math.max(0, other.availablePoints - (await readUnited(database, heroId, other.id)).points);
}

/** The hero of a session, and the one that it brought along. Throws `nothing_to_merge`. */
async function heroesOf(transaction: Transaction, sessionId: string): Promise<{ heroId: string; otherHeroId: string }> {
  const session = await transaction.tables<typeof Session>().selectFrom('session').select(['heroId', 'otherHeroId'])
    .where('id', '=', sessionId).where('endedAt', 'is', null).executeTakeFirst();
  if (session?.heroId && session.otherHeroId) return { heroId: session.heroId, otherHeroId: session.otherHeroId };
  throw new AppError('nothing_to_merge', 'There are no points to bring along.');
}

/** A check-in today as either hero counts for the merged one. */
async function bringCheckInAlong(transaction: Transaction, heroId: string, otherHeroId: string): Promise<void> {
  await transaction.tables<typeof Hero>().updateTable('hero').from('hero as other')
    .set(({ fn, ref }) => ({ checkedInAt: fn<Date | null>('greatest', [ref('hero.checkedInAt'), ref('other.checkedInAt')]) }))
    .where('hero.id', '=', heroId).where('other.id', '=', otherHeroId).execute();
}
