// P3's limit, the asking half: adds jobs and waits for their notifications, with a number in flight.
import { openRawQueue, RAW_BODY } from './raw-queue.ts';

const [connections, seconds, warmup] = process.argv.slice(2).map(Number) as [number, number, number];
const ask = await openRawQueue(process.env.REDIS_URL!);

const latencies: number[] = [];
const measureFrom = performance.now() + warmup * 1000;
const measureTo = measureFrom + seconds * 1000;
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
    await ask(RAW_BODY);
    const ended = performance.now();
    if (started >= measureFrom && ended <= measureTo) latencies.push(ended - started);
  }
}
