import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { ONCE } from '../../kernel/points/person-awards.js';
import type { HeroProfileRecord } from './hero-profile.entity.js';
import type { Hero } from './hero.entity.js';
import { changeHiding } from './hide-hero.js';
import { lockHero } from './lock-heroes.js';
import { givenFields } from '../../kernel/database/given-fields.js';
import { readHeroProfile } from './read-hero-profile.js';

/**
 * Changes what a hero enters about itself; fields left out stay. The profile is complete once all fields are filled.
 */
export const updateHero = transactionalHandler<'update-hero'>(async (payload, transaction, { commandId, now }) => {
  const { heroId, isOnBoard } = payload;
  if (heroId === DEMO_HERO_ID)
    throw new AppError('demo_hero_fixed', 'This hero is everybody’s. Join free to have your own.');
  await lockHero(transaction, heroId);
  const before = await readHeroProfile(transaction, heroId);
  const { name, email, phone, zoneId, boardArea } = { ...before, ...givenFields(payload) };
  const tables = transaction.tables<typeof Hero | typeof HeroProfileRecord>();
  await tables.updateTable('hero').set({ name, zoneId, boardArea }).where('id', '=', heroId).execute();
  await tables
    .insertInto('hero_profile')
    .values({ heroId, email, phone })
    .onConflict((conflict) => conflict.column('heroId').doUpdateSet({ email, phone }))
    .execute();
  const common = { heroId, cause: commandId, time: now };
  const events: NewEvent[] = isOnBoard === undefined ? [] : await chooseBoard(transaction, { ...common, isOnBoard });
  if (name !== before.name)
    events.push({ type: 'hero.renamed', subject: heroId, cause: commandId, time: now, data: { heroId, name } });
  let transactionId = await appendEvents(transaction, events);
  if (email && phone && zoneId) {
    transactionId = (await completeProfile(transaction, { ...common, zoneId }))
      ?? transactionId;
  }
  return { result: await readHeroProfile(transaction, heroId), transactionId };
});

/** A hero leaves the board and what others see, or comes back; what support decided stays. Throws `unknown_hero`. */
export async function chooseBoard(
  transaction: Transaction,
  { heroId, isOnBoard, cause, time }: { heroId: string; isOnBoard: boolean; cause: string; time: Date },
): Promise<NewEvent[]> {
  await lockHero(transaction, heroId);
  return changeHiding(transaction, heroId, (before) => ({ ...before, isOwnChoice: !isOnBoard }), { cause, time });
}

/**
 * Notes that a hero's profile is complete: 75 points, the first time (spec document 1, section 2). Returns the
 * transaction of its events, or undefined when it was complete before. Throws `unknown_hero`.
 */
export async function completeProfile(
  transaction: Transaction,
  { heroId, zoneId, cause, time }: { heroId: string; zoneId: string; cause: string; time: Date },
): Promise<string | undefined> {
  await lockHero(transaction, heroId);
  const tables = transaction.tables<typeof Hero | typeof HeroProfileRecord>();
  await tables.updateTable('hero').set({ zoneId }).where('id', '=', heroId).execute();
  const completed = await tables
    .insertInto('hero_profile')
    .values({ heroId, completedAt: time })
    .onConflict((conflict) =>
      conflict.column('heroId').doUpdateSet({ completedAt: time }).where('hero_profile.completedAt', 'is', null)
    )
    .returning('heroId')
    .executeTakeFirst();
  if (!completed) return undefined;
  const moved = await movePoints(transaction, [
    {
      kind: 'earn',
      heroId,
      amount: JOIN_BONUS.profileComplete,
      rule: 'profile',
      cause: `profile:${heroId}`,
      reason: 'Completed the profile',
      time,
      award: { cause: ONCE },
    },
  ]);
  return appendEvents(transaction, [{
    type: 'hero.profile_completed',
    subject: heroId,
    cause,
    time,
    data: { heroId, zoneId },
  }, ...moved]);
}
