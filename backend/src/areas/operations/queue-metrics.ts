import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import type { QueueReport, QueuesAnswer, WorkerGroup } from '@planet-heroes/contracts/areas/operations/queues';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { inTime } from '../../kernel/observability/in-time.js';
import { QueueReports } from './queue-reports.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

const NOTHING: QueuesAnswer = { queues: [], groups: [] };

/** How the queues stand, read when somebody scrapes. */
@Injectable()
export class QueueMetrics {
  constructor(
    private readonly registry: Registry,
    private readonly reports: QueueReports,
    platform: QueuePlatform,
  ) {
    new Gauge({
      name: 'planet_redis_memory_ratio',
      help: 'Memory of Redis as a share of its maxmemory, at which it refuses writes; 0 without a bound.',
      registers: [registry],
      async collect() {
        const used = await inTime(platform.memoryUsed()).catch(() => undefined);
        if (used === undefined) this.remove();
        else this.set(used);
      },
    });
    this.gauge('planet_queue_jobs', 'Jobs by queue and state.', (jobs, report) => {
      for (const state of STATES) jobs.set({ queue: report.name, state }, report[state]);
    }, ['state']);
    this.gaugeOne(
      'planet_queue_oldest_waiting_seconds',
      'Age of the job that waits longest.',
      (report) => report.oldestWaitingSeconds,
    );
    this.gaugeOne('planet_queue_workers', 'Worker processes that consume a queue.', (report) => report.workers);
    this.gaugeOne(
      'planet_queue_drain_per_second',
      'Jobs that workers finish per second.',
      (report) => report.drainPerSecond,
    );
    this.gaugeOne(
      'planet_queue_seconds_to_empty',
      'How long the waiting jobs take at this rate; absent when nothing drains them.',
      (report) => report.secondsToEmpty,
    );
    this.groupGauge('planet_worker_group_workers', 'Worker processes of a group.', ({ workers }) => workers);
    this.groupGauge(
      'planet_worker_group_utilisation',
      'How busy a worker process of a group is on average, from 0 to 1.',
      ({ utilisation }) => utilisation,
    );
    this.groupGauge(
      'planet_worker_group_oldest_waiting_seconds',
      'Age of the job that waits longest in any queue of a group that is not paused.',
      ({ oldestWaitingSeconds }) => oldestWaitingSeconds,
    );
    this.groupGauge(
      'planet_worker_group_wanted',
      'Worker processes that a group should have.',
      ({ wantedWorkers }) => wantedWorkers,
    );
  }

  private groupGauge(name: string, help: string, valueOf: (group: WorkerGroup) => number): void {
    const { reports, registry } = this;
    new Gauge({
      name, help, labelNames: ['group'], registers: [registry],
      async collect() {
        this.reset();
        const { groups } = await reports.readRecent().catch(() => NOTHING);
        for (const group of groups) this.set({ group: group.name }, valueOf(group));
      },
    });
  }

  private gaugeOne(name: string, help: string, valueOf: (report: QueueReport) => number | null): void {
    this.gauge(name, help, (each, report) => {
      const value = valueOf(report);
      if (value !== null) each.set({ queue: report.name }, value);
    });
  }

  private gauge(
    name: string,
    help: string,
    measure: (gauge: Gauge, report: QueueReport) => void,
    extra: string[] = [],
  ): void {
    const { reports, registry } = this;
    new Gauge({
      name, help, labelNames: ['queue', ...extra], registers: [registry],
      async collect() {
        // Old figures would look healthy: without the queues there are no figures.
        this.reset();
        const { queues } = await reports.readRecent().catch(() => NOTHING);
        for (const report of queues) measure(this, report);
      },
    });
  }
}
