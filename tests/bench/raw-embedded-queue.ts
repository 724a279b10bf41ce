// P22's limit: jobs added, processed and answered in one process over BullMQ on PostgreSQL, with a number in flight.
import { randomUUID } from 'node:crypto';
import { createPostgresBackend, DEFAULT_SCHEMA, Queue, runMigrations, setDefaultBackendFactory, Worker } from 'bullmq';
import pg from 'pg';

const [url, inFlight, seconds] = process.argv.slice(2) as [string, string, string];
const pool = new pg.Pool({ connectionString: url, max: 13, options: `-c search_path=${DEFAULT_SCHEMA}` });
const client = await pool.connect();
await runMigrations(client);
client.release();
setDefaultBackendFactory(createPostgresBackend);
// The types know connections to Redis only, but other backends work.
const options = { connection: pool as never };
const waiting = new Map<string, () => void>();
const worker = new Worker(
  'raw',
  async ({ id, data }) => {
    const result = { tradeValue: Math.round(data.baseValue * data.multiplier) };
    waiting.get(id!)?.();
    return result;
  },
  { ...options, concurrency: Number(inFlight) },
);
await worker.waitUntilReady();
const queue = new Queue('raw', options);
const from = performance.now() + 1_000;
const to = from + Number(seconds) * 1_000;
let answers = 0;
await Promise.all(Array.from({ length: Number(inFlight) }, async () => {
  while (performance.now() < to) {
    const jobId = randomUUID();
    const answered = new Promise<void>((resolve) => waiting.set(jobId, resolve));
    await queue.add('calculate', { baseValue: 3100, multiplier: 0.8 }, { jobId });
    await answered;
    waiting.delete(jobId);
    if (performance.now() >= from && performance.now() <= to) answers++;
  }
}));
process.stdout.write(JSON.stringify({ perSecond: answers / Number(seconds) }));
process.exit(0);
