import { setTimeout as delay } from 'node:timers/promises';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { DelayedError, UnrecoverableError, Worker } from 'bullmq';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import {
  COMMAND_FAILED, COMMAND_TOOK_TOO_LONG, type CommandJob, type CommandOutcome,
} from '@planet-heroes/contracts/commands';
import { isDatabaseUnavailable } from '@planet-heroes/domain/kernel/database/database-unavailable';
import { dropPayloads } from '@planet-heroes/domain/kernel/commands/kept-payloads';
import { InvalidPayloadError } from '@planet-heroes/domain/kernel/commands/run-command';
import { TransactionTooLongError } from '@planet-heroes/domain/kernel/database/bound-transaction';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { SCHEDULE_SCOPE } from '@planet-heroes/domain/kernel/schedule/schedule-commands';
import type { Beat } from '@planet-heroes/domain/kernel/backlog/worker-beats';
import {
  type CommandQueue, type CommandQueueJob, type CommandWorker, QueuePlatform,
} from '@planet-heroes/platform/queues/queue-platform';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { asWho } from '@planet-heroes/platform/observability/who';
import { noteSpan, traced } from '@planet-heroes/platform/observability/tracing';
import { CommandRunner } from '../commands/command-runner.js';
import { WorkerMetrics } from '../health/worker-metrics.js';
import { SlotUse } from './slot-use.js';

const ERROR_LOG_INTERVAL_MS = 10_000;
const AWAY_DELAY_MS = 1_000;
/** Errors within one turn of the event loop that mean that the worker goes round without waiting for anything. */
const SPINNING_ERRORS = 50;
const REOPEN_MS = 1_000;
/** A command that was cut off this often would be cut off again; the waiting caller gets a fault. */
const MAX_CUT_OFFS = 2;

/**
 * Takes one queue's commands, runs them, and replies to the waiting node. Each queue has a class of its own, which says
 * which it is.
 */
@Injectable()
export abstract class CommandProcessor extends WorkerHost<CommandWorker> {
  private reopened: CommandWorker | undefined;
  private errorsThisTurn = 0;
  private stopped = false;
  private lastFinished = Date.now();
  private lastErrorLogged = 0;
  private finished = 0;
  private busyMs = 0;
  private readonly slots = new SlotUse();
  private beatAt = performance.now();

  constructor(
    private readonly runner: CommandRunner,
    private readonly database: Database,
    private readonly platform: QueuePlatform,
    private readonly metrics: WorkerMetrics,
    private readonly logger: Logger,
  ) {
    super();
  }

  override get worker(): CommandWorker {
    return this.reopened ?? super.worker;
  }

  get queue(): QueueName {
    return this.worker.name as QueueName;
  }

  /** Runs commands of the backend in this process as well, where there is one; not while the queue is paused. */
  async offerHere(queue: CommandQueue): Promise<void> {
    const { workersHere } = this.platform;
    if (!workersHere || !QUEUE_SETTINGS[this.queue].isShort) return;
    workersHere.setPaused(this.queue, await queue.isPaused());
    workersHere.offer(this.queue, (job) => this.runHere(job));
  }

  /** Takes no further job and waits for those at hand, up to a bound in ms; returns whether they ended in time. */
  async stop(boundMs: number): Promise<boolean> {
    this.stopped = true;
    this.platform.workersHere?.withdraw(this.queue);
    // With the queue away there is nothing to hand back, and a close would wait for it to return: a second one, though
    // asked to be quick, would be given the first one's promise.
    const closed = this.worker.close().then(() => true, () => true);
    if (await Promise.race([closed, delay(boundMs, false, { ref: false })])) return true;
    this.logger.warn(
      { queue: this.queue, boundMs },
      'A queue did not close in time; what is at hand runs again elsewhere.',
    );
    return false;
  }

  get running(): boolean {
    return this.worker.isRunning();
  }

  /** When a job was last brought to an end, ms since the epoch. */
  get lastFinishedAt(): number {
    return this.lastFinished;
  }

  /** What was done since the last time this was asked. */
  takeBeat(): Beat & { utilisation: number } {
    const now = performance.now();
    const { queue, finished, busyMs } = this;
    const { concurrency } = this.worker;
    const seconds = (now - this.beatAt) / 1000;
    this.beatAt = now;
    this.finished = 0;
    this.busyMs = 0;
    return {
      queue,
      concurrency,
      finishedPerSecond: finished / seconds,
      meanJobMs: finished === 0 ? 0 : busyMs / finished,
      utilisation: QUEUE_SETTINGS[queue].scales ? this.slots.read(concurrency) : 0,
    };
  }

  /**
   * A personal result goes to the waiting caller, not onto the queue, which would keep it; it is stored in the
   * database.
   */
  override process(job: CommandQueueJob, token?: string): Promise<CommandOutcome | null> {
    return asWho(job.data.who ?? {}, () => this.run(job, token));
  }

