import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../../processes/process.js';

const SOURCES = ['contracts/src', 'domain/src', 'platform/src', 'backend/src', 'workers/src'];
const FILES = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
);
/** One foundation's own modules, the client of one, and every question which of the two it is. */
const ONE_FOUNDATION =
  /(redis|postgres)-(queue-platform|node-bus|rate-limiter)|open-queue-platform|from 'ioredis'|\bconfig\.external\b|\bplatform\.kind\b/;
/** The choice and its two outcomes, and the programs that start with one of them. */
const MAY_KNOW = /^platform\/src\/(queues\/|config\/config\.ts$)|^(backend|workers)\/src\/main\.ts$/;

it('the foundation is chosen in one place, and no area knows which it runs on (ADR 001)', () => {
  const knowing = FILES.filter((path) => ONE_FOUNDATION.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(knowing).toContain('platform/src/queues/open-queue-platform.ts');
  expect(knowing.filter((path) => !MAY_KNOW.test(path))).toEqual([]);
});
