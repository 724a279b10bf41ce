import { describe, expect, it } from '@jest/globals';
import { embeddedFault } from './embedded-fault.js';

describe('a fault of the embedded PostgreSQL', () => {
  it.each([
    ['FATAL:  could not write to file "pg_wal/xlogtemp.9125": No space left on device\nchild process exited', 'The disk is full: /data.'],
    ['initdb: error: could not create directory "/data/postgres": Permission denied', 'There is no permission: /data.'],
    ['initdb: error: could not create directory "/data/postgres": Read-only file system', 'The file system is read-only: /data.'],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory\nHINT:  less', 'It failed (/data): could not map anonymous shared memory: Cannot allocate memory'],
    ['spawn initdb ENOENT', 'It failed (/data): spawn initdb ENOENT'],
  ])('%j is one sentence', (words, sentence) => {
    expect(embeddedFault('It failed', '/data', words).message).toBe(sentence);
  });
});
