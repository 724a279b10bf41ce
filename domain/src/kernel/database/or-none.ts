import { type Expression, type RawBuilder, sql } from 'kysely';

/** A number that counts as 0 where there is none. */
export function orNone(value: Expression<number | null>): RawBuilder<number> {
  return sql<number>`coalesce(${value}, 0)`;
}
