import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import {
  type AliasedRawBuilder,
  type InsertQueryBuilder,
  type InsertResult,
  type Insertable,
  type Kysely,
  type RawBuilder,
  sql,
} from 'kysely';

const CASTS = {
  text: 'text[]',
  uuid: 'uuid[]',
  xid8: 'xid8[]',
  integer: 'integer[]',
  bigint: 'bigint[]',
  real: 'real[]',
  boolean: 'boolean[]',
  timestamptz: 'timestamptz[]',
  jsonb: 'jsonb[]',
  /** Lists of texts travel as JSON: PostgreSQL would lay arrays of arrays out flat. */
  'text[]': 'jsonb[]',
} as const;

type ColumnType = keyof typeof CASTS;
type Columns<Row> = { readonly [K in keyof Row]?: ColumnType };

const NAMING = new UnderscoreNamingStrategy();

/**
 * Rows handed over to a query as a table of its own, one array for each column, however many there are:
 * `rowsOf('moved', changes, { heroId: 'text', points: 'bigint' })`. A column may not be called like a property whose
 * column has another name than the naming strategy gives it.
 */
export function rowsOf<Alias extends string, Row extends object, C extends Columns<Row>>(
  alias: Alias,
  rows: readonly Row[],
  columns: C,
): AliasedRawBuilder<Pick<Row, keyof Row & keyof C>, Alias> {
  const entries = Object.entries(columns) as [keyof Row & string, ColumnType][];
  const arrays = entries.map(([name, type]) =>
    sql`${rows.map((row) => asParameter(row[name], type))}::${sql.raw(CASTS[type])}`
  );
  const given = sql.join(entries.map(([name]) => sql.id(name)));
  // By both names: the query builder renames a reference to one that is also a property of the entity beside it.
  const selected = sql.join(entries.flatMap(([name, type]) => {
    const value = valueOf(name, type);
    const column = NAMING.propertyToColumnName(name);
    return [sql`${value} as ${sql.id(name)}`, ...(column === name ? [] : [sql`${value} as ${sql.id(column)}`])];
  }));
  return sql<Pick<Row, keyof Row & keyof C>>`(select ${selected} from unnest(${sql.join(arrays)}) as given (${given}))`
    .as(alias);
}

/** Inserts rows, however many, by one statement with one parameter for each column named. */
export function insertRows<DB, T extends keyof DB & string, C extends Columns<Insertable<DB[T]>>>(
  tables: Kysely<DB>,
  table: T,
  rows: readonly Pick<Insertable<DB[T]>, keyof Insertable<DB[T]> & keyof C>[],
  columns: C,
): InsertQueryBuilder<DB, T, InsertResult> {
  const names = Object.keys(columns);
  const given = rowsOf('given', rows, columns as Columns<(typeof rows)[number]>);
  return tables
    .insertInto(table)
    .columns(names as never)
    .expression(sql`select ${sql.join(names.map((name) => sql.id('given', name)))} from ${given}`);
}

function valueOf(name: string, type: ColumnType): RawBuilder<unknown> {
  const given = sql.id('given', name);
  return type === 'text[]' ? sql`array(select jsonb_array_elements_text(${given}))` : given;
}

function asParameter(value: unknown, type: ColumnType): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb' || type === 'text[]') return JSON.stringify(value);
  return value instanceof Date ? value.toISOString() : value;
}
