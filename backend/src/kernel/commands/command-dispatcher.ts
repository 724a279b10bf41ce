import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  type CommandJob,
  type CommandName,
  type CommandOutcome,
  type CommandPayload,
  COMMANDS,
} from '@planet-heroes/contracts/commands';
import { isPersonal } from '@planet-heroes/contracts/personal-commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { dropPayloads, keepPayload } from '@planet-heroes/domain/kernel/commands/kept-payloads';
import { JobBatcher } from '@planet-heroes/platform/queues/job-batcher';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { currentTraceparent } from '@planet-heroes/platform/observability/trace-context';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { currentWho } from '@planet-heroes/platform/observability/who';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { keyedDigest } from '../foundation/keyed-digest.js';
import { NodeId } from '../foundation/node-id.js';
import { Secrets } from '../foundation/secrets.js';
import type { Caller } from '../http/callers.js';
import { overloaded } from '../admission/load-shedding.js';
import { RecentFaults } from '../observability/recent-faults.js';
import { AcceptedCommands } from './accepted-commands.js';
import { QueueDepths } from '../admission/queue-depths.js';

/**
 * The state of a command when the caller stops waiting: without an outcome it is accepted, and ends without the caller.
 */
export interface Dispatched {
  commandId: string;
  outcome: CommandOutcome | undefined;
}

/** A waiter looks its result up first after this time, then after twice as long each: the notification may be lost. */
const FIRST_LOOK_UP_MS = 400;

/** Puts commands on their queues and waits for their outcomes. */
@Injectable()
export class CommandDispatcher implements OnModuleDestroy {
  private readonly waiting = new Map<string, (outcome: CommandOutcome) => void>();
  private readonly batchers = new Map<QueueName, JobBatcher>();
  private readonly digestOf: (text: string) => string;
  private closing = false;

  constructor(
    private readonly accepted: AcceptedCommands,
    private readonly faults: RecentFaults,
    private readonly depths: QueueDepths,
    private readonly platform: QueuePlatform,
    private readonly queues: CommandQueues,
    private readonly database: Database,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly node: NodeId,
    { sessionSecret }: Secrets,
  ) {
    this.digestOf = keyedDigest(sessionSecret, 'command-key');
    platform.bus.onReply(node.value, ({ commandId, outcome }) => this.receive(commandId, outcome));
  }

  /** How many callers wait at this moment. */
  get waitingCount(): number {
    return this.waiting.size;
  }

