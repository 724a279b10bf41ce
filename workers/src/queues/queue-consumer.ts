import { setTimeout as delay } from 'node:timers/promises';
import { DelayedError, UnrecoverableError } from 'bullmq';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/commands/queues';
import { COMMAND_FAILED, type CommandOutcome } from '@planet-heroes/contracts/commands/commands';
import { isDatabaseAway } from '@planet-heroes/domain/database/database-away';
import { InvalidPayloadError, runCommand } from '@planet-heroes/domain/commands/run-command';
import type { Database } from '@planet-heroes/domain/database/database';
import type { CommandQueueJob, CommandWorker, QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import type { Logger } from '@planet-heroes/platform/observability/logger';
import type { WorkerMetrics } from '../health/worker-metrics.js';

const ERROR_LOG_INTERVAL_MS = 10_000;
const AWAY_DELAY_MS = 1_000;

/** Takes one queue's commands, runs them, and tells the node that waits. */
export class QueueConsumer {
  private readonly worker: CommandWorker;
  private lastFinished = Date.now();
  private lastErrorLogged = 0;

  constructor(
    readonly queue: QueueName,
    concurrency: number | undefined,
    private readonly database: Database,
    private readonly platform: QueuePlatform,
    private readonly metrics: WorkerMetrics,
    private readonly logger: Logger,
  ) {
    const settings = QUEUE_SETTINGS[queue];
    this.worker = platform.worker(queue, (job, token) => this.process(job, token), {
      concurrency: concurrency ?? settings.concurrency,
      lockDuration: settings.lockMs,
      stalledInterval: settings.stalledCheckMs,
      maxStalledCount: settings.attempts,
    });
    this.worker.on('error', (error) => this.onQueueError(error));
    this.worker.on('failed', (job, error) => this.onFailed(job, error));
  }

  /** Begins to take jobs; resolves at once. */
  start(): void {
    this.worker.run().catch((error: unknown) => this.logger.error({ queue: this.queue, err: error }, 'Consuming ended.'));
  }

  /** Takes no further job and waits for those at hand, up to a bound in ms. */
  async stop(boundMs: number): Promise<void> {
    // With the queue away there is nothing to hand back, and a graceful close would wait for it to return.
    const graceful = this.worker.close().catch(() => undefined);
    await Promise.race([graceful, delay(boundMs, undefined, { ref: false }).then(() => this.worker.close(true))]);
  }

  get running(): boolean {
    return this.worker.isRunning();
  }

  /** When a job was last brought to an end, ms since the epoch. */
  get lastFinishedAt(): number {
    return this.lastFinished;
  }

  private async process(job: CommandQueueJob, token: string | undefined): Promise<CommandOutcome> {
    const started = performance.now();
    this.metrics.waited(job.queueName, job.timestamp);
    try {
      const outcome = await runCommand(this.database, job.data);
      this.platform.bus.reply(job.data.replyTo, { commandId: job.data.id, outcome });
      if (outcome.status === 'succeeded' && outcome.transactionId) this.platform.bus.announceLogGrowth();
      return outcome;
    } catch (error) {
      if (error instanceof InvalidPayloadError) throw new UnrecoverableError(error.message);
      if (isDatabaseAway(error)) {
        // Not the job's fault: it waits for the database without using up an attempt.
        await job.moveToDelayed(Date.now() + AWAY_DELAY_MS, token);
        throw new DelayedError();
      }
      throw error;
    } finally {
      this.lastFinished = Date.now();
      this.metrics.ran(job.queueName, job.name, (performance.now() - started) / 1000);
    }
  }

  /** A queue that is away reports so many times a second; once in a while is enough. */
  private onQueueError(error: Error): void {
    if (Date.now() - this.lastErrorLogged < ERROR_LOG_INTERVAL_MS) return;
    this.lastErrorLogged = Date.now();
    this.logger.warn({ queue: this.queue, err: error }, 'The queue cannot be reached.');
  }

  private onFailed(job: CommandQueueJob | undefined, error: Error): void {
    if (!job) return;
    const final = error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    this.metrics.failed(job.queueName, job.name);
    this.logger[final ? 'error' : 'warn'](
      { queue: this.queue, command: job.name, commandId: job.data.id, attempt: job.attemptsMade, final, err: error },
      'A command failed.',
    );
    if (!final) return;
    this.platform.bus.reply(job.data.replyTo, { commandId: job.data.id, outcome: COMMAND_FAILED });
  }
}
