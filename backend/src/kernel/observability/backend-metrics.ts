import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { CommandDispatcher } from '../commands/command-dispatcher.js';
import { PreparedAnswers } from '../http/prepared-answers.js';
import { LogTailer } from '../projections/log-tailer.js';

/** What the backend measures; gauges are read when somebody scrapes. */
@Injectable()
export class BackendMetrics {
  readonly sockets: Gauge;
  readonly socketsBehind: Gauge;
  readonly pushes: Counter;

  constructor(registry: Registry, dispatcher: CommandDispatcher, tailer: LogTailer, answers: PreparedAnswers) {
    const registers = [registry];
    this.sockets = new Gauge({ name: 'planet_sockets', help: 'Connected sockets.', registers });
    this.socketsBehind = new Gauge({
      name: 'planet_sockets_behind', help: 'Sockets that get no changes until they have drained.', registers,
    });
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
        this.set(dispatcher.waitingCount);
      },
    });
    new Gauge({
      name: 'planet_log_tail_lag_seconds', help: 'Time since the event log was last read to its end.', registers,
      collect() {
        this.set(tailer.lagSeconds());
      },
    });
    new Gauge({
      name: 'planet_projection_events_applied', help: 'Events a projection has taken since it was loaded.',
      labelNames: ['projection'], registers,
      collect() {
        for (const { name, eventsApplied } of tailer.reports()) this.set({ projection: name }, eventsApplied);
      },
    });
    new Gauge({
      name: 'planet_projection_position', help: 'The log transaction that a projection has reached.',
      labelNames: ['projection'], registers,
      collect() {
        for (const { name, position } of tailer.reports())
          this.set(
            { projection: name },
            Number(position.split('-')[0]),
          );
      },
    });
    new Gauge({
      name: 'planet_projection_stopped', help: '1 when a projection stands still before an event it cannot take.',
      labelNames: ['projection'], registers,
      collect() {
        for (const { name, stoppedAt } of tailer.reports()) this.set({ projection: name }, stoppedAt ? 1 : 0);
      },
    });
    const reloads = new Counter({
      name: 'planet_projection_reloads_total', help: 'Times a projection differed from the tables and was loaded again.',
      labelNames: ['projection'], registers,
      // An alarm sees a counter rise only from a value that it has had.
      collect() {
        for (const { name } of tailer.reports()) this.inc({ projection: name }, 0);
      },
    });
    tailer.onReloaded((names) => {
      for (const projection of names) reloads.inc({ projection });
    });
  }
}
