import { setTimeout as delay } from 'node:timers/promises';
import { DelayedError, UnrecoverableError } from 'bullmq';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { COMMAND_FAILED, COMMAND_TOOK_TOO_LONG, type CommandOutcome } from '@planet-heroes/contracts/commands';
import type { CommandServices } from '@planet-heroes/domain/kernel/commands/command-services';
import { isDatabaseUnavailable } from '@planet-heroes/domain/kernel/database/database-unavailable';
import { dropPayload } from '@planet-heroes/domain/kernel/commands/kept-payloads';
import { InvalidPayloadError, runCommand } from '@planet-heroes/domain/kernel/commands/run-command';
import { TransactionTooLongError } from '@planet-heroes/domain/kernel/database/bound-transaction';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { SCHEDULE_SCOPE } from '@planet-heroes/domain/kernel/schedule/schedule-commands';
import type { Beat } from '@planet-heroes/domain/areas/operations/worker-beats';
import type { CommandQueueJob, CommandWorker, QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import type { Logger } from '@planet-heroes/platform/observability/logger';
import type { WorkerMetrics } from '../health/worker-metrics.js';

const ERROR_LOG_INTERVAL_MS = 10_000;
const AWAY_DELAY_MS = 1_000;
/** Errors within one turn of the event loop that mean that the worker goes round without waiting for anything. */
const SPINNING_ERRORS = 50;
const REOPEN_MS = 1_000;
/** A command that was cut off so often would be again; whoever waits is told. */
const MOST_CUT_OFF = 2;

/** Takes one queue's commands, runs them, and tells the node that waits. */
export class QueueConsumer {
  private worker: CommandWorker;
  private errorsThisTurn = 0;
  private stopped = false;
  private lastFinished = Date.now();
  private lastErrorLogged = 0;
  private finished = 0;
  private busyMs = 0;
  private beatAt = performance.now();
  private readonly concurrency: number;

  constructor(
    readonly queue: QueueName,
    concurrency: number | undefined,
    private readonly database: Database,
    private readonly services: CommandServices,
    private readonly platform: QueuePlatform,
    private readonly metrics: WorkerMetrics,
    private readonly logger: Logger,
  ) {
    this.concurrency = concurrency ?? QUEUE_SETTINGS[queue].concurrency;
    this.worker = this.open();
  }

  private open(): CommandWorker {
    const { lockMs, stalledCheckMs, attempts } = QUEUE_SETTINGS[this.queue];
    const worker = this.platform.worker(this.queue, (job, token) => this.process(job, token), {
      concurrency: this.concurrency,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: attempts,
    });
    worker.on('error', (error) => this.onQueueError(worker, error));
    worker.on('failed', (job, error) => this.onFailed(job, error));
    return worker;
  }

  /** Begins to take jobs; resolves at once. */
  start(): void {
    this.worker.run().catch((error: unknown) => this.logger.error({ queue: this.queue, err: error }, 'Consuming ended.'));
  }

  /** Takes no further job and waits for those at hand, up to a bound in ms. */
  async stop(boundMs: number): Promise<void> {
    this.stopped = true;
    // With the queue away there is nothing to hand back, and a close would wait for it to return: a second one, though
    // asked to be quick, would be given the first one's promise.
    const closed = this.worker.close().then(() => true, () => true);
    if (await Promise.race([closed, delay(boundMs, false, { ref: false })])) return;
    this.logger.warn({ queue: this.queue, boundMs }, 'A queue did not close in time; what is at hand runs again elsewhere.');
  }

  get running(): boolean {
    return this.worker.isRunning();
  }

  /** When a job was last brought to an end, ms since the epoch. */
  get lastFinishedAt(): number {
    return this.lastFinished;
  }

  /** What was done since the last time this was asked. */
  takeBeat(): Beat {
    const now = performance.now();
    const { queue, concurrency, finished, busyMs } = this;
    const seconds = (now - this.beatAt) / 1000;
    this.beatAt = now;
    this.finished = 0;
    this.busyMs = 0;
    return { queue, concurrency, finishedPerSecond: finished / seconds, meanJobMs: finished === 0 ? 0 : busyMs / finished };
  }

  /** A personal result goes to whoever waits, not onto the queue, which would keep it; it stands in the database. */
  private async process(job: CommandQueueJob, token: string | undefined): Promise<CommandOutcome | null> {
    const started = performance.now();
    this.metrics.waited(job.queueName, job.timestamp);
    try {
      const outcome = await runCommand(this.database, job.data, this.services);
      this.platform.bus.reply(job.data.replyTo, { commandId: job.data.id, outcome });
      if (outcome.status === 'succeeded' && outcome.transactionId) this.platform.bus.announceLogGrowth();
      return job.data.payloadKept && outcome.status === 'succeeded' ? null : outcome;
    } catch (error) {
      if (error instanceof InvalidPayloadError) throw new UnrecoverableError(error.message);
      if (isDatabaseUnavailable(error)) {
        // Not the job's fault: it waits for the database without using up an attempt.
        await job.moveToDelayed(Date.now() + AWAY_DELAY_MS, token);
        throw new DelayedError();
      }
      if (error instanceof TransactionTooLongError) return this.cutOff(job, error);
      throw error;
    } finally {
      const ms = performance.now() - started;
      this.lastFinished = Date.now();
      this.finished++;
      this.busyMs += ms;
      this.metrics.ran(job.queueName, job.name, ms / 1000);
    }
  }

  /** Nothing of it was done: it is tried once more and then refused, unless it is on the schedule, which lists it as failed. */
  private cutOff({ data, attemptsMade, queueName }: CommandQueueJob, error: TransactionTooLongError): CommandOutcome {
    const { owner, boundMs } = error;
    this.metrics.cutOff(queueName, data.name);
    this.logger.error({ command: data.name, commandId: data.id, owner, boundMs, err: error }, 'A writing transaction stayed open for too long and was ended.');
    if (data.scope === SCHEDULE_SCOPE || attemptsMade + 1 < MOST_CUT_OFF) throw error;
    void dropPayload(this.database, data).catch(() => undefined);
    this.platform.bus.reply(data.replyTo, { commandId: data.id, outcome: COMMAND_TOOK_TOO_LONG });
    return COMMAND_TOOK_TOO_LONG;
  }

  /** A queue that is away reports so many times a second; once in a while is enough. */
  private onQueueError(worker: CommandWorker, error: Error): void {
    this.reopenIfSpinning(worker);
    if (Date.now() - this.lastErrorLogged < ERROR_LOG_INTERVAL_MS) return;
    this.lastErrorLogged = Date.now();
    this.logger.warn({ queue: this.queue, err: error }, 'The queue cannot be reached.');
  }

  /**
   * A worker whose first connection failed keeps that failure, and asks again without ever waiting: nothing else in this
   * process would get its turn. It is closed at once, and another one opened.
   */
  private reopenIfSpinning(worker: CommandWorker): void {
    if (this.errorsThisTurn++ === 0) setImmediate(() => (this.errorsThisTurn = 0));
    if (this.errorsThisTurn < SPINNING_ERRORS || worker !== this.worker || worker.closing) return;
    void worker.close(true).catch(() => undefined);
    setTimeout(() => {
      if (this.stopped) return;
      this.worker = this.open();
      this.start();
    }, REOPEN_MS);
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
