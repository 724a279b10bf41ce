import type { Queryable } from '../database/database.js';

/**
 * One rule that the books must obey. `sql` returns one row: `compared`, how many things were compared, and `broken`, a few
 * of those that break the rule, in words; null or empty when none does.
 */
export interface BooksRule {
  name: string;
  sql: string;
}

export interface BooksRuleResult {
  compared: number;
  broken: string[] | null;
}

export async function applyBooksRule(snapshot: Queryable, { sql }: BooksRule): Promise<BooksRuleResult> {
  const [row] = await snapshot.query<BooksRuleResult>(sql);
  return row!;
}
