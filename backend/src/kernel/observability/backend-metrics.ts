import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { QueueReport } from '@planet-heroes/contracts/areas/operations/queues';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { CommandBus } from '../commands/command-bus.js';
import { PreparedAnswers } from '../http/prepared-answers.js';
import { Projections } from '../projections/projections.js';
import { QueueReports } from '../../areas/operations/queue-reports.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the backend measures; gauges are read when somebody scrapes. */
@Injectable()
export class BackendMetrics {
  readonly requests: Histogram;
  readonly sockets: Gauge;
  readonly pushes: Counter;

  constructor(
    @Inject(BACKEND_DEPENDENCIES) dependencies: BackendDependencies,
    @Inject(CommandBus) bus: CommandBus,
    @Inject(Projections) projections: Projections,
    @Inject(PreparedAnswers) answers: PreparedAnswers,
    @Inject(QueueReports) reports: QueueReports,
  ) {
    const registers = [dependencies.registry];
    this.requests = new Histogram({
      name: 'planet_http_request_duration_seconds', help: 'Requests handled by the framework.',
      labelNames: ['method', 'route', 'status'], buckets: SECONDS, registers,
    });
    this.sockets = new Gauge({ name: 'planet_sockets', help: 'Connected sockets.', registers });
    this.pushes = new Counter({
      name: 'planet_room_changes_total', help: 'Changes pushed to rooms.', labelNames: ['room'], registers,
    });
    new Counter({
      name: 'planet_prepared_answers_total', help: 'Polled reads answered with prepared bytes.', registers,
      collect() {
        this.reset();
        this.inc(answers.count);
      },
    });
    new Gauge({
      name: 'planet_commands_waiting', help: 'Callers that wait for a command.', registers,
      collect() {
        this.set(bus.waitingCount);
      },
    });
    new Gauge({
      name: 'planet_log_tail_lag_seconds', help: 'Time since the event log was last read to its end.', registers,
      collect() {
        this.set(projections.tailer.lagSeconds());
      },
    });
    new Gauge({
      name: 'planet_projection_events_applied', help: 'Events a projection has taken since it was loaded.',
      labelNames: ['projection'], registers,
      collect() {
        for (const { name, eventsApplied } of projections.tailer.reports()) this.set({ projection: name }, eventsApplied);
      },
    });
    new Gauge({
      name: 'planet_projection_position', help: 'The log transaction that a projection has reached.',
      labelNames: ['projection'], registers,
      collect() {
        for (const { name, position } of projections.tailer.reports()) this.set({ projection: name }, Number(position.split('-')[0]));
      },
    });
    new Gauge({
      name: 'planet_projection_stopped', help: '1 when a projection stands still before an event it cannot take.',
      labelNames: ['projection'], registers,
      collect() {
        for (const { name, stoppedAt } of projections.tailer.reports()) this.set({ projection: name }, stoppedAt ? 1 : 0);
      },
    });
    const reloads = new Counter({
      name: 'planet_projection_reloads_total', help: 'Times a projection differed from the tables and was loaded anew.',
      labelNames: ['projection'], registers,
    });
    projections.tailer.onReloaded((names) => {
      for (const projection of names) reloads.inc({ projection });
    });
    this.measureQueues(dependencies, reports);
  }

  private measureQueues({ registry }: BackendDependencies, reports: QueueReports): void {
    const gauge = (name: string, help: string, measure: (gauge: Gauge, report: QueueReport) => void, extra: string[] = []) =>
      new Gauge({
        name, help, labelNames: ['queue', ...extra], registers: [registry],
        async collect() {
          // Old figures would say that all is well: with the queues away there are none.
          this.reset();
          for (const report of await reports.readRecent().catch(() => [])) measure(this, report);
        },
      });
    gauge('planet_queue_jobs', 'Jobs by queue and state.', (jobs, report) => {
      for (const state of ['waiting', 'active', 'delayed', 'failed'] as const) jobs.set({ queue: report.name, state }, report[state]);
    }, ['state']);
    const one = (name: string, help: string, valueOf: (report: QueueReport) => number | null) =>
      gauge(name, help, (each, report) => {
        const value = valueOf(report);
        if (value !== null) each.set({ queue: report.name }, value);
      });
    one('planet_queue_oldest_waiting_seconds', 'Age of the job that waits longest.', (report) => report.oldestWaitingSeconds);
    one('planet_queue_workers', 'Worker processes that consume a queue.', (report) => report.workers);
    one('planet_queue_wanted_workers', 'Worker processes that would keep up and empty the queue within half a minute.', (report) => report.wantedWorkers);
    one('planet_queue_drain_per_second', 'Jobs that workers finish per second.', (report) => report.drainPerSecond);
    one('planet_queue_seconds_to_empty', 'How long the waiting jobs take at this rate; absent when nothing drains them.', (report) => report.secondsToEmpty);
  }
}
