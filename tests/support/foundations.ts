/** The foundations that tests of whole calls run on: always Postgres, and Redis where this run has one. */
export const FOUNDATIONS: { name: string; redisUrl: string | undefined }[] = [
  { name: 'queues on Postgres', redisUrl: undefined },
  ...(process.env.TEST_REDIS_URL ? [{ name: 'queues on Redis', redisUrl: process.env.TEST_REDIS_URL }] : []),
];
