import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import type { SeedChoice } from '@planet-heroes/domain/kernel/seeds/seeds';

/** An empty database of the test's own. */
export interface TestDatabase {
  url: string;
  /** Drops it, with all connections to it. */
  drop(): Promise<void>;
}

/** Creates a database on the run's Postgres. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = process.env.TEST_POSTGRES_URL!;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(admin, `drop database ${name} with (force)`) };
}

/** A database with the schema and the seeds, open. */
export async function openTestDatabase(seed: SeedChoice = 'catalogue'): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url });
  await prepareDatabase(database, seed);
  return {
    database,
    url,
    async close() {
      await database.close();
      await drop();
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  await client.end();
}
