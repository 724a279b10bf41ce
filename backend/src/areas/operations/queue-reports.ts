import { Injectable } from '@nestjs/common';
import type { JobType } from 'bullmq';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import type { OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import type { QueueReport, QueuesAnswer, WorkerGroup } from '@planet-heroes/contracts/areas/operations/queues';
import {
  type GroupWork, type QueueWork, readGroupWork, readQueueWork,
} from '@planet-heroes/domain/kernel/backlog/worker-beats';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import type { CommandQueueJob } from '@planet-heroes/platform/queues/queue-platform';
import { inTime } from '../../kernel/observability/in-time.js';
import { wantedWorkers } from './wanted-workers.js';

const RECENT_MS = 1_000;

type QueueStand = Omit<QueueReport, 'workers' | 'drainPerSecond' | 'secondsToEmpty' | 'wantedWorkers'>;

const UNKNOWN_WORK = { workers: null, drainPerSecond: null, wantedWorkers: null };

/** How every queue stands. */
@Injectable()
export class QueueReports {
  private recent: { at: number; answer: Promise<QueuesAnswer> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly queues: CommandQueues,
  ) {}

  /** The same, read at most once a second: several gauges of one scrape share it. */
  readRecent(): Promise<QueuesAnswer> {
    if (!this.recent || Date.now() - this.recent.at > RECENT_MS) this.recent = { at: Date.now(), answer: this.read() };
    return this.recent.answer;
  }

  /** Rejects when the queues or the database are unavailable: old figures would look healthy. */
  async read(): Promise<QueuesAnswer> {
    const [works, groupWorks] = await Promise.all([readQueueWork(this.database), readGroupWork(this.database)]);
    const stands = await Promise.all(COMMAND_QUEUES.map((name) => this.readOne(name)));
    const groups = groupWorks.map((work) => asGroup(work, stands));
    const queues = stands.map((stand) => {
      const work = works.find(({ queue }) => queue === stand.name);
      return { ...stand, ...paceOf(stand, work), wantedWorkers: wantedFor(stand.name, groups) };
    });
    return { queues, groups };
  }

  /** The same without the workers' own records, where the database is unavailable. Rejects when the queues are. */
  async readKnown(): Promise<{ queues: OverviewQueue[]; groups: WorkerGroup[] | null }> {
    const known = await inTime(this.read()).catch(() => undefined);
    if (known) return known;
    const stands = await Promise.all(COMMAND_QUEUES.map((name) => this.readOne(name)));
    const queues = stands.map((stand) => ({
      ...stand, ...UNKNOWN_WORK, secondsToEmpty: stand.waiting === 0 ? 0 : null,
    }));
    return { queues, groups: null };
  }

  private async readOne(name: QueueName): Promise<QueueStand> {
    const queue = this.queues.of(name);
    const [waiting, counts, paused, [oldest]] = await Promise.all([
      // On Postgres a paused queue counts its waiting jobs under another name, which the types no longer know.
      queue.getJobCountByTypes('waiting', 'paused' as JobType),
      queue.getJobCounts('active', 'delayed', 'failed'),
      queue.isPaused(),
      queue.getJobs(['waiting'], 0, 0, true),
    ]);
    return {
      name,
      paused,
      waiting,
      active: counts.active ?? 0,
      delayed: counts.delayed ?? 0,
      failed: counts.failed ?? 0,
      oldestWaitingSeconds: oldest ? Math.max(0, (Date.now() - waitsSince(name, oldest)) / 1000) : 0,
    };
  }
}

/** A job that failed before has waited since it was due again. */
function waitsSince(name: QueueName, { timestamp, processedOn, attemptsMade }: CommandQueueJob): number {
  if (!processedOn || attemptsMade === 0) return timestamp;
  return processedOn + QUEUE_SETTINGS[name].backoffMs * 2 ** (attemptsMade - 1);
}

function paceOf({ waiting }: QueueStand, work: QueueWork | undefined) {
  const drainPerSecond = work?.finishedPerSecond ?? 0;
  return {
    workers: work?.workers ?? 0,
    drainPerSecond,
    secondsToEmpty: waiting === 0 ? 0 : drainPerSecond > 0 ? waiting / drainPerSecond : null,
  };
}

/** A paused queue waits by an operator's wish: it and those that do not scale are not helped by more workers. */
function asGroup({ group, queues, workers, utilisation }: GroupWork, stands: readonly QueueStand[]): WorkerGroup {
  const own = stands.filter(({ name }) => queues.includes(name));
  const ages = own.filter(({ name, paused }) => QUEUE_SETTINGS[name].scales && !paused)
    .map((stand) => stand.oldestWaitingSeconds);
  const oldestWaitingSeconds = Math.max(0, ...ages);
  const load = { workers, utilisation: Math.min(1, utilisation), oldestWaitingSeconds };
  return { name: group, queues: own.map(({ name }) => name), ...load, wantedWorkers: wantedWorkers(load) };
}

/** One, where nobody takes it. */
function wantedFor(queue: QueueName, groups: readonly WorkerGroup[]): number {
  const own = groups.filter(({ queues }) => queues.includes(queue));
  return Math.max(1, own.reduce((sum, group) => sum + group.wantedWorkers, 0));
}
