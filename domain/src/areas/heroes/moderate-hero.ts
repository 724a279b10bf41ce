import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import type { Hero } from './hero.entity.js';
import { changeHiding, type Hiding, hidingOf } from './hide-hero.js';
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
 * Support leaves a hero out of the board and of what others see; points and level stay. A hero that support hides
 * stays hidden, with the earlier reason. Throws `unknown_hero` or `demo_hero_fixed`.
 */
export const hideHero = transactionalHandler<'hide-hero'>(
  async ({ heroId, reason }, transaction, { commandId: cause, now: time }) => {
    await lockForSupport(transaction, heroId);
    const hide = (before: Hiding) => ({ ...before, support: before.support ?? reason });
    const events = await changeHiding(transaction, heroId, hide, { cause, time });
    return { result: { heroId }, transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * Support lets a hero be seen again, where its score puts it, unless it left the board itself. Throws `unknown_hero` or
 * `demo_hero_fixed`.
 */
export const showHero = transactionalHandler<'show-hero'>(
  async ({ heroId }, transaction, { commandId: cause, now: time }) => {
    await lockForSupport(transaction, heroId);
    const show = (before: Hiding) => ({ ...before, support: null });
    const events = await changeHiding(transaction, heroId, show, { cause, time });
    return { result: { heroId }, transactionId: await appendEvents(transaction, events) };
  },
);

/** A hidden hero brings being hidden along to the hero that it becomes part of. Both are locked. */
export async function bringHidingAlong(
  transaction: Transaction,
  { from, to, cause, time }: { from: string; to: string; cause: string; time: Date },
): Promise<NewEvent[]> {
  const other = hidingOf(
    await transaction.tables<typeof Hero>().selectFrom('hero').select(['hiddenFor', 'offBoardAt'])
      .where('id', '=', from).executeTakeFirstOrThrow(),
  );
  const unite = ({ support, isOwnChoice }: Hiding) => ({
    support: support ?? other.support, isOwnChoice: isOwnChoice || other.isOwnChoice,
  });
  return changeHiding(transaction, to, unite, { cause, time });
}

async function lockForSupport(transaction: Transaction, heroId: string): Promise<void> {
  if (heroId === DEMO_HERO_ID)
    throw new AppError('demo_hero_fixed', 'This hero is everybody’s and stays as it is.');
  await lockHero(transaction, heroId);
}
