import pg from 'pg';
import type { EmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { PRODUCT_ROLE } from '@planet-heroes/platform/embedded/product-role';

export type Query = <Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** Runs some work on a connection of its own: the server may have been another one a moment ago. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks a database, on a connection of its own each time. */
export function queryOf(url: string): Query {
  return <Row>(sql: string, parameters: readonly unknown[] = []) =>
    onConnection(url, async (client) => (await client.query(sql, [...parameters])).rows as Row[]);
}

/** The address of another database of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a database of the product's role, empty, also where one of that name was before, and returns its address. */
export async function createDatabase({ url, adminUrl }: EmbeddedPostgres, name: string): Promise<string> {
  await onConnection(adminUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} owner ${PRODUCT_ROLE}`);
  });
  return databaseUrl(url, name);
}
