import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresEnd } from './breakable-postgres.ts';
import { type Chaos, drawn, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';
import { underLoad } from './under-fault.ts';

const WAYS: readonly PostgresEnd[] = ['fast', 'immediate', 'killed'];
/** More outages than the pool has places: a connection lost in each would show. */
const OUTAGES_IN_A_ROW = 4;

/** R6: PostgreSQL restarted under load, in each of its ways. */
export function postgresRestarted(chaos: Chaos): Promise<ChaosRow[]> {
  const most = scaled(chaos, 4_000, 1_000);
  // Longer away than a caller waits: in a short outage commands are put off and answered late, and nobody meets a 503.
  return onSite({ heroes: most, workers: 2, environment: { DATABASE_POOL_SIZE: '4' } }, async (site) => {
    const restart = async (how: PostgresEnd, awayMs: number) => {
      await site.postgres.end(how);
      await delay(awayMs);
      await site.postgres.start();
    };
    const mustHold = '503 with Retry-After meanwhile, recovers alone ≤ 10 s, books balance';
    const rows: ChaosRow[] = [];
    for (const how of WAYS) {
      rows.push(
        await underLoad(chaos, site, `postgres-${how}`, {
          id: 'R6',
          fault: `PostgreSQL stopped (${how}), started again 6–8 s later`,
          mustHold,
          make: () => restart(how, drawn(chaos, 6_000, 8_000)),
          mustBeMet: 503,
        }, most),
      );
    }
    const make = async () => {
      for (let outage = 0; outage < OUTAGES_IN_A_ROW; outage++) {
        await restart(WAYS[drawn(chaos, 0, WAYS.length)]!, drawn(chaos, 500, 2_000));
        await delay(drawn(chaos, 200, 1_500));
      }
    };
    rows.push(
      await underLoad(chaos, site, 'postgres-often', {
        id: 'R6',
        fault: `${OUTAGES_IN_A_ROW} restarts in a row`,
        mustHold,
        make,
      }, most),
    );
    return rows;
  });
}
