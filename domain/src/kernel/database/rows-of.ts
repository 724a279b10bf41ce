import { type AliasedRawBuilder, sql } from 'kysely';

type ColumnType = 'text' | 'int' | 'bigint' | 'boolean' | 'jsonb' | 'timestamptz';

/** Rows handed over to a query as a table of this name, one array for each of their columns: the planner sees that they are many. */
export function rowsOf<A extends string, R extends object>(
  name: A,
  rows: readonly R[],
  types: { [K in keyof R & string]: ColumnType },
): AliasedRawBuilder<R, A> {
  const columns = Object.keys(types) as (keyof R & string)[];
  const arrays = columns.map((column) => {
    const values = rows.map((row) => (types[column] === 'jsonb' ? JSON.stringify(row[column]) : row[column]));
    return sql`${values}::${sql.raw(types[column])}[]`;
  });
  return sql<R>`unnest(${sql.join(arrays)})`.as<A>(sql`${sql.id(name)} (${sql.join(columns.map((column) => sql.id(column)))})`);
}
