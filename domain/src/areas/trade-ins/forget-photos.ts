import type { Transaction } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import type { JourneyTables } from './journey.entities.js';

/** Removes photos; their files go as soon as the transaction has. */
export async function forgetPhotos(transaction: Transaction, photoIds: readonly string[], dueAt: Date): Promise<void> {
  if (photoIds.length === 0) return;
  await transaction.tables<JourneyTables>().deleteFrom('trade_in_photo').where('id', 'in', photoIds).execute();
  await scheduleCommands(
    transaction,
    photoIds.map((photoId) => ({
      id: `remove-photo-${photoId}`,
      name: 'remove-photo-file' as const,
      payload: { photoId, attempt: 1 },
      dueAt,
    })),
  );
}
