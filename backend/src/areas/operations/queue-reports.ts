import { Injectable } from '@nestjs/common';
import type { JobType } from 'bullmq';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import type { OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import type { QueueReport } from '@planet-heroes/contracts/areas/operations/queues';
import { type QueueWork, readQueueWork } from '@planet-heroes/domain/areas/operations/worker-beats';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { inTime } from '../../kernel/observability/in-time.js';
import { wantedWorkers } from './wanted-workers.js';

const RECENT_MS = 1_000;
const UNKNOWN_WORK = { workers: null, drainPerSecond: null, wantedWorkers: null };

/** How every queue stands. */
@Injectable()
export class QueueReports {
  private recent: { at: number; reports: Promise<QueueReport[]> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly queues: CommandQueues,
  ) {}

  /** The same, read at most once a second: several gauges of one scrape share it. */
  readRecent(): Promise<QueueReport[]> {
    if (!this.recent || Date.now() - this.recent.at > RECENT_MS) this.recent = { at: Date.now(), reports: this.read() };
    return this.recent.reports;
  }

  /** Rejects when the queues or the database are away: old figures would say that all is well. */
  async read(): Promise<QueueReport[]> {
    const work = new Map((await readQueueWork(this.database)).map((entry) => [entry.queue, entry]));
    return Promise.all(COMMAND_QUEUES.map((name) => this.readOne(name, work.get(name))));
  }

  /** The same without what the workers wrote down, where the database is away. Rejects when the queues are. */
  async readKnown(): Promise<OverviewQueue[]> {
    const work = await inTime(readQueueWork(this.database)).catch(() => undefined);
    const byName = new Map(work?.map((entry) => [entry.queue, entry]));
    const reports = await Promise.all(COMMAND_QUEUES.map((name) => this.readOne(name, byName.get(name))));
    return work
      ? reports
      : reports.map((report) => ({ ...report, ...UNKNOWN_WORK, secondsToEmpty: report.waiting === 0 ? 0 : null }));
  }

  private async readOne(name: QueueName, work: QueueWork | undefined): Promise<QueueReport> {
    const queue = this.queues.of(name);
    const [waiting, counts, paused, oldest] = await Promise.all([
      // On Postgres a paused queue counts its waiting jobs under another name, which the types no longer know.
      queue.getJobCountByTypes('waiting', 'paused' as JobType),
      queue.getJobCounts('active', 'delayed', 'failed'),
      queue.isPaused(),
      queue.getJobs(['waiting'], 0, 0, true),
    ]);
    const drainPerSecond = work?.finishedPerSecond ?? 0;
    const concurrency = work ? work.concurrency / work.workers : QUEUE_SETTINGS[name].concurrency;
    return {
      name,
      paused,
      waiting,
      active: counts.active ?? 0,
      delayed: counts.delayed ?? 0,
      failed: counts.failed ?? 0,
      oldestWaitingSeconds: oldest[0] ? Math.max(0, (Date.now() - oldest[0].timestamp) / 1000) : 0,
      workers: work?.workers ?? 0,
      drainPerSecond,
      secondsToEmpty: waiting === 0 ? 0 : drainPerSecond > 0 ? waiting / drainPerSecond : null,
      wantedWorkers: wantedWorkers({ waiting, drainPerSecond, concurrency, meanJobMs: work?.meanJobMs ?? 0 }),
    };
  }
}
