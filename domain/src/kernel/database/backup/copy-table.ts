import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from '@planet-heroes/contracts/kernel/backup/backup-format';

const NEWLINE = 10;

/** How many rows a table has, and what their text hashes to. */
export interface TableSum {
  rows: number;
  sha256: string;
}

/** Makes one value one text on every server, within the open transaction. */
export async function fixTextForms(client: Client): Promise<void> {
  await client.query(`
    set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
    set local bytea_output to 'hex'; set local extra_float_digits to 1; set local synchronize_seqscans to off`);
}

/** A table's rows as COPY writes them, piece by piece; returns their sum. */
export async function* tableRows(client: Client, table: BackupTable): AsyncGenerator<Buffer, TableSum> {
  const sum = new RowSum();
  for await (const chunk of client.query(copyTo(`copy ${target(table)} to stdout`)) as AsyncIterable<Buffer>) {
    sum.add(chunk);
    yield chunk;
  }
  return sum.total();
}

/** The sum of what a table holds now. */
export async function sumTable(client: Client, table: BackupTable): Promise<TableSum> {
  const rows = tableRows(client, table);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}

/** Takes rows for one table, as COPY writes them; `end` resolves once PostgreSQL has taken them all. */
export class TableLoad {
  private readonly stream;
  private readonly done: Promise<void>;

  constructor(client: Client, table: BackupTable) {
    this.stream = client.query(copyFrom(`copy ${target(table)} from stdin`));
    this.done = finished(this.stream);
    this.done.catch(() => undefined);
  }

  async write(rows: Buffer): Promise<void> {
    if (!this.stream.write(rows)) await Promise.race([once(this.stream, 'drain'), this.done]);
  }

  async end(): Promise<void> {
    this.stream.end();
    await this.done;
  }
}

/** Counts and hashes rows as they pass. A newline within a value is written as \n, so each one ends a row. */
export class RowSum {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) this.rows++;
  }

  total(): TableSum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

function target({ table, columns }: BackupTable): string {
  return `"${table}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}
