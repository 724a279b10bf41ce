import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { type Backlog, readAcceptedBacklog, readOverdueBacklog } from '@planet-heroes/domain/kernel/backlog/read-backlogs';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { inTime } from './in-time.js';

const RECENT_MS = 1_000;

/** What waits in tables to be done or delivered, read when somebody scrapes; areas add what is theirs. */
@Injectable()
export class BacklogMetrics {
  private readonly readers = new Map<string, () => Promise<Backlog>>();
  private recent: { at: number; backlogs: Promise<[string, Backlog][]> } | undefined;

  constructor(database: Database, registry: Registry) {
    this.add('accepted-commands', () => readAcceptedBacklog(database));
    this.add('overdue-commands', () => readOverdueBacklog(database));
    this.gauge(registry, 'planet_backlog', 'What waits in tables to be done or delivered.', ({ count }) => count);
    this.gauge(
      registry,
      'planet_backlog_oldest_seconds',
      'For how long the oldest of it has waited.',
      ({ oldestSeconds }) => oldestSeconds,
    );
  }

  add(of: string, read: () => Promise<Backlog>): void {
    this.readers.set(of, read);
  }

  private gauge(registry: Registry, name: string, help: string, valueOf: (backlog: Backlog) => number): void {
    const read = () => this.readRecent();
    new Gauge({
      name, help, labelNames: ['of'], registers: [registry],
      async collect() {
        // With the database away there are no figures: old ones would say that all is well.
        this.reset();
        for (const [of, backlog] of await inTime(read()).catch(() => [])) this.set({ of }, valueOf(backlog));
      },
    });
  }

  /** Both gauges of one scrape share what was read. */
  private readRecent(): Promise<[string, Backlog][]> {
    if (!this.recent || Date.now() - this.recent.at > RECENT_MS) {
      const reading = Array.from(this.readers, async ([of, read]) => [of, await read()] as [string, Backlog]);
      this.recent = { at: Date.now(), backlogs: Promise.all(reading) };
    }
    return this.recent.backlogs;
  }
}
