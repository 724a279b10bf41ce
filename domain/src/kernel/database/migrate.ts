import { createHash } from 'node:crypto';
import type { Migration } from '@mikro-orm/migrations';
import type { ClientBase } from 'pg';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { MigrationClass, MigrationEntry } from './migration-entry.js';
import { BEFORE_BASELINE, MIGRATIONS } from './migrations/index.js';
import { OLDEST_WRITER } from './oldest-writer.js';

export const MIGRATION_TABLE = 'migration';

export const CREATE_MIGRATION_TABLE = `
  create table if not exists ${MIGRATION_TABLE}
    (id serial primary key, name varchar(255) not null, executed_at timestamptz(6) not null default current_timestamp(6))`;

/** Replaces the migrations before the baseline, `$1`, by it. */
export const ADOPT_BASELINE = `
  with former as (delete from ${MIGRATION_TABLE} where name < $1) insert into ${MIGRATION_TABLE} (name) values ($1)`;

/** The statements of one migration. */
export function statementsOf(migrationClass: MigrationClass): string[] {
  const migration = instanceOf(migrationClass);
  void migration.up();
  return migration.getQueries().map(String);
}

/** Whether a migration runs in a transaction: `create index concurrently` cannot. */
export function isTransactional(migrationClass: MigrationClass): boolean {
  return instanceOf(migrationClass).isTransactional();
}

function instanceOf(migrationClass: MigrationClass): Migration {
  // Its statements are fixed texts: it asks neither driver nor configuration.
  return new (migrationClass as unknown as new () => Migration)();
}

/** What a migration's statements hash to, however they are laid out. */
export function hashOf(migrationClass: MigrationClass): string {
  const text = statementsOf(migrationClass).map((statement) => statement.replace(/\s+/g, ' ').trim()).join(';\n');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A database's migrations by their current names: those before the baseline count as the baseline once the last of them
 * is in. Throws an ExpectedError where it is not.
 */
export function currentNames(names: readonly string[]): string[] {
  const [{ name: baseline }] = MIGRATIONS as [(typeof MIGRATIONS)[number]];
  const [former, current] = [names.filter((name) => name < baseline), names.filter((name) => name >= baseline)];
  if (former.length === 0) return current;
  if (former.includes(BEFORE_BASELINE.last)) return [baseline, ...current];
  throw new ExpectedError(
    `This schema is older than release 1.0.0 (its last migration is ${former.at(-1)}). Run npm run migrate with commit `
      + `${BEFORE_BASELINE.commit} first, then with this one.`,
  );
}

/** The names of the migrations that a database has had, oldest first; none where it is empty. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: [found] } = await client.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [`public.${MIGRATION_TABLE}`],
  );
  if (!found!.exists) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATION_TABLE} order by id`);
  return rows.map(({ name }) => name);
}

/** Runs those of `names` that a database has not had, within the caller's transaction, which others cannot see into. */
export async function migrateWithin(client: ClientBase, names: readonly string[]): Promise<void> {
  await client.query(CREATE_MIGRATION_TABLE);
  const done = await migrationsOf(client);
  for (const migration of MIGRATIONS) {
    if (!names.includes(migration.name) || done.includes(migration.name)) continue;
    for (const statement of statementsOf(migration.class))
      await client.query(statement.replace(/\bindex\s+concurrently\b/gi, 'index'));
    await noteMigration(client, migration);
  }
}

/** Notes that a database has had a migration, and which releases may write to it from now on. */
export async function noteMigration(client: ClientBase, { name, oldestWriter }: MigrationEntry): Promise<void> {
  await client.query(`insert into ${MIGRATION_TABLE} (name) values ($1)`, [name]);
  if (oldestWriter === undefined) return;
  await client.query(
    'insert into instance_secret values ($1, $2) on conflict (name) do update set value = excluded.value',
    [OLDEST_WRITER, oldestWriter],
  );
}
