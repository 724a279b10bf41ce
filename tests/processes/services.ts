import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { hasRedisServer, startRedisServer } from './redis-server.ts';

/** A private Postgres, and a private Redis where a redis-server is on the PATH. */
export interface Services {
  postgres: EmbeddedPostgres;
  redisUrl: string | undefined;
  folder: string;
  stop(): Promise<void>;
}

/** Starts both in an empty folder, which goes with them; `postgres` are PostgreSQL's own settings. */
export async function startServices({
  folder = mkdtempSync(join(tmpdir(), 'planet-heroes-services-')),
  postgres: settings,
}: { folder?: string; postgres?: Record<string, string> } = {}): Promise<Services> {
  const [postgres, redis] = await Promise.all([
    startEmbeddedPostgres(folder, settings),
    hasRedisServer() ? startRedisServer(folder) : undefined,
  ]);
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
