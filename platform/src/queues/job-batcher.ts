import type { CommandJob } from '@planet-heroes/contracts/commands';
import { jobOptionsOf } from './job-options.js';
import type { CommandQueue } from './queue-platform.js';

interface PendingJob {
  job: CommandJob;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Puts the jobs that arrive in one turn of the event loop on their queue in one round trip. */
export class JobBatcher {
  private pending: PendingJob[] = [];

  constructor(private readonly queue: CommandQueue) {}

  /** Resolves once the job is on the queue; rejects when it could not be put there. */
  add(job: CommandJob): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.pending.push({ job, resolve, reject }) === 1) setImmediate(() => void this.flush());
    });
  }

  private async flush(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    // A pipeline costs more than it saves for a single job. One that the queue cannot take must not cost the others
    // theirs; their ids keep them from being added twice.
    if (batch.length > 1 && (await this.addTogether(batch))) return;
    await Promise.all(batch.map((pending) => this.addAlone(pending)));
  }

  private async addTogether(batch: readonly PendingJob[]): Promise<boolean> {
    try {
      await this.queue.addBulk(batch.map(({ job }) => ({ name: job.name, data: job, opts: jobOptionsOf(job) })));
      for (const { resolve } of batch) resolve();
      return true;
    } catch {
      return false;
    }
  }

  private async addAlone({ job, resolve, reject }: PendingJob): Promise<void> {
    try {
      await this.queue.add(job.name, job, jobOptionsOf(job));
      resolve();
    } catch (error) {
      reject(error);
    }
  }
}
