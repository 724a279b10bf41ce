import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands/commands';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';
import { CommandBus } from '../commands/command-bus.js';
import { PreparedAnswers } from '../http/prepared-answers.js';
import { Projections } from '../projections/projections.js';

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
    this.measureQueues(dependencies);
  }

  private measureQueues({ registry, platform }: BackendDependencies): void {
    const registers = [registry];
    const oldest = new Gauge({
      name: 'planet_queue_oldest_waiting_seconds', help: 'Age of the job that waits longest.', labelNames: ['queue'], registers,
    });
    new Gauge({
      name: 'planet_queue_jobs', help: 'Jobs by queue and state.', labelNames: ['queue', 'state'], registers,
      async collect() {
        const measured = await Promise.allSettled(
          COMMAND_QUEUES.map(async (name) => {
            const queue = platform.queue(name);
            const [counts, waiting] = await Promise.all([
              queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
              queue.getJobs(['waiting'], 0, 0, true),
            ]);
            for (const [state, count] of Object.entries(counts)) this.set({ queue: name, state }, count);
            oldest.set({ queue: name }, waiting[0] ? (Date.now() - waiting[0].timestamp) / 1000 : 0);
          }),
        );
        // Old figures would say that all is well: with the queues away there are none.
        if (measured.some(({ status }) => status === 'rejected')) {
          this.reset();
          oldest.reset();
        }
      },
    });
  }
}
