import type { JobsOptions } from 'bullmq';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import type { CommandQueue } from './queue-platform.js';

interface PendingJob {
  job: CommandJob;
  options: JobsOptions;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Puts the jobs that arrive in one turn of the event loop on their queue in one round trip. */
export class JobBatcher {
  private pending: PendingJob[] = [];

  constructor(private readonly queue: CommandQueue) {}

  /** Resolves once the job is on the queue; rejects when it could not be put there. */
  add(job: CommandJob, options: JobsOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.pending.push({ job, options, resolve, reject }) === 1) setImmediate(() => void this.flush());
    });
  }

  private async addAlone({ job, options, resolve, reject }: PendingJob): Promise<void> {
    try {
      await this.queue.add(job.name, job, options);
      resolve();
    } catch (error) {
      reject(error);
    }
  }

  private async flush(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    try {
      const [only] = batch;
      // A pipeline costs more than it saves for a single job.
      if (only && batch.length === 1) await this.queue.add(only.job.name, only.job, only.options);
      else await this.queue.addBulk(batch.map(({ job, options }) => ({ name: job.name, data: job, opts: options })));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // One job that the queue cannot take must not cost the others theirs; their ids keep them from being added twice.
      if (batch.length === 1) batch[0]!.reject(error);
      else await Promise.all(batch.map((pending) => this.addAlone(pending)));
    }
  }
}
