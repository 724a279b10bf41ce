import { Injectable } from '@nestjs/common';
import { Histogram, Registry } from 'prom-client';
import {
  type ConnectionsReport, LIVE_CONNECTIONS, type LiveConnectionKind,
} from '@planet-heroes/contracts/kernel/rooms/connections-report';

/** How many reports of each kind of connection are kept. */
const MAX_REPORTS = 1_000;

/** How old what heroes see is, as their browsers report it now and then, without a name. */
@Injectable()
export class ShownAges {
  private readonly ages: Histogram<'connection'>;
  private readonly recent = new Map<LiveConnectionKind, number[]>();

  constructor(registry: Registry) {
    this.ages = new Histogram({
      name: 'planet_shown_age_seconds', help: 'How old what heroes see is, as their browsers report it now and then.',
      labelNames: ['connection'], buckets: [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300], registers: [registry],
    });
    for (const connection of LIVE_CONNECTIONS) this.ages.zero({ connection });
  }

  note({ connection, ms }: { connection: LiveConnectionKind; ms: number }): void {
    this.ages.observe({ connection }, ms / 1000);
    this.recent.set(connection, [...this.recent.get(connection) ?? [], ms].slice(-MAX_REPORTS));
  }

  report(): ConnectionsReport['ages'] {
    return [...this.recent].map(([connection, ages]) => {
      const sorted = ages.toSorted((a, b) => a - b);
      const quantile = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!;
      return {
        connection, reports: ages.length, p50Ms: quantile(0.5), p95Ms: quantile(0.95), p99Ms: quantile(0.99),
      };
    });
  }
}
