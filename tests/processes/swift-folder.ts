import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** A run's databases take less than half of this. Containers often have 64 MB there. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * A new folder for the data of servers that go with the tests, in memory where there is room: a database is a thousand
 * small files, and on a busy disk making one takes longer than its tests.
 */
export function makeSwiftFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
