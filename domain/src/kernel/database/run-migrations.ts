import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { CREATE_MIGRATION_TABLE, isTransactional, migrationsOf, noteMigration, statementsOf } from './migrate.js';
import type { ColumnFill, MigrationEntry } from './migration-entry.js';

/** What is said while a database is prepared. */
export interface PreparationLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
}

export interface MigrationOptions {
  log: PreparationLog;
  /** How long a migration tries to get its locks. */
  giveUpAfterMs?: number;
}

/**
 * How long a migration waits for a lock, and with it the statements that queue behind it. Less than PostgreSQL's
 * `deadlock_timeout` of a second: in a deadlock the migration gives way, not a writer.
 */
const LOCK_TIMEOUT_MS = 900;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;
const GIVE_UP_AFTER_MS = 5 * 60_000;
/** Deadlock, and a lock that was not to be had in time. */
const LOCK_FAULTS = ['40P01', '55P03'];
const ROWS_AT_ONCE = 2_000;

/**
 * Runs those migrations that a database has not had, each in a transaction of its own, beside processes that write.
 * Throws an ExpectedError where others hold a lock for too long; what was done before stays done.
 */
export async function runMigrations(
  client: ClientBase,
  migrations: readonly MigrationEntry[],
  options: MigrationOptions,
): Promise<void> {
  await client.query(CREATE_MIGRATION_TABLE);
  const done = await migrationsOf(client);
  const pending = migrations.filter(({ name }) => !done.includes(name));
  for (const [index, migration] of pending.entries()) {
    const { name } = migration;
    const startedAt = performance.now();
    options.log.info({ migration: name }, `Migration ${index + 1} of ${pending.length} begins: ${name}.`);
    await givingWay(name, options, () => runOne(client, migration));
    const ms = Math.round(performance.now() - startedAt);
    options.log.info({ migration: name, ms }, `Migration ${index + 1} of ${pending.length} is done after ${ms} ms.`);
  }
}

async function runOne(client: ClientBase, migration: MigrationEntry): Promise<void> {
  const statements = statementsOf(migration.class);
  if (!isTransactional(migration.class)) {
    // Without a lock timeout: an index that is built concurrently waits for old transactions, and nobody waits for it.
    for (const statement of statements) await client.query(statement);
    return noteMigration(client, migration);
  }
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of statements) await client.query(statement);
    await noteMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tries again after growing pauses while others hold what is needed. */
async function givingWay(
  name: string,
  { log, giveUpAfterMs = GIVE_UP_AFTER_MS }: MigrationOptions,
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (!LOCK_FAULTS.includes(String(code))) throw error;
      if (performance.now() - startedAt + pauseMs > giveUpAfterMs) {
        throw new ExpectedError(
          `Migration ${name} found no moment without other transactions in its way (${code}); those before it are done. `
            + 'End long transactions, as of a backup or a report, and start again.',
          { cause: error },
        );
      }
      log.warn({ migration: name, code, pauseMs }, `Migration ${name} gives way (${code}) and tries again in ${pauseMs} ms.`);
    }
    await pause(pauseMs);
  }
}

/** Derives the columns that have no value yet, in small steps; rows that others hold are left to a later start. */
export async function fillColumns(
  client: ClientBase,
  migrations: readonly MigrationEntry[],
  { log }: Pick<MigrationOptions, 'log'>,
): Promise<void> {
  for (const fill of migrations.flatMap(({ fills = [] }) => fills)) {
    let rows = 0;
    for (let step = ROWS_AT_ONCE; step > 0; rows += step) step = (await client.query(fillSql(fill))).rowCount!;
    if (rows > 0) log.info({ ...fill, rows }, `Derived ${fill.column} for ${rows} rows of ${fill.table}.`);
  }
}

function fillSql({ table, column, value }: ColumnFill): string {
  return `
    with step as (
      select ctid from ${table} as filled where ${column} is null and (${value}) is not null
      limit ${ROWS_AT_ONCE} for no key update skip locked
    )
    update ${table} as filled set ${column} = (${value}) from step where filled.ctid = step.ctid`;
}
