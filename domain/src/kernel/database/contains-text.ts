import { type Expression, sql, type SqlBool } from 'kysely';

/** Whether one of the texts contains the search text, ignoring case; null contains nothing. */
export function containsText(texts: readonly Expression<string | null>[], search: string): Expression<SqlBool> {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(${sql.join(texts.map((text) => sql`coalesce(${text} ilike ${pattern}, false)`), sql` or `)})`;
}
