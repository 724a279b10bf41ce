// P3's limit, the asking half: adds jobs and waits for their notifications, with a number in flight.
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

const [connections, seconds, warmup] = process.argv.slice(2).map(Number) as [number, number, number];
const url = process.env.REDIS_URL!;
const queue = new Queue('raw', { connection: new Redis(url, { maxRetriesPerRequest: null }) });
const subscriber = new Redis(url);
const waiting = new Map<string, () => void>();
await subscriber.subscribe('raw-replies');
subscriber.on('message', (_, message) => waiting.get(JSON.parse(message).id)?.());

const latencies: number[] = [];
const measureFrom = performance.now() + warmup * 1000;
const measureTo = measureFrom + seconds * 1000;
let last = 0;
await Promise.all(Array.from({ length: connections }, keepAsking));
latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
process.stdout.write(
  JSON.stringify({
    answers: latencies.length,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    errors: 0,
  }),
);
process.exit(0);

async function keepAsking(): Promise<void> {
  for (;;) {
    const started = performance.now();
    if (started >= measureTo) return;
    const id = `job-${++last}`;
    const answered = new Promise<void>((resolve) => waiting.set(id, resolve));
    await queue.add('calculate', { baseValue: 3100, multiplier: 0.8 }, {
      jobId: id,
      removeOnComplete: { age: 600, count: 1000 },
    });
    await answered;
    waiting.delete(id);
    const ended = performance.now();
    if (started >= measureFrom && ended <= measureTo) latencies.push(ended - started);
  }
}
