import { NestFactory } from '@nestjs/core';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { nestLogger } from '@planet-heroes/platform/observability/nest-logger';
import type { WorkerOptions } from './kernel/foundation.module.js';
import type { Heartbeat } from './kernel/health/heartbeat.js';
import { WorkersModule } from './workers.module.js';
import { Workers } from './workers.js';

/** What a job at hand gets at the end. */
const STOP_MS = 8_000;

/** Workers that are built, but take no job yet. */
export interface WorkerProcess {
  heartbeat: Heartbeat;
  /** Begins to take jobs, and returns from which queues. */
  start(): Promise<QueueName[]>;
  /** Finishes the jobs at hand, and closes; what is not done within the bound runs again elsewhere. */
  stop(boundMs?: number): Promise<void>;
}

/** Builds the workers; nothing is consumed before `start`. */
export async function createWorkers(options: WorkerOptions): Promise<WorkerProcess> {
  const context = await NestFactory.createApplicationContext(WorkersModule.with(options), {
    logger: nestLogger(options.logger),
    abortOnError: false,
  });
  const workers = context.get(Workers);
  return {
    heartbeat: workers.heartbeat,
    start: () => workers.start(),
    async stop(boundMs = STOP_MS) {
      // What did not close in time is not waited for once more.
      if (await workers.stop(boundMs)) await context.close();
    },
  };
}
