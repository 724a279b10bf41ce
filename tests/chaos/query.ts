import pg from 'pg';

export type Query = <Row = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Asks a database, on a connection of its own each time: the server may have been another one a moment ago. */
export function queryOf(url: string): Query {
  return async <Row>(sql: string, parameters: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, parameters)).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}
