import { type DynamicModule, Module } from '@nestjs/common';
import { QueuesModule } from '@planet-heroes/platform/queues/queues.module';
import { CommandRunner } from './kernel/commands/command-runner.js';
import { FoundationModule, type WorkerOptions } from './kernel/foundation.module.js';
import { Heartbeat } from './kernel/health/heartbeat.js';
import { WorkerMetrics } from './kernel/health/worker-metrics.js';
import { chosenProcessors } from './kernel/queues/chosen-processors.js';
import type { CommandProcessor } from './kernel/queues/command-processor.js';
import { RunningProcessors } from './kernel/queues/running-processors.js';
import { Scheduler } from './kernel/schedule/scheduler.js';
import { Workers } from './workers.js';

/** The workers as a Nest application context. */
@Module({})
export class WorkersModule {
  static with(options: WorkerOptions): DynamicModule {
    const chosen = chosenProcessors(options.config, options.platform);
    const running = {
      provide: RunningProcessors,
      inject: chosen,
      useFactory: (...all: CommandProcessor[]) => new RunningProcessors(all),
    };
    return {
      module: WorkersModule,
      imports: [FoundationModule.with(options), QueuesModule],
      providers: [...chosen, running, CommandRunner, WorkerMetrics, Heartbeat, Scheduler, Workers],
    };
  }
}
