import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import type { Hero } from './hero.entity.js';
import { lockHero } from './lock-heroes.js';

/** Support gives a hero another name; the hero may choose one again. Throws `unknown_hero` or `demo_hero_fixed`. */
export const renameHero = transactionalHandler<'rename-hero'>(
  async ({ heroId, name, reason }, transaction, { commandId: cause, now: time }) => {
    await lockForSupport(transaction, heroId);
    const changed = await transaction.tables<typeof Hero>().updateTable('hero').set({ name })
      .where('id', '=', heroId).where('name', '<>', name).returning('id').executeTakeFirst();
    const events = changed
      ? [{ type: 'hero.renamed' as const, subject: heroId, cause, time, data: { heroId, name, reason } }]
      : [];
    return { result: { heroId }, transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * Support leaves a hero out of the board and of what others see; points and level stay. A hidden hero stays hidden,
 * with the earlier reason. Throws `unknown_hero` or `demo_hero_fixed`.
 */
export const hideHero = transactionalHandler<'hide-hero'>(
  async ({ heroId, reason }, transaction, { commandId: cause, now: time }) => {
    await lockForSupport(transaction, heroId);
    const changed = await transaction.tables<typeof Hero>().updateTable('hero')
      .set({ hiddenAt: time, hiddenFor: reason })
      .where('id', '=', heroId).where('hiddenAt', 'is', null).returning('id').executeTakeFirst();
    const events = changed
      ? [{ type: 'hero.hidden' as const, subject: heroId, cause, time, data: { heroId, reason } }]
      : [];
    return { result: { heroId }, transactionId: await appendEvents(transaction, events) };
  },
);

/** Support lets a hero be seen again, where its score puts it. Throws `unknown_hero` or `demo_hero_fixed`. */
export const showHero = transactionalHandler<'show-hero'>(
  async ({ heroId }, transaction, { commandId: cause, now: time }) => {
    await lockForSupport(transaction, heroId);
    const changed = await transaction.tables<typeof Hero>().updateTable('hero')
      .set({ hiddenAt: null, hiddenFor: null })
      .where('id', '=', heroId).where('hiddenAt', 'is not', null).returning('id').executeTakeFirst();
    const events = changed ? [{ type: 'hero.shown' as const, subject: heroId, cause, time, data: { heroId } }] : [];
    return { result: { heroId }, transactionId: await appendEvents(transaction, events) };
  },
);

/** A hidden hero brings being hidden along to the hero that it becomes part of. Both are locked. */
export async function bringHidingAlong(
  transaction: Transaction,
  { from, to, cause, time }: { from: string; to: string; cause: string; time: Date },
): Promise<NewEvent[]> {
  const other = await transaction.tables<typeof Hero>().selectFrom('hero').select(['hiddenAt', 'hiddenFor'])
    .where('id', '=', from).executeTakeFirstOrThrow();
  if (!other.hiddenAt || !other.hiddenFor) return [];
  const changed = await transaction.tables<typeof Hero>().updateTable('hero')
    .set({ hiddenAt: time, hiddenFor: other.hiddenFor })
    .where('id', '=', to).where('hiddenAt', 'is', null).returning('id').executeTakeFirst();
  return changed
    ? [{ type: 'hero.hidden', subject: to, cause, time, data: { heroId: to, reason: other.hiddenFor } }]
    : [];
}

async function lockForSupport(transaction: Transaction, heroId: string): Promise<void> {
  if (heroId === DEMO_HERO_ID)
    throw new AppError('demo_hero_fixed', 'This hero is everybody’s and stays as it is.');
  await lockHero(transaction, heroId);
}
