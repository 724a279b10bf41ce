import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import type { SeedChoice } from '@planet-heroes/domain/kernel/seeds/seeds';

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
  if (seed) {
    const template = await templateOf(seed);
    await onServer((server) => server.query(`create database ${name} template ${template}`));
  } else await onServer((server) => server.query(`create database ${name}`));
  return { url: urlOf(name), drop: () => onServer((server) => server.query(`drop database ${name} with (force)`)) };
}

/** A database with the schema and the seeds, open. */
export async function openTestDatabase(seed: SeedChoice = 'catalogue'): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const { url, drop } = await createTestDatabase(seed);
  const database = await Database.open({ url });
  return {
    database,
    url,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** The run's database with the seeds of a choice, which nobody connects to: copying it is much cheaper than migrating anew. */
function templateOf(seed: SeedChoice): Promise<string> {
  const name = `template_${seed}`;
  return onServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(server, name, seed);
    return name;
  });
}

async function makeTemplate(server: pg.Client, name: string, seed: SeedChoice): Promise<void> {
  const draft = `${name}_draft`;
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`create database ${draft}`);
  const database = await Database.open({ url: urlOf(draft) });
  try {
    await prepareDatabase(database, seed);
  } finally {
    await database.close();
  }
  await server.query(`alter database ${draft} rename to ${name}`);
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL!);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL! });
  server.on('error', () => undefined);
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
