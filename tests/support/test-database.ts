import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import type { SeedChoice } from '@planet-heroes/domain/kernel/seeds/seeds';
import { PRODUCT_ROLE } from '@planet-heroes/platform/embedded/product-role';
import { databaseUrl, onConnection } from '../processes/database.js';

/** One number for all test files: only one of them makes a template at a time. */
const TEMPLATE_LOCK = 7_203_110_469;

/** A database of the test's own. */
export interface TestDatabase {
  url: string;
  /** Drops it, with all connections to it. */
  drop(): Promise<void>;
}

/** Creates a database on the run's Postgres: empty, or with the schema and the seeds of a choice. */
export async function createTestDatabase(seed?: SeedChoice): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Writing every page of a template to the log as well, as Postgres does else, takes three times as long.
  const from = seed ? `template ${await templateOf(seed)} strategy file_copy` : '';
  await run(`create database ${name} owner ${PRODUCT_ROLE} ${from}`);
  return { url: databaseUrl(server(), name), drop: () => run(`drop database ${name} with (force)`) };
}

/** A database with the schema and the seeds, open. */
export async function openTestDatabase(
  seed: SeedChoice = 'trial',
): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const { url, drop } = await createTestDatabase(seed);
  const database = await openDatabase({ url });
  return {
    database,
    url,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/**
 * The run's database with the seeds of a choice, which nobody connects to: copying it is much cheaper than migrating
 * again.
 */
function templateOf(seed: SeedChoice): Promise<string> {
  const name = `template_${seed}`;
  return onConnection(adminUrl(), async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(admin, name, seed);
    return name;
  });
}

async function makeTemplate(admin: Client, name: string, seed: SeedChoice): Promise<void> {
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft} owner ${PRODUCT_ROLE}`);
  const database = await openDatabase({ url: databaseUrl(server(), draft) });
  try {
    await prepareDatabase(database, seed);
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${draft} rename to ${name}`);
}

function server(): string {
  return process.env.TEST_POSTGRES_URL!;
}

/** Only a superuser ends the autovacuum of a database that is dropped. */
function adminUrl(): string {
  return process.env.TEST_POSTGRES_ADMIN_URL!;
}

async function run(sql: string): Promise<void> {
  await onConnection(adminUrl(), (admin) => admin.query(sql));
}
