import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

/** What is calculated. */
export const RAW_BODY = { baseValue: 3100, multiplier: 0.8 };
const OPTIONS = { removeOnComplete: { age: 600, count: 1000 } };

/** The shortest program that has a job done by a worker and waits for its notification. */
export async function openRawQueue(url: string): Promise<(data: object) => Promise<unknown>> {
  const queue = new Queue('raw', { connection: new Redis(url, { maxRetriesPerRequest: null }) });
  const subscriber = new Redis(url);
  const waiting = new Map<string, (result: unknown) => void>();
  await subscriber.subscribe('raw-replies');
  subscriber.on('message', (_, message) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
  });
  let last = 0;
  return async (data) => {
    const jobId = `job-${process.pid}-${++last}`;
    const answered = new Promise((resolve) => waiting.set(jobId, resolve));
    await queue.add('calculate', data, { jobId, ...OPTIONS });
    const result = await answered;
    waiting.delete(jobId);
    return result;
  };
}
