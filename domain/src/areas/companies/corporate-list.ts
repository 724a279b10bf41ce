import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { type PageEnd, pageOf, readCursor } from '../../kernel/database/keyset.js';

/** The columns that a list of quotes or orders is sorted by and sums up, where a row `counts`. */
export interface SortKeys {
  created: RawBuilder<Date>;
  devices: RawBuilder<number>;
  amount: RawBuilder<number>;
  status: RawBuilder<number>;
  due?: RawBuilder<number>;
}

/** A page of a list, how many rows fit, and what the `counted` ones among them add up to; amounts in fils. */
export interface CorporatePage<Row> {
  page: Row[];
  next: string | undefined;
  total: number;
  counted: number;
  devices: number;
  amount: number;
}

/**
 * A page of the `fitting` rows of a list, newest first or as `sort` says. `all` finds the row that a cursor names: it
 * may fit no longer. Throws `invalid_request` where that row is gone.
 */
export async function readCorporatePage<DB, TB extends keyof DB, Row extends { id: string }>(
  { all, fitting }: Record<'all' | 'fitting', SelectQueryBuilder<DB, TB, Row>>,
  { counts, ...keys }: SortKeys & { counts: RawBuilder<SqlBool> },
  { sort = '-created', limit, after }: { sort?: string | undefined; limit: number; after?: string | undefined },
  endOf: (row: Row) => PageEnd,
): Promise<CorporatePage<Row>> {
  const end = after === undefined ? undefined : readCursor(after);
  const column = sort.replace('-', '') as keyof SortKeys;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const key: RawBuilder<unknown> = keys[column]!;
  const id = sql.ref<string>('id');
  const sums = await fitting.clearSelect()
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${counts})`.as('counted'),
      sql<number>`coalesce(sum(${keys.devices}) filter (where ${counts}), 0)::bigint`.as('devices'),
      sql<number>`coalesce(sum(${keys.amount}) filter (where ${counts}), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow() as Pick<CorporatePage<Row>, 'total' | 'counted' | 'devices' | 'amount'>;
  // A cursor holds a time and an id; any other key is read from the row with this id.
  const last = end && column !== 'created'
    ? await all.clearSelect().select(key.as('key')).where(sql<SqlBool>`${id} = ${end.id}`).executeTakeFirst()
    : end && { key: end.time };
  if (end && !last) throw new AppError('invalid_request', 'after: this row is gone. Start from the first page.');
  const isAfter = direction === 'asc' ? sql`>` : sql`<`;
  const rows = await fitting
    .$if(end !== undefined, (found) =>
      found.where(sql<SqlBool>`(${key}, ${id}) ${isAfter} (${(last as { key: unknown }).key}, ${end!.id})`))
    .orderBy(key, direction).orderBy(id, direction).limit(limit + 1).execute();
  return { ...pageOf(rows as Row[], limit, endOf), ...sums };
}

/** Operators, who name no company, see everything. */
export function isHidden(fromPublic: Expression<SqlBool>, companyId: string | undefined): Expression<SqlBool> {
  return companyId === undefined ? sql<SqlBool>`false` : fromPublic;
}
