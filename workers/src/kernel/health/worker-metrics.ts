import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import { COMMANDS } from '@planet-heroes/contracts/commands';
import { MESSAGE_CHANNELS } from '@planet-heroes/contracts/kernel/outbox/message-report';
import { SEND_FAULTS } from '@planet-heroes/contracts/kernel/outbox/senders';
import type { MessageFault } from '@planet-heroes/domain/kernel/commands/command-services';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What workers measure of their jobs. */
@Injectable()
export class WorkerMetrics {
  private readonly duration: Histogram;
  private readonly wait: Histogram;
  private readonly failures: Counter;
  private readonly cutOffs: Counter;
  private readonly messageFaults: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.duration = new Histogram({
      name: 'planet_job_duration_seconds',
      help: 'How long a job ran.',
      labelNames: ['queue', 'command'],
      buckets: SECONDS,
      registers,
    });
    this.wait = new Histogram({
      name: 'planet_job_wait_seconds',
      help: 'How long a job waited for a worker.',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    });
    this.failures = new Counter({
      name: 'planet_job_failures_total',
      help: 'Attempts that ended in a fault.',
      labelNames: ['queue', 'command'],
      registers,
    });
    this.cutOffs = new Counter({
      name: 'planet_job_cut_off_total',
      help: 'Commands whose transaction stayed open for too long and was ended.',
      labelNames: ['queue', 'command'],
      registers,
    });
    this.messageFaults = new Counter({
      name: 'planet_message_faults_total',
      help: 'Attempts to send an e-mail or a push that failed.',
      labelNames: ['channel', 'fault'],
      registers,
    });
    // An alarm sees a counter rise only from a value that it has had.
    for (const [command, { queue }] of Object.entries(COMMANDS))
      for (const counter of [this.failures, this.cutOffs]) counter.inc({ queue, command }, 0);
    for (const channel of MESSAGE_CHANNELS)
      for (const fault of SEND_FAULTS) this.messageFaults.inc({ channel, fault }, 0);
  }

  messageFailed({ channel, fault }: MessageFault): void {
    this.messageFaults.inc({ channel, fault });
  }

  cutOff(queue: string, command: string): void {
    this.cutOffs.inc({ queue, command });
  }

  waited(queue: string, addedAtMs: number): void {
    this.wait.observe({ queue }, Math.max(0, Date.now() - addedAtMs) / 1000);
  }

  ran(queue: string, command: string, seconds: number): void {
    this.duration.observe({ queue, command }, seconds);
  }

  failed(queue: string, command: string): void {
    this.failures.inc({ queue, command });
  }
}
