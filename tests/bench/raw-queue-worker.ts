// The limit of P3, and of P6 where there is a database to claim in, the working half: takes a job, does it, notifies
// back over pub/sub.
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { openHandlerClaims } from './handler-claims.ts';

const url = process.env.REDIS_URL!;
const publisher = new Redis(url);
const claim = process.env.DATABASE_URL && (await openHandlerClaims(process.env.DATABASE_URL));
const worker = new Worker(
  'raw',
  async ({ id, data }) => {
    const result = claim
      ? await claim(data.rewardId, data.heroId)
      : { tradeValue: Math.round(data.baseValue * data.multiplier) };
    await publisher.publish('raw-replies', JSON.stringify({ id, result }));
    return result;
  },
  { connection: new Redis(url, { maxRetriesPerRequest: null }), concurrency: 50 },
);
await worker.waitUntilReady();
process.send!('ready');
process.on('SIGTERM', () => process.exit(0));
