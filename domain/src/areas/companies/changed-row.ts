import type { Queryable } from '../../kernel/database/database.js';

/**
 * Sets columns of one row, counts its version up, and returns what `returning` says. Names of columns come from code
 * alone, never from a caller.
 */
export async function changedRow<Row>(
  transaction: Queryable,
  table: 'quote' | 'purchase_order',
  id: string,
  changes: Record<string, unknown>,
  returning: string,
): Promise<Row> {
  const names = Object.keys(changes);
  const values = Object.values(changes).map((value) => (value instanceof Date ? value.toISOString() : value));
  const [row] = await transaction.query<Row>(
    `update ${table} set ${names.map((name, index) => `${name} = $${index + 2}, `).join('')}version = version + 1
     where id = $1 returning ${returning}`,
    [id, ...values],
  );
  return row!;
}
