import { queryOf } from '../processes/database.ts';

/** Every table with its rows, and its bytes with indexes. */
export type Tables = Record<string, { rows: number; bytes: number }>;

export async function readTables(databaseUrl: string): Promise<Tables> {
  const query = queryOf(databaseUrl);
  const named = await query<{ name: string; bytes: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts = named.map(({ name }) => `select '${name}' as name, count(*) as rows from ${name}`).join(' union all ');
  const counted = await query<{ name: string; rows: string }>(counts);
  const rows = new Map(counted.map((each) => [each.name, Number(each.rows)]));
  return Object.fromEntries(
    named.map(({ name, bytes }) => [name.replace(/^public\./, ''), { rows: rows.get(name)!, bytes: Number(bytes) }]),
  );
}
