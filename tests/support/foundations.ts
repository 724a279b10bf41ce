import { basename } from 'node:path';

export interface Foundation {
  name: string;
  /** Queues are on this Redis; on Postgres where undefined. */
  redisUrl: string | undefined;
}

const ON_POSTGRES: Foundation = { name: 'queues on Postgres', redisUrl: undefined };

/** Always Postgres, and Redis where this run has one: for tests of what differs between the two (ADR 001). */
export const FOUNDATIONS: readonly Foundation[] = [
  ON_POSTGRES,
  ...(process.env.TEST_REDIS_URL ? [{ name: 'queues on Redis', redisUrl: process.env.TEST_REDIS_URL }] : []),
];

/**
 * The one foundation of a test of business rules, as a table of one row. It is chosen by the name of the test's file:
 * always the same for one file, and about even over all files.
 */
export function oneFoundation(fileUrl: string): Foundation[] {
  // The test runner adds the time to a file's address.
  const sum = [...basename(new URL(fileUrl).pathname)].reduce((total, character) => total + character.charCodeAt(0), 0);
  return [FOUNDATIONS[sum % FOUNDATIONS.length]!];
}
