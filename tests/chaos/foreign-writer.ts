import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../processes/client.ts';
import { databaseUrl, onConnection } from '../processes/database.ts';
import { ingest } from '../processes/offers.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { tradeVerified } from '../support/events.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

const HEROES = 20;
const MAX_LATE_MS = 1_000;
const LOOK_EVERY_MS = 10;

/** R21: another database of the same server has a transaction that has written, and stays open. */
export function foreignWriter(chaos: Chaos): Promise<ChaosRow[]> {
  const seconds = scaled(chaos, 600, 20);
  return onSite({ heroes: HEROES }, async (site) => {
    const late = await onConnection(databaseUrl(site.postgres.adminUrl, 'template1'), async (foreign) => {
      await foreign.query('begin; select pg_current_xact_id()');
      const times: number[] = [];
      for (const ends = performance.now() + seconds * 1_000; performance.now() < ends;) {
        times.push(await untilShown(site, `bulk-${1 + (times.length % HEROES)}`));
        await delay(1_000);
      }
      await foreign.query('rollback');
      return times.toSorted((a, b) => a - b);
    });
    const worst = Math.round(late.at(-1)!);
    const faults = await reconciliationFaults(site.backends);
    if (worst > MAX_LATE_MS) faults.push(`a trade showed only after ${worst} ms`);
    return [
      line(
        chaos,
        'R21',
        `another database of the server has an open transaction that has written, for ${seconds} s`,
        `a trade shows on the board within ${MAX_LATE_MS} ms`,
        `${late.length} trades shown after ${Math.round(late[Math.floor(late.length / 2)]!)} ms, the last after ${worst}`,
        faults,
      ),
    ];
  });
}

/** Reports a trade: ms until the board has its points. */
async function untilShown({ address }: Site, heroId: string): Promise<number> {
  const pointsNow = async (): Promise<number> => {
    const { body } = await ask(address, 'GET', '/api/heroes/leaderboard?limit=50');
    return body.find(({ id }: { id: string }) => id === heroId).points;
  };
  const before = await pointsNow();
  const sent = performance.now();
  await ingest(address, [tradeVerified({ heroId })]);
  while ((await pointsNow()) === before) await delay(LOOK_EVERY_MS);
  return performance.now() - sent;
}
