import { Inject, Injectable } from '@nestjs/common';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { WorkerDependencies } from './worker-dependencies.js';
import { Heartbeat } from './kernel/health/heartbeat.js';
import { WorkerMetrics } from './kernel/health/worker-metrics.js';
import { QueueConsumer } from './kernel/queues/queue-consumer.js';
import { Scheduler } from './kernel/schedule/scheduler.js';
import { WORKER_DEPENDENCIES } from './worker-dependencies.js';

/** All consumers of one process: the queues that WORKER_QUEUES names, or all that carry commands. */
@Injectable()
export class WorkerGroup {
  readonly consumers: readonly QueueConsumer[];
  readonly heartbeat: Heartbeat;
  private readonly scheduler: Scheduler;

  constructor(@Inject(WORKER_DEPENDENCIES) dependencies: WorkerDependencies) {
    const { config, database, platform, logger, registry } = dependencies;
    const metrics = new WorkerMetrics(registry);
    const { autoVerifySeconds, transactionBoundMs, languageModel, allowPrivateWebhooks } = config;
    const onModelFault = (reason: unknown) => logger.warn({ err: reason }, 'The language model gave no usable answer; the concierge answered by itself.');
    const services = { autoVerifySeconds, transactionBoundMs, languageModel, allowPrivateWebhooks, onModelFault };
    this.scheduler = new Scheduler(database, platform, logger);
    this.consumers = config.worker.queues
      .filter((queue) => COMMAND_QUEUES.includes(queue))
      .map((queue) => new QueueConsumer(queue, config.worker.concurrency, database, services, platform, metrics, logger));
    this.heartbeat = new Heartbeat(this.consumers, database, platform, logger);
  }

  /** The last step of the boot: from here on jobs are taken. */
  async start(): Promise<void> {
    for (const consumer of this.consumers) consumer.start();
    this.scheduler.start();
    await this.heartbeat.start();
  }

  /** Takes no further jobs and finishes those at hand; what is not done within the bound runs again elsewhere. */
  async stop(boundMs = 8_000): Promise<void> {
    this.scheduler.stop();
    await Promise.all([this.heartbeat.stop(), ...this.consumers.map((consumer) => consumer.stop(boundMs))]);
  }
}
