import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import type { QueueReport } from '@planet-heroes/contracts/areas/operations/queues';
import { QueueReports } from './queue-reports.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** How the queues stand, read when somebody scrapes. */
@Injectable()
export class QueueMetrics {
  constructor(
    private readonly registry: Registry,
    private readonly reports: QueueReports,
  ) {
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
      'planet_queue_wanted_workers',
      'Worker processes that would keep up and empty the queue within half a minute.',
      (report) => report.wantedWorkers,
    );
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
        // Old figures would say that all is well: with the queues away there are none.
        this.reset();
        for (const report of await reports.readRecent().catch(() => [])) measure(this, report);
      },
    });
  }
}
