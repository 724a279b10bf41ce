import type { Queryable } from '../database/database.js';

/**
 * Something that must hold between tables. `sql` returns one row: `compared`, how many things were compared, and `broken`,
 * a few of those that break it, in words; null or empty when none does.
 */
export interface Invariant {
  name: string;
  sql: string;
}

export interface InvariantResult {
  compared: number;
  broken: string[] | null;
}

export async function checkInvariant(snapshot: Queryable, { sql }: Invariant): Promise<InvariantResult> {
  const [row] = await snapshot.query<InvariantResult>(sql);
  return row!;
}
