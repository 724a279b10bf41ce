import { DAY_MS, MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { externalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import type { JourneyTables } from './journey.entities.js';

/** How long is waited before a store that was away is asked again. */
const AGAIN_AFTER_MS = 10 * MINUTE_MS;

/** What a photo’s file is called. */
export function photoFile(photoId: string): string {
  return `${photoId}.jpg`;
}

/**
 * Before a file is written: if no trade-in shows it a day later, because nobody came to say so, it is removed. So no
 * file is left behind.
 */
export function expectPhotoFile(database: Queryable, photoId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + DAY_MS);
  return scheduleCommands(database, [
    { id: `expect-photo-${photoId}`, name: 'remove-photo-file', payload: { photoId, attempt: 1 }, dueAt },
  ]);
}

/** Removes a file, unless a trade-in shows it. An unavailable store is asked again until the file is gone. */
export const removePhotoFile = externalHandler<'remove-photo-file', 'shown' | 'removed' | 'away'>({
  async external({ photoId }, database, { services: { photos } }) {
    const shown = await database.tables<JourneyTables>().selectFrom('trade_in_photo').select('id')
      .where('id', '=', photoId).executeTakeFirst();
    if (shown) return 'shown';
    try {
      await photos.remove(photoFile(photoId));
      return 'removed';
    } catch {
      return 'away';
    }
  },
  async commit(found, { photoId, attempt }, transaction, { now }) {
    if (found === 'away') {
      const dueAt = new Date(now.getTime() + AGAIN_AFTER_MS);
      const payload = { photoId, attempt: attempt + 1 };
      await scheduleCommands(transaction, [
        { id: `remove-photo-${photoId}-${now.getTime()}`, name: 'remove-photo-file', payload, dueAt },
      ]);
    }
    return { result: { removed: found === 'removed' }, transactionId: undefined };
  },
});
