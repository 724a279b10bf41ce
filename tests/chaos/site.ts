import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Query, queryOf } from '../processes/database.ts';
import { fillHeroes, prepare } from '../processes/heroes-in-bulk.ts';
import { TELLS_MEMORY } from '../processes/memory.ts';
import { type Part, startBackend, startWorkers, untilReady } from '../processes/part.ts';
import { type PrivateRedis, startPrivateRedis } from '../processes/private-redis.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../processes/secrets.ts';
import { type BreakablePostgres, startBreakablePostgres } from './breakable-postgres.ts';

export interface SiteOptions {
  seed?: 'demo' | 'trial' | 'catalogue' | 'minimal';
  /** Heroes `bulk-1`, `bulk-2`, … with points, put there before anything starts. */
  heroes?: number;
  backends?: number;
  workers?: number;
  environment?: Record<string, string>;
  postgres?: Record<string, string>;
  /** Where PostgreSQL's data lie, instead of a folder of the site's own. */
  parent?: string;
  /** Makes every process report its memory on request. */
  measured?: boolean;
}

/** The whole product as separate processes, on services of its own, every part of which can be broken. */
export interface Site {
  folder: string;
  postgres: BreakablePostgres;
  redis: PrivateRedis;
  backends: Part[];
  workers: Part[];
  address: string;
  query: Query;
}

/** Runs a row on a site of its own, and removes that however it goes; CHAOS_KEEP leaves its folder, with the logs. */
export async function onSite<T>(options: SiteOptions, use: (site: Site) => Promise<T>): Promise<T> {
  const { seed = 'trial', heroes = 0 } = options;
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-chaos-'));
  const postgres = await startBreakablePostgres(options.parent ?? folder, options.postgres);
  const redis = await startPrivateRedis();
  const parts: Part[] = [];
  try {
    await prepare(postgres.url, seed);
    if (heroes > 0) await fillHeroes(postgres.url, heroes, { withLedger: true });
    const environment = {
      DATABASE_URL: postgres.url, REDIS_URL: redis.url, SEED: seed, OPERATOR_TOKEN, SESSION_SECRET,
      WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0',
      READS_PER_MINUTE_ADDRESS: '0', REQUESTS_PER_MINUTE_COMPANY: '0', VIRTUAL_CLOCK: 'on', TRADE_AUTO_VERIFY: 'off',
      DRAIN_SECONDS: '0', ...options.environment, ...(options.measured && TELLS_MEMORY),
    };
    const startAll = (start: typeof startBackend, count: number) =>
      Promise.all(Array.from({ length: count }, async () => {
        const part = await start({ environment, logs: folder });
        parts.push(part);
        return part;
      }));
    const backends = await startAll(startBackend, options.backends ?? 1);
    const workers = await startAll(startWorkers, options.workers ?? 1);
    await untilReady([...backends, ...workers]);
    return await use({
      folder,
      postgres,
      redis,
      backends,
      workers,
      address: backends[0]!.address,
      query: queryOf(postgres.url),
    });
  } finally {
    await Promise.all(parts.map((each) => each.end('SIGKILL')));
    await redis.remove();
    await postgres.end('immediate');
    if (!process.env.CHAOS_KEEP) rmSync(folder, { recursive: true, force: true });
  }
}
