import { Redis } from 'ioredis';
import type { Database } from '@planet-heroes/domain/kernel/database/database';

/** The columns of every table, the queues' too, in which one of some texts stands, as `schema.table.column: text`. */
export async function findInTables(database: Database, texts: readonly string[]): Promise<string[]> {
  const columns = await database.query<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED'))`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    for (const text of texts) {
      const rows = await database.query(
        `select 1 from "${schema}"."${table}" where position($1 in "${column}"::text) > 0 limit 1`,
        [text],
      );
      if (rows.length > 0) found.push(`${schema}.${table}.${column}: ${text}`);
    }
  }
  return found;
}

/** The keys of a Redis in which one of some texts stands, of any type. */
export async function findInRedis(url: string, texts: readonly string[]): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for await (const keys of redis.scanStream({ match: '*', count: 1_000 })) {
      for (const key of keys as string[]) {
        const value = JSON.stringify([key, await contentOf(redis, key)]);
        for (const text of texts) if (value.includes(text)) found.push(`${key}: ${text}`);
      }
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string': return redis.get(key);
    case 'hash': return redis.hgetall(key);
    case 'list': return redis.lrange(key, 0, -1);
    case 'set': return redis.smembers(key);
    case 'zset': return redis.zrange(key, '0', '-1');
    case 'stream': return redis.xrange(key, '-', '+');
    default: return undefined;
  }
}
