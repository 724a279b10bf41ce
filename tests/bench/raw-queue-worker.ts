// P3's limit, the working half: takes a job, computes, notifies back over pub/sub.
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';

const url = process.env.REDIS_URL!;
const publisher = new Redis(url);
const worker = new Worker(
  'raw',
  async ({ id, data }) => {
    const result = { tradeValue: Math.round(data.baseValue * data.multiplier) };
    await publisher.publish('raw-replies', JSON.stringify({ id, result }));
    return result;
  },
  { connection: new Redis(url, { maxRetriesPerRequest: null }), concurrency: 50 },
);
await worker.waitUntilReady();
process.send!('ready');
process.on('SIGTERM', () => process.exit(0));