  /**
   * Runs a command. Without an outcome the command is stored durably and ends without the caller (202). Throws
   * `queue_unavailable` when it could not be enqueued, `overloaded` when too much waits already: nothing was accepted.
   */
  async dispatch<N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    { scope, idempotencyKey }: Caller,
    waitMs = this.config.commandWaitMs,
  ): Promise<Dispatched> {
    if (this.closing) throw new AppError('not_ready', 'This server is stopping. Please try again.');
    this.assertRoom(COMMANDS[name].queue);
    const id = randomUUID();
    const who = currentWho();
    const traceparent = currentTraceparent();
    const given: CommandJob = {
      id,
      name,
      payload,
      scope,
      // A key lets its sender have an answer again: jobs and tables hold a digest that nobody can send.
      key: idempotencyKey === undefined ? id : this.digestOf(JSON.stringify([scope, idempotencyKey])),
      // A key of our own making is never used twice, so there is nothing to compare.
      bodyHash: idempotencyKey ? this.digestOf(name + JSON.stringify(payload)) : '',
      replyTo: this.node.value,
      ...(who && { who }),
      ...(traceparent !== undefined && { traceparent }),
    };
    const job = await this.toTravel(given);
    const outcome = await this.enqueueAndWait(job, Math.max(waitMs, this.config.commandWaitMs));
    if (outcome) return { commandId: id, outcome };
    try {
      await this.accepted.accept(job);
    } catch (error) {
      // Refused, so it should not run later. If it does all the same, the key keeps a repetition from counting twice.
      await this.withdraw(job);
      throw error;
    }
    return { commandId: id, outcome: undefined };
  }

  /**
   * Callers that wait cost memory here. Those answered with 202 no longer do, but what they asked for stands in the
   * queue:
   * without a bound there, everybody after them would wait longer and longer.
   */
  private assertRoom(queue: QueueName): void {
    const { mostCommandsWaiting } = this.config;
    if (this.waiting.size < mostCommandsWaiting && !this.depths.isFull(queue)) return;
    throw overloaded();
  }

  /** What a person wrote or is called does not travel: queues keep finished jobs, and a removal does not reach them. */
  private async toTravel(job: CommandJob): Promise<CommandJob> {
    if (!isPersonal(job.name, job.payload)) return job;
    try {
      return await keepPayload(this.database, job);
    } catch (error) {
      this.logger.warn({ err: error, commandId: job.id }, 'A payload could not be kept.');
      throw new AppError(
        'database_unavailable',
        'We cannot take this just now. Please try again in a moment, with the same Idempotency-Key.',
      );
    }
  }

  /** Adds a job to its queue, once: an existing id is left unchanged. */
  async enqueue(job: CommandJob): Promise<void> {
    const { queue } = COMMANDS[job.name];
    try {
      await this.batcherFor(queue).add(job);
    } catch (error) {
      this.logger.warn({ err: error, queue, commandId: job.id }, 'A command could not be enqueued.');
      throw new AppError(
        'queue_unavailable',
        'We cannot take this just now. Please try again in a moment, with the same Idempotency-Key.',
      );
    }
  }

  /** Runs it here where its workers are in this process, otherwise by its queue, where a fault is tried again. */
  private async begin(job: CommandJob): Promise<void> {
    const run = this.platform.workersHere?.of(COMMANDS[job.name].queue);
    const outcome = await run?.(job).catch(() => undefined);
    if (outcome) this.receive(job.id, outcome);
    else await this.enqueue(job);
  }

  private async withdraw(job: CommandJob): Promise<void> {
    try {
      await (await this.queues.of(COMMANDS[job.name].queue).getJob(job.id))?.remove();
      await dropPayloads(this.database, [job]);
    } catch (error) {
      this.logger.debug({ err: error, commandId: job.id }, 'A refused command is being worked on already.');
    }
  }

  private batcherFor(queue: QueueName): JobBatcher {
    let batcher = this.batchers.get(queue);
    if (!batcher) this.batchers.set(queue, (batcher = new JobBatcher(this.queues.of(queue))));
    return batcher;
  }

  onModuleDestroy(): void {
    this.closing = true;
  }

  private async enqueueAndWait(job: CommandJob, waitMs: number): Promise<CommandOutcome | undefined> {
    const deadline = performance.now() + waitMs;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<CommandOutcome | undefined>((resolve, reject) => {
        const waitOn = (ms: number) => {
          const left = deadline - performance.now();
          if (left <= 0) return resolve(undefined);
          timer = setTimeout(() => {
            if (performance.now() < deadline) void this.lookUp(job, resolve);
            waitOn(2 * ms);
          }, Math.min(ms, left));
        };
        this.waiting.set(job.id, resolve);
        this.begin(job).catch(reject);
        waitOn(FIRST_LOOK_UP_MS);
      });
    } finally {
      this.waiting.delete(job.id);
      clearTimeout(timer);
    }
  }

  private receive(commandId: string, outcome: CommandOutcome): void {
    if (outcome.status === 'failed')
      this.faults.note('command', 'A command failed for good: see the failed jobs', commandId);
    const resolve = this.waiting.get(commandId);
    if (resolve) resolve(outcome);
    else void this.accepted.settle(commandId, outcome);
  }

  private async lookUp(job: CommandJob, resolve: (outcome: CommandOutcome) => void): Promise<void> {
    try {
      const outcome = await this.storedOutcome(job);
      if (outcome) resolve(outcome);
    } catch {
      // The next look-up, the notification or the bound decides.
    }
  }

  /** The outcome of a job that has ended, from its queue. */
  async storedOutcome(job: CommandJob): Promise<CommandOutcome | undefined> {
    const stored = await this.queues.of(COMMANDS[job.name].queue).getJob(job.id);
    if (!stored?.finishedOn) return undefined;
    // A personal result is in the database alone.
    return stored.returnvalue ?? (job.payloadKept ? this.accepted.committed(job) : undefined);
  }
}
