import type { Client } from 'pg';
import type { BackupTable } from '@planet-heroes/contracts/kernel/backup/backup-format';
import { MIGRATION_TABLE } from '../migrate.js';

/**
 * Every table of the product with its columns, none before one that it refers to. The list of migrations is left out.
 */
export async function readTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refers_to: string[] }>(
    `select pg_class.relname as table,
            array(select attname::text from pg_attribute
                  where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
            array(select referred.relname::text from pg_constraint join pg_class as referred on referred.oid = confrelid
                  where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as refers_to
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> $1 order by relname`,
    [MIGRATION_TABLE],
  );
  const ordered: BackupTable[] = [];
  const placed = new Set<string>();
  for (let left = rows; left.length > 0; ) {
    const next = left.filter(({ refers_to }) => refers_to.every((name) => placed.has(name)));
    if (next.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.map(({ table }) => table).join(', ')}.`);
    for (const { table, columns } of next) {
      ordered.push({ table, columns });
      placed.add(table);
    }
    left = left.filter(({ table }) => !placed.has(table));
  }
  return ordered;
}

/** The last number of each numbered column that has given one, by `table.column`. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select table_name || '.' || column_name as name,
            pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass)::text as last
     from information_schema.columns
     where table_schema = 'public' and table_name <> $1 and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
    [MIGRATION_TABLE],
  );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

/** Lets a column's numbers go on after the last one that was given. */
export async function setSequence(client: Client, name: string, last: string): Promise<void> {
  const [table, column] = name.split('.');
  await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2)::regclass, $3::bigint)', [
    table,
    column,
    last,
  ]);
}
