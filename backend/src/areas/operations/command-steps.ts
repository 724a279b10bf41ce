import { Injectable } from '@nestjs/common';
import { type CommandName, type CommandOutcome, COMMAND_QUEUES, COMMANDS } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CommandSteps as Steps } from '@planet-heroes/contracts/areas/operations/command-steps';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';
import { traceIdOf } from '@planet-heroes/contracts/kernel/traces/traceparent';
import {
  type CommandRecord,
  readCommandOfEvent,
  readCommandRecord,
  readEventsOf,
} from '@planet-heroes/domain/kernel/commands/command-record';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { type CommandQueueJob, QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { LogTailer } from '../../kernel/projections/log-tailer.js';
import { LogTrail } from '../../kernel/projections/log-trail.js';

/** Of a large batch, the first events are enough to see what it did. */
const MAX_EVENTS = 200;
const STATES = new Set(['waiting', 'delayed', 'active', 'completed', 'failed']);

interface Found {
  commandId: string;
  name: CommandName;
  job: CommandQueueJob | undefined;
  record: CommandRecord;
}

/**
 * How a command went, put together from its job or what this process remembers of its run, its outcome, the log and
 * what this node remembers.
 */
@Injectable()
export class CommandSteps {
  constructor(
    private readonly database: Database,
    private readonly queues: CommandQueues,
    private readonly tailer: LogTailer,
    private readonly trail: LogTrail,
    private readonly platform: QueuePlatform,
  ) {}

  /** By the id of the command, which its job has as well, or of an event that it wrote. Throws `unknown_command`. */
  async read(id: string): Promise<Steps> {
    const found = (await this.find(id)) ?? (await this.findByEvent(id));
    if (found) return this.tell(found);
    throw new AppError('unknown_command', 'Nothing is known of a command, a job or an event with this id any more.');
  }

  private async findByEvent(eventId: string): Promise<Found | undefined> {
    const commandId = await readCommandOfEvent(this.database, eventId);
    return commandId === undefined ? undefined : this.find(commandId);
  }

  private async find(commandId: string): Promise<Found | undefined> {
    const record = await readCommandRecord(this.database, commandId);
    const known = record.accepted?.job.name ?? record.result?.name;
    const job = await this.jobOf(commandId, known === undefined ? undefined : queueOf(known));
    const name = known ?? job?.name;
    return name === undefined ? undefined : { commandId, name: name as CommandName, job, record };
  }

  /** A command without a record is on one of the queues, or was. */
  private async jobOf(id: string, queue: QueueName | undefined): Promise<CommandQueueJob | undefined> {
    const names = queue ? [queue] : COMMAND_QUEUES;
    try {
      const jobs = await Promise.all(names.map((name) => this.queues.of(name).getJob(id)));
      return jobs.find((job) => job !== undefined);
    } catch {
      throw new AppError('queue_unavailable', 'The queues cannot be read just now. Please try again in a moment.');
    }
  }

  private async tell({ commandId, name, job, record: { accepted, result } }: Found): Promise<Steps> {
    const outcome = result?.outcome ?? accepted?.outcome ?? job?.returnvalue ?? undefined;
    const ranHere = job ? undefined : this.platform.workersHere?.timesOf(commandId);
    const times = job ?? ranHere;
    const state = job ? await job.getState() : ranHere ? 'completed' : 'unknown';
    const queue = queueOf(name);
    const transactionId = outcome?.status === 'succeeded' ? outcome.transactionId : undefined;
    const written = transactionId === undefined
      ? []
      : await readEventsOf(this.database, { commandId, transactionId, limit: MAX_EVENTS + 1 });
    const traceparent = job?.data.traceparent ?? accepted?.job.traceparent
      ?? written.find(({ metadata }) => metadata?.traceparent)?.metadata?.traceparent;
    const step = transactionId === undefined ? undefined : this.trail.of(transactionId);
    return {
      commandId,
      command: name,
      queue: queue ?? 'unknown',
      traceId: traceparent === undefined ? null : traceIdOf(traceparent),
      state: STATES.has(state) ? (state as Steps['state']) : 'unknown',
      askedAt: timeOf(times?.timestamp),
      acceptedAt: accepted?.at.toISOString() ?? null,
      begunAt: timeOf(times?.processedOn),
      endedAt: timeOf(times?.finishedOn),
      waitedMs: between(times?.timestamp, times?.processedOn),
      handledMs: between(times?.processedOn, times?.finishedOn),
      tries: job
        ? { made: Math.max(job.attemptsMade, job.attemptsStarted ?? 0), of: job.opts.attempts ?? 1 }
        : ranHere && queue ? { made: 1, of: QUEUE_SETTINGS[queue].attempts } : null,
      fault: job?.failedReason ? String(scrub(job.failedReason)) : null,
      outcome: outcomeOf(outcome, state),
      events: written.slice(0, MAX_EVENTS).map(({ metadata: _metadata, ...event }) => event),
      hasMoreEvents: written.length > MAX_EVENTS,
      projected: transactionId === undefined ? null : {
        isShown: BigInt(this.tailer.position.transactionId) >= BigInt(transactionId),
        at: step?.projectedAt.toISOString() ?? null,
        stopped: this.tailer.reports().flatMap(({ name: of, stoppedAt }) => (stoppedAt ? [of] : [])),
      },
      pushed: step?.pushed ? { at: step.pushed.at.toISOString(), rooms: [...step.pushed.rooms] } : null,
    };
  }
}

/** What became of the command, without its result, which only its sender may read. */
function outcomeOf(outcome: CommandOutcome | undefined, state: string): Steps['outcome'] {
  if (!outcome) return state === 'failed' ? { status: 'failed', error: null } : null;
  if (outcome.status === 'succeeded') return { status: 'succeeded', error: null };
  return { status: outcome.status, error: scrub(outcome.error) as typeof outcome.error };
}

function queueOf(name: string): QueueName | undefined {
  return (COMMANDS as Partial<Record<string, { queue: QueueName }>>)[name]?.queue;
}

function timeOf(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}

function between(from: number | undefined, to: number | undefined): number | null {
  return from === undefined || to === undefined ? null : Math.max(0, Math.round(to - from));
}
