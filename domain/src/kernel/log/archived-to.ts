import type { SqlRunner } from '../database/database.js';
import { utcText } from '../database/utc-text.js';

/** The time of the latest event that lies in an archive and no longer in the log, ISO 8601; null when none does. */
export async function archivedTo(database: SqlRunner): Promise<string | null> {
  const [row] = await database.query<{ latest: string | null }>(`select ${utcText('max(latest_at)')} as latest from log_archive`);
  return row!.latest;
}
