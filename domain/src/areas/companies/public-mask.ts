import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** What stands in public answers and in the log for the name of somebody whom everybody's company does not know. */
const A_VISITOR = 'A visitor';
export const NOT_SHOWN = '—';

/**
 * A column for everybody's eyes: what a visitor typed (where it is `hidden`) is stored whole and shown to operators
 * alone.
 */
export function masked<T extends string | null>(
  column: Expression<T>,
  hidden: Expression<SqlBool>,
  shown = NOT_SHOWN,
): RawBuilder<T> {
  return sql<T>`case when ${hidden} and ${column} is not null then ${shown} else ${column} end`;
}

export function maskedName(column: Expression<string>, hidden: Expression<SqlBool>): RawBuilder<string> {
  return masked(column, hidden, A_VISITOR);
}
