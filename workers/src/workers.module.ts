import { type DynamicModule, Module } from '@nestjs/common';
import { WORKER_DEPENDENCIES, type WorkerDependencies } from './worker-dependencies.js';
import { WorkerGroup } from './worker-group.js';

/** The workers as a Nest application context. */
@Module({})
export class WorkersModule {
  static with(dependencies: WorkerDependencies): DynamicModule {
    return {
      module: WorkersModule,
      providers: [{ provide: WORKER_DEPENDENCIES, useValue: dependencies }, WorkerGroup],
    };
  }
}
