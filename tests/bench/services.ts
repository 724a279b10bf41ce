import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';

/** A private Postgres, and a private Redis where a redis-server is on the PATH. */
export interface Services {
  postgres: EmbeddedPostgres;
  redisUrl: string | undefined;
  folder: string;
  stop(): Promise<void>;
}

export async function startServices(): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const redis = hasRedisServer() ? await startRedisServer(folder) : undefined;
  return {
    postgres,
    redisUrl: redis?.url,
    folder,
    async stop() {
      await redis?.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function databaseUrl(services: Services, name: string): string {
  const url = new URL(services.postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a database, empty, also where one of that name was before, and returns its address. */
export async function createDatabase(services: Services, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: services.postgres.url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(services, name);
}
