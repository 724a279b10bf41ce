import type { Client } from 'pg';
import { isTransactional, noteMigration, statementsOf } from '@planet-heroes/domain/kernel/database/migrate';
import type { MigrationEntry } from '@planet-heroes/domain/kernel/database/migration-entry';

/** What PostgreSQL says of the tables there are, and of what belongs to them. */
interface Catalogue {
  files: Map<string, string>;
  columns: Map<string, { required: boolean; defaulted: boolean }>;
  /** Those that hold for every row, and those that may hold for new ones only. */
  constraints: Map<string, { name: string; validated: boolean }>;
  indexes: Set<string>;
}

/**
 * Runs a migration and says what of it would stop those that write, or break what older processes write; PostgreSQL
 * itself reports it. A statement that is safe nevertheless has a comment `-- safe: why` and is not looked at.
 */
export async function dangersOf(client: Client, migration: MigrationEntry): Promise<string[]> {
  const statements = statementsOf(migration.class);
  const before = await catalogue(client);
  const tables = [...before.files.keys()];
  const dangers = columnDangers(migration, before);
  if (!isTransactional(migration.class)) {
    dangers.push(...repeatDangers(statements));
    for (const statement of statements) await client.query(statement);
    await noteMigration(client, migration);
    return dangers;
  }
  await client.query('begin');
  let last = before;
  for (const statement of statements) {
    await client.query(statement);
    const now = await catalogue(client);
    if (!/--\s*safe: \S/.test(statement)) dangers.push(...changes(last, now, before), ...rowDangers(statement, tables));
    last = now;
  }
  const locked = (await lockedTables(client)).filter((table) => tables.includes(table));
  if (locked.length > 1)
    dangers.push(`it keeps ${locked.join(' and ')} to itself: change one table in a migration, others in others`);
  await noteMigration(client, migration);
  await client.query('commit');
  return dangers;
}

/** What a statement made of the tables that were there before the migration, `begin`. */
function changes(before: Catalogue, after: Catalogue, begin: Catalogue): string[] {
  const tables = [...begin.files.keys()];
  const ofExisting = (name: string) => tables.includes(name.split(' ')[0]!);
  const rewritten = tables.filter((table) => after.files.get(table) !== before.files.get(table));
  const columns = [...after.columns.keys()].filter((name) => !before.columns.has(name) && ofExisting(name));
  const indexes = [...after.indexes].filter((name) => !before.indexes.has(name) && ofExisting(name));
  // One that an earlier migration has added does not lock writers out while it is validated.
  const checked = [...after.constraints].filter(([oid, { name, validated }]) =>
    validated && !begin.constraints.has(oid) && !before.constraints.get(oid)?.validated && ofExisting(name)
  );
  const required = [...before.columns].filter(([name, { required: was }]) =>
    !was && ofExisting(name) && after.columns.get(name)?.required
  );
  return [
    ...rewritten.map((table) => `it writes every row of ${table} anew: add a column, and let the start fill it`),
    ...checked.map(([, { name }]) =>
      `it checks every row for ${name} at once: add it "not valid", and validate it in the next migration`
    ),
    ...required.map(([name]) => `it requires ${name} of older processes too, and reads every row for that`),
    ...indexes.map((name) =>
      `it builds ${name} while nobody may write: use a migration without a transaction, and "concurrently"`
    ),
    ...columns.filter((name) => after.columns.get(name)!.required || after.columns.get(name)!.defaulted).map((name) =>
      `older processes would leave ${name} at its default, which nobody could tell from a value: let it be null`
    ),
  ];
}

/** Rows that a migration changes under its locks. */
function rowDangers(statement: string, tables: readonly string[]): string[] {
  const [, table] = /\b(?:update|insert\s+into|merge\s+into)\s+(?:only\s+)?"?(\w+)/i.exec(statement) ?? [];
  return table && tables.includes(table) && !/^\s*create\b/i.test(statement)
    ? [`it writes rows of ${table} while it has its locks: let the start fill the column ("fills")`]
    : [];
}

/** A migration without a transaction may end after any statement, and is then run from its first one again. */
function repeatDangers(statements: readonly string[]): string[] {
  return statements.flatMap((statement, index) => {
    const [, built] = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)/i.exec(statement) ?? [];
    if (!built) {
      return /^\s*drop\s+index\s+concurrently\s+if\s+exists\s/i.test(statement)
        ? []
        : [`it may end half-way: "${statement.trim()}" belongs into a migration with a transaction`];
    }
    return new RegExp(`if\\s+exists\\s+${built}\\s*$`, 'i').test(statements[index - 1] ?? '')
      ? []
      : [`it may leave a broken ${built} behind: "drop index concurrently if exists ${built}" comes before it`];
  });
}

/** A column that the start fills must be able to be null. */
function columnDangers({ fills = [] }: MigrationEntry, { columns }: Catalogue): string[] {
  return fills.filter(({ table, column }) => columns.get(`${table} ${column}`)?.required)
    .map(({ table, column }) => `it fills ${table} ${column}, which is never null`);
}

async function catalogue(client: Client): Promise<Catalogue> {
  const names = async (sql: string) => (await client.query<{ name: string; is: string }>(sql)).rows;
  const files = await names(`
    select relname as name, pg_relation_filenode(oid)::text as is from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const columns = await names(`
    select attrelid::regclass || ' ' || attname as name, concat_ws(' ', attnotnull, atthasdef) as is
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const { rows: constraints } = await client.query<{ oid: string; name: string; validated: boolean }>(`
    select oid::text, conrelid::regclass || ' ' || conname as name, convalidated as validated from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')`);
  const indexes = await names(`
    select indrelid::regclass || ' ' || indexrelid::regclass as name from pg_index
    join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`);
  return {
    files: new Map(files.map(({ name, is }) => [name, is])),
    columns: new Map(columns.map(({ name, is }) => [name, { required: is.startsWith('t'), defaulted: is.endsWith('t') }])),
    constraints: new Map(constraints.map(({ oid, ...constraint }) => [oid, constraint])),
    indexes: new Set(indexes.map(({ name }) => name)),
  };
}

async function lockedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and mode = 'AccessExclusiveLock' and granted and relkind = 'r' order by 1`);
  return rows.map(({ name }) => name);
}
