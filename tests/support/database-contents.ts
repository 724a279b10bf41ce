import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fixTextForms, sumTable } from '@planet-heroes/domain/kernel/database/backup/copy-table';
import { readTables } from '@planet-heroes/domain/kernel/database/backup/read-tables';
import { onConnection } from '../processes/database.js';

/** How many rows each table of a database has, with their hashes. */
export function contentsOf(url: string): Promise<Record<string, { rows: number; sha256: string }>> {
  return onConnection(url, async (client) => {
    await client.query('begin isolation level repeatable read');
    await fixTextForms(client);
    const sums: Awaited<ReturnType<typeof contentsOf>> = {};
    for (const table of await readTables(client)) sums[table.table] = await sumTable(client, table);
    return sums;
  });
}

/** Everything that makes up a database's schema, in the words of PostgreSQL. */
export function schemaOf(url: string): Promise<unknown[]> {
  return onConnection(url, async (client) => {
    const { rows } = await client.query(`
      select 'column' as kind, table_name as of, column_name as name,
             concat_ws(' ', udt_name, character_maximum_length, datetime_precision, is_nullable, column_default, is_identity, identity_generation) as text
      from information_schema.columns where table_schema = 'public'
      union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'options', relname, relkind::text, array_to_string(reloptions, ',') from pg_class where relnamespace = 'public'::regnamespace
      union all select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'function', '', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
      order by 1, 2, 3, 4`);
    return rows;
  });
}

/** The text of a backup. */
export function backupText(file: string): string {
  return gunzipSync(readFileSync(file)).toString();
}

/** Writes a backup whose text was altered by somebody who knows how to make all its hashes right again. */
export function forgeBackup(file: string, text: string): void {
  const lines = text.trimEnd().split('\n');
  const end = JSON.parse(lines.pop()!);
  let rows: string[] | undefined;
  let table = '';
  for (const line of lines) {
    if (rows && line === '\\.') {
      end.tables[table] = { rows: rows.length, sha256: sha256(rows.map((row) => `${row}\n`).join('')) };
      rows = undefined;
    } else if (rows) rows.push(line);
    else if (line.startsWith('{"table"')) {
      table = JSON.parse(line).table;
      rows = [];
    }
  }
  const before = lines.map((line) => `${line}\n`).join('');
  writeFileSync(file, gzipSync(`${before}${JSON.stringify({ ...end, sha256: sha256(before) })}\n`));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