  /** Throws where no slot is free, and a fault: the command then goes by its queue. */
  private async runHere(job: CommandJob): Promise<CommandOutcome> {
    if (this.slots.taken >= this.worker.concurrency) throw new Error('No slot is free.');
    const processedOn = Date.now();
    this.metrics.waited(this.queue, processedOn);
    try {
      const outcome = await this.handle(job);
      this.platform.workersHere?.noteRun(job.id, { timestamp: processedOn, processedOn, finishedOn: Date.now() });
      return outcome;
    } catch (error) {
      this.metrics.failed(this.queue, job.name);
      this.logger.warn(
        { ...job.who, queue: this.queue, command: job.name, commandId: job.id, err: error },
        'A command failed at once; it goes on as a job.',
      );
      throw error;
    } finally {
      this.slots.release(job.id);
    }
  }

  private async run(job: CommandQueueJob, token: string | undefined): Promise<CommandOutcome | null> {
    this.metrics.waited(job.queueName, job.timestamp);
    try {
      noteSpan('queue wait', job.timestamp, job.data.traceparent);
      const outcome = await this.handle(job.data);
      this.platform.bus.reply(job.data.replyTo, { commandId: job.data.id, outcome });
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
    }
  }

  private async handle(job: CommandJob): Promise<CommandOutcome> {
    const started = performance.now();
    this.slots.take(job.id);
    try {
      const outcome = await traced(`handle ${job.name}`, () => this.runner.run(job));
      if (outcome.status === 'succeeded' && outcome.transactionId) this.platform.bus.announceLogGrowth();
      return outcome;
    } finally {
      const ms = performance.now() - started;
      this.lastFinished = Date.now();
      this.finished++;
      this.busyMs += ms;
      this.slots.handled(job.id);
      this.metrics.ran(this.queue, job.name, ms / 1000);
      if (this.logger.isLevelEnabled('debug'))
        this.logger.debug({ command: job.name, commandId: job.id, ms: Math.round(ms) }, 'command');
    }
  }

  /**
   * Nothing of it was done: it is tried once more and then refused, unless it is on the schedule, which lists it as
   * failed.
   */
  private cutOff({ data, attemptsMade, queueName }: CommandQueueJob, error: TransactionTooLongError): CommandOutcome {
    const { owner, boundMs } = error;
    this.metrics.cutOff(queueName, data.name);
    this.logger.error(
      { command: data.name, commandId: data.id, owner, boundMs, err: error },
      'A writing transaction stayed open for too long and was ended.',
    );
    if (data.scope === SCHEDULE_SCOPE || attemptsMade + 1 < MAX_CUT_OFFS) throw error;
    void dropPayloads(this.database, [data]).catch(() => undefined);
    this.platform.bus.reply(data.replyTo, { commandId: data.id, outcome: COMMAND_TOOK_TOO_LONG });
    return COMMAND_TOOK_TOO_LONG;
  }

  /** An unavailable queue reports many times a second; one log line in a while is enough. */
  @OnWorkerEvent('error')
  onQueueError(error: Error): void {
    this.reopenIfSpinning();
    if (Date.now() - this.lastErrorLogged < ERROR_LOG_INTERVAL_MS) return;
    this.lastErrorLogged = Date.now();
    // An unavailable Redis is reported once, for all queues.
    const level = this.platform.reportsConnection && isConnectionFault(error) ? 'debug' : 'warn';
    this.logger[level]({ queue: this.queue, err: error }, 'The queue cannot be reached.');
  }

  /**
   * A worker whose first connection failed keeps that failure, and asks again without ever waiting: nothing else in
   * this process would get its turn. It is closed at once, and another one opened.
   */
  private reopenIfSpinning(): void {
    const { worker } = this;
    if (this.errorsThisTurn++ === 0) setImmediate(() => (this.errorsThisTurn = 0));
    if (this.errorsThisTurn < SPINNING_ERRORS || worker.closing) return;
    void worker.close(true).catch(() => undefined);
    setTimeout(() => {
      if (!this.stopped) this.reopened = this.openLike(worker);
    }, REOPEN_MS);
  }

  private openLike({ name, opts }: CommandWorker): CommandWorker {
    const worker: CommandWorker = new Worker(name, (job: CommandQueueJob, token) => this.process(job, token), opts);
    worker.on('error', (error) => this.onQueueError(error));
    worker.on('completed', (job) => this.onCompleted(job));
    worker.on('failed', (job, error) => this.onFailed(job, error));
    return worker;
  }

  @OnWorkerEvent('completed')
  onCompleted(job: CommandQueueJob): void {
    this.slots.release(job.id!);
  }

  @OnWorkerEvent('failed')
  onFailed(job: CommandQueueJob | undefined, error: Error): void {
    if (!job) return;
    this.slots.release(job.id!);
    const final = error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    this.metrics.failed(job.queueName, job.name);
    this.logger[final ? 'error' : 'warn'](
      {
        ...job.data.who,
        queue: this.queue, command: job.name, commandId: job.data.id, attempt: job.attemptsMade, final, err: error,
      },
      'A command failed.',
    );
    if (!final) return;
    this.platform.bus.reply(job.data.replyTo, { commandId: job.data.id, outcome: COMMAND_FAILED });
  }
}

function isConnectionFault(error: NodeJS.ErrnoException): boolean {
  return /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH)/.test(error.code ?? '') || error.message === 'Connection is closed.';
}
