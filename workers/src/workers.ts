import { BullRegistrar } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { Heartbeat } from './kernel/health/heartbeat.js';
import { RunningProcessors } from './kernel/queues/running-processors.js';
import { Scheduler } from './kernel/schedule/scheduler.js';

/** Starts and stops what a worker process does. */
@Injectable()
export class Workers {
  private started = false;

  constructor(
    private readonly registrar: BullRegistrar,
    private readonly processors: RunningProcessors,
    private readonly queues: CommandQueues,
    private readonly scheduler: Scheduler,
    readonly heartbeat: Heartbeat,
  ) {}

  /** The last step of the boot: from here on jobs are taken. Returns the queues. */
  async start(): Promise<QueueName[]> {
    this.started = true;
    this.registrar.register();
    this.scheduler.start();
    await this.heartbeat.start();
    await Promise.all(this.processors.all.map((each) => each.offerHere(this.queues.of(each.queue))));
    return this.processors.all.map(({ queue }) => queue);
  }

  /** Takes no further jobs and finishes those at hand, up to a bound in ms; returns whether they ended in time. */
  async stop(boundMs: number): Promise<boolean> {
    if (!this.started) return true;
    this.scheduler.stop();
    const [, ...inTime] = await Promise.all([
      this.heartbeat.stop(),
      ...this.processors.all.map((processor) => processor.stop(boundMs)),
    ]);
    return inTime.every(Boolean);
  }
}
