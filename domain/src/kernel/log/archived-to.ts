import type { Queryable } from '../database/database.js';
import type { LogArchive } from './log-archive.entity.js';

/** The time of the latest event that lies in an archive and no longer in the log, ISO 8601; null when none does. */
export async function archivedTo(database: Queryable): Promise<string | null> {
  const latest = await database
    .tables<typeof LogArchive>()
    .selectFrom('log_archive')
    .select('latestAt')
    .orderBy('latestAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.latestAt.toISOString() ?? null;
}
