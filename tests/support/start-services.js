// One embedded Postgres, and one private Redis where a redis-server is on the PATH, for the whole run. Each test file
// makes a database and a key prefix of its own on them.
import { Redis } from 'ioredis';
import { startEmbeddedPostgres } from '../../platform/dist/embedded/embedded-postgres.js';
import { hasRedisServer, startRedisServer } from '../processes/redis-server.ts';
import { makeSwiftFolder } from '../processes/swift-folder.ts';

const SETTINGS = {
  // Several products, each with the connections of its own, run on it at once.
  max_connections: '400',
  // It goes with the run, and no test kills it: what must outlast a crash is tested on servers of those tests' own.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
};

export default async function startServices() {
  const folder = makeSwiftFolder('planet-heroes-test-');
  const postgres = await startEmbeddedPostgres(folder, SETTINGS);
  process.env.TEST_POSTGRES_URL = postgres.url;
  process.env.TEST_POSTGRES_ADMIN_URL = postgres.adminUrl;
  const given = process.env.REDIS_URL && (await answers(process.env.REDIS_URL)) ? process.env.REDIS_URL : undefined;
  const redis = given || !hasRedisServer() ? undefined : await startRedisServer(folder);
  const redisUrl = given ?? redis?.url;
  if (redisUrl) process.env.TEST_REDIS_URL = redisUrl;
  globalThis.planetHeroesServices = { postgres, redis, folder };
}

/** Whether a Redis answers at an address. */
async function answers(url) {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}
