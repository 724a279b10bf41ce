import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../processes/process.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = ['domain/src', 'backend/src', 'workers/src', 'platform/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
);
const STATEMENTS = FILES.filter((path) => path.endsWith('.statement.ts'));

/** Where SQL in text is the thing itself: the schema, its copies, and the settings of a connection. */
const SQL_ITSELF =
  /^domain\/src\/kernel\/database\/(migrations|backup)\/|^domain\/src\/kernel\/database\/(migrate|run-migrations|session-lock|bound-transaction)\.ts$/;
const STATEMENT =
  /[`'"]\s*(select\s+[\w.,*'"\s()]+\bfrom\s+\w|select\s+pg_|insert into \w|update \w+(\s+as\s+\w+)?\s+set\s|delete from \w|with \w+(\s*\([^)]*\))? as )/i;
const MAX_STATEMENTS = 12;

describe('whole SQL statements in text', () => {
  it('stand in statement files only, and in what is made of SQL', () => {
    const elsewhere = FILES.filter((path) => !STATEMENTS.includes(path) && !SQL_ITSELF.test(path));
    expect(elsewhere.filter((path) => STATEMENT.test(read(path)))).toEqual([]);
  });

  it('are few, and each names the row of the bench that it is there for', () => {
    const rows = new Set([...read('docs/performance.md').matchAll(/^\| (P\d+) \|/gm)].map(([, row]) => row));
    expect(STATEMENTS.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    for (const path of STATEMENTS) {
      const named = [...read(path).matchAll(/bench: (P\d+)/g)].map(([, row]) => row);
      expect({ path, known: named.length > 0 && named.every((row) => rows.has(row)) }).toEqual({ path, known: true });
    }
  });
});
