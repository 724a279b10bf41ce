import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type BackupEnd, backupEndSchema, type BackupHead, backupHeadSchema, type BackupTable, backupTableSchema,
} from '@planet-heroes/contracts/kernel/backup/backup-format';
import { BackupError } from './backup-error.js';
import { RowSum } from './copy-table.js';

const NEWLINE = 10;
const END_OF_ROWS = Buffer.from('\\.\n');

export interface Backup {
  head: BackupHead;
  end: BackupEnd;
}

/**
 * The parts of a backup in their order: a head, tables each followed by their rows in pieces of whole lines, an end.
 */
export type BackupPart =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; table: BackupTable }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'end'; end: BackupEnd };

/**
 * Reads a whole backup, or its bytes while they are written, and holds it against its own hashes. Throws `BackupError`
 * when it is not a complete one.
 */
export async function checkBackup(file: string, bytes?: Readable): Promise<Backup> {
  const backup: Partial<Backup> = {};
  for await (const part of readBackup(file, bytes)) {
    if (part.kind === 'head') backup.head = part.head;
    if (part.kind === 'end') backup.end = part.end;
  }
  return backup as Backup;
}

/**
 * Reads a backup part by part, checking it on the way: only after the end is it known to be whole. Throws
 * `BackupError`.
 */
export async function* readBackup(file: string, bytes?: Readable): AsyncGenerator<BackupPart> {
  const text = createHash('sha256');
  const sums: BackupEnd['tables'] = {};
  let head: BackupHead | undefined;
  let table: { name: string; sum: RowSum } | undefined;
  let end: BackupEnd | undefined;
  try {
    for await (const { line, rows } of pieces(bytes ?? createReadStream(file), () => table !== undefined)) {
      if (end) throw new BackupError('there is something after its end');
      if (rows && table) {
        text.update(rows);
        table.sum.add(rows);
        yield { kind: 'rows', rows };
      } else if (table) {
        text.update(line);
        sums[table.name] = table.sum.total();
        table = undefined;
      } else if (!head) {
        text.update(line);
        yield { kind: 'head', head: (head = parseHead(line)) };
      } else {
        const read = backupTableSchema.or(backupEndSchema).parse(JSON.parse(String(line)));
        if ('table' in read) {
          text.update(line);
          table = { name: read.table, sum: new RowSum() };
          yield { kind: 'table', table: read };
        } else {
          end = read;
          if (end.sha256 !== text.digest('hex')) throw new BackupError('its text is not what was written');
          assertSameTables(sums, end.tables);
        }
      }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw new BackupError(
      `${file} is not a complete backup of Planet Heroes: ${inOneLine(message)}. Nothing was changed.`,
      { cause: error },
    );
  }
  if (!end) throw new BackupError(`${file} is not complete: it has no end. Nothing was changed.`);
  yield { kind: 'end', end };
}

/** The text of a backup: single lines, and within a table runs of whole rows. */
async function* pieces(bytes: Readable, inTable: () => boolean): AsyncGenerator<{ line: Buffer; rows?: Buffer }> {
  let rest = Buffer.alloc(0);
  // Faults of the file come out of its far end.
  const unzipped = pipeline(bytes, createGunzip(), () => undefined);
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    let lineFrom = 0;
    for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, lineFrom)) {
      const line = text.subarray(lineFrom, at + 1);
      lineFrom = at + 1;
      if (inTable() && !line.equals(END_OF_ROWS)) continue;
      if (inTable() && lineFrom - line.length > from) yield { line, rows: text.subarray(from, lineFrom - line.length) };
      yield { line };
      from = lineFrom;
    }
    if (lineFrom > from) yield { line: rest, rows: text.subarray(from, lineFrom) };
    rest = Buffer.from(text.subarray(lineFrom));
  }
  if (rest.length > 0) throw new BackupError('its last line is cut off');
}

function parseHead(line: Buffer): BackupHead {
  const head: unknown = JSON.parse(String(line));
  const version = typeof head === 'object' && head !== null && 'version' in head ? head.version : undefined;
  if (typeof version === 'number' && version > 1)
    throw new BackupError(`it has format ${version}, which only a newer product can read`);
  return backupHeadSchema.parse(head);
}

function assertSameTables(found: BackupEnd['tables'], expected: BackupEnd['tables']): void {
  for (const name of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const same = found[name]?.rows === expected[name]?.rows && found[name]?.sha256 === expected[name]?.sha256;
    if (!same) throw new BackupError(`the rows of ${name} are not what was written`);
  }
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\.$/, '');
}
