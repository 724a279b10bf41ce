import { NestFactory } from '@nestjs/core';
import { nestLogger } from '@planet-heroes/platform/observability/nest-logger';
import { WorkerGroup } from './worker-group.js';
import type { WorkerDependencies } from './worker-dependencies.js';
import { WorkersModule } from './workers.module.js';

/** Builds the workers; nothing is consumed before `start`. */
export async function createWorkers(dependencies: WorkerDependencies): Promise<WorkerGroup> {
  const context = await NestFactory.createApplicationContext(WorkersModule.with(dependencies), {
    logger: nestLogger(dependencies.logger),
    abortOnError: false,
  });
  return context.get(WorkerGroup);
}
