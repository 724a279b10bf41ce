import type { HidingReason, ModerationReason } from '@planet-heroes/contracts/areas/heroes/moderation';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import type { Hero } from './hero.entity.js';

/** What keeps a hero off the board: support's reason, and whether it wants that itself. */
export interface Hiding {
  support: ModerationReason | null;
  isOwnChoice: boolean;
}

/**
 * Changes what keeps a locked hero off the board. Answers the event that others have to know of: none where they see
 * the same as before.
 */
export async function changeHiding(
  transaction: Transaction,
  heroId: string,
  change: (before: Hiding) => Hiding,
  { cause, time }: { cause: string; time: Date },
): Promise<NewEvent[]> {
  const tables = transaction.tables<typeof Hero>();
  const row = await tables.selectFrom('hero').select(['hiddenAt', 'hiddenFor', 'offBoardAt'])
    .where('id', '=', heroId).executeTakeFirstOrThrow();
  const { support, isOwnChoice } = change(hidingOf(row));
  const hiddenFor: HidingReason | null = support ?? (isOwnChoice ? 'own-choice' : null);
  await tables.updateTable('hero')
    .set({
      hiddenFor,
      hiddenAt: hiddenFor && (row.hiddenAt ?? time),
      offBoardAt: isOwnChoice ? row.offBoardAt ?? time : null,
    })
    .where('id', '=', heroId).execute();
  if (hiddenFor === row.hiddenFor) return [];
  const common = { subject: heroId, cause, time };
  if (hiddenFor) return [{ ...common, type: 'hero.hidden', data: { heroId, reason: hiddenFor } }];
  const byOwnChoice = row.hiddenFor === 'own-choice' && { reason: 'own-choice' as const };
  return [{ ...common, type: 'hero.shown', data: { heroId, ...byOwnChoice } }];
}

/** What keeps a hero off the board, as its row says. */
export function hidingOf(
  { hiddenFor, offBoardAt }: { hiddenFor: HidingReason | null; offBoardAt: Date | null },
): Hiding {
  return { support: hiddenFor === 'own-choice' ? null : hiddenFor, isOwnChoice: offBoardAt !== null };
}
