// P8's worker: takes jobs as the product's workers do, on the product's own queue platform and at its queues' settings,
// and waits for each as for somebody outside. It reports how many jobs it ended in a span of time.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'bullmq';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS } from '@planet-heroes/contracts/kernel/commands/queues';
import { createLogger } from '@planet-heroes/platform/observability/logger';
import { RedisQueuePlatform } from '@planet-heroes/platform/queues/redis-queue-platform';
import { WAIT_MS, WAITING_QUEUE } from './worker-scaling.ts';

const platform = await RedisQueuePlatform.open(process.env.REDIS_URL!, process.env.REDIS_PREFIX!, createLogger('silent', 'bench'));
const { concurrency, lockMs, stalledCheckMs, attempts } = QUEUE_SETTINGS[WAITING_QUEUE];
const ended: number[] = [];
const worker = new Worker<CommandJob, CommandOutcome>(
  WAITING_QUEUE,
  async ({ data }) => {
    await delay(WAIT_MS);
    platform.bus.reply(data.replyTo, { commandId: data.id, outcome: { status: 'succeeded', result: null as never } });
    ended.push(Date.now());
    return { status: 'succeeded', result: null as never };
  },
  {
    ...platform.consumers,
    autorun: false,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: attempts,
  },
);
worker.on('error', () => undefined);

process.on('message', ({ from, to }: { from: number; to: number }) => {
  setTimeout(() => process.send!({ ended: ended.filter((at) => at >= from && at < to).length }), to - Date.now() + 50);
});
process.on('SIGTERM', () => void worker.close(true).then(() => process.exit(0)));
void worker.run();
await worker.waitUntilReady();
process.send!('ready');
