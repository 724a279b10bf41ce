import { Injectable } from '@nestjs/common';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { FailedJob } from '@planet-heroes/contracts/areas/operations/queues';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';
import { reopenFailedCommand } from '@planet-heroes/domain/kernel/commands/accepted-commands';
import { readPayloads } from '@planet-heroes/domain/kernel/commands/kept-payloads';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import type { CommandQueueJob } from '@planet-heroes/platform/queues/queue-platform';

/** The commands whose every attempt was a fault, and their retry. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly queues: CommandQueues,
  ) {}

  /** The newest failed jobs of one queue, or of all. */
  list(queue: QueueName | undefined, limit: number): Promise<FailedJob[]> {
    return this.listOf(queue ? [queue] : COMMAND_QUEUES, limit);
  }

  /** The newest failed jobs of these queues together. */
  async listOf(names: readonly QueueName[], limit: number): Promise<FailedJob[]> {
    const lists = await Promise.all(
      names.map((name) => this.queues.of(name).getJobs(['failed'], 0, limit - 1, false)),
    );
    const jobs = lists.flat().toSorted((a, b) => endOf(b) - endOf(a)).slice(0, limit);
    const payloads = await this.payloadsOf(jobs);
    return jobs.map((job) => asFailedJob(job, payloads.get(job.data.id) ?? job.data.payload));
  }

  /** Payloads that did not travel with their jobs; empty while the database is unavailable. */
  private async payloadsOf(jobs: readonly CommandQueueJob[]): Promise<Map<string, unknown>> {
    const ids = jobs.flatMap(({ data }) => (data.payloadKept ? [data.id] : []));
    if (ids.length === 0) return new Map();
    return readPayloads(this.database, ids).catch(() => new Map());
  }

  /** Runs a failed job again. It is safe: what it did before counts once. Throws `unknown_job`. */
  async retry(queue: QueueName, id: string): Promise<void> {
    const job = await this.queues.of(queue).getJob(id);
    if (!job || (await job.getState()) !== 'failed' || !(await this.retryJob(job))) {
      throw new AppError('unknown_job', `Queue ${queue} has no failed job "${id}".`, { queue, id });
    }
  }

  /** Runs a queue's failed jobs again, up to a bound, and returns how many. */
  async retryAll(queue: QueueName, limit = 1_000): Promise<number> {
    const jobs = await this.queues.of(queue).getJobs(['failed'], 0, limit - 1, true);
    let retried = 0;
    for (const job of jobs) {
      if (await this.retryJob(job)) retried += 1;
    }
    return retried;
  }

  /** False where somebody else has retried it since it was read, or its queue has let it go. */
  private async retryJob(job: CommandQueueJob): Promise<boolean> {
    await reopenFailedCommand(this.database, job.data.id);
    try {
      await job.retry('failed', { resetAttemptsMade: true });
      return true;
    } catch (error) {
      if (await job.isFailed()) throw error;
      return false;
    }
  }
}

function endOf(job: CommandQueueJob): number {
  return job.finishedOn ?? job.timestamp;
}

function asFailedJob(job: CommandQueueJob, payload: unknown): FailedJob {
  return {
    queue: job.queueName as QueueName,
    id: job.id!,
    command: job.name,
    scope: job.data.scope,
    attempts: job.attemptsMade,
    reason: job.failedReason ?? 'unknown',
    failedAt: new Date(endOf(job)).toISOString(),
    payload: scrub(payload),
  };
}
