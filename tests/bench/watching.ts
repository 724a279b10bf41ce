import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { type CuttingProxy, startProxy } from '../processes/cutting-proxy.ts';
import type { ClientsOptions } from '../processes/live-clients.ts';
import { type LiveConnections, openLive } from '../processes/live-connections.ts';
import type { Services } from '../processes/services.ts';
import { steadyTrades } from '../processes/trades.ts';
import { startBenchProduct } from './product.ts';
import { HEROES, row } from './reconnects.ts';
import type { BenchRow } from './report.ts';

const WATCHED_SECONDS = 180;
const TRADES_PER_SECOND = 50;
const CLOCK_AHEAD_MS = 5 * 60_000;
const SLOW_LINK = 1024;
const SLOW_SECONDS = 30;
/** With as many trades they change by more than such a link takes. */
const BUSY_ROOMS = ['leaderboard', 'impact'] as const;
const IN_WITHIN_MS = 10_000;

/** P20: what an hour of the board costs a visitor, from some minutes of it. */
export async function benchHourOfWatching(services: Services, _rounds: number, scale: number): Promise<BenchRow[]> {
  const seconds = Math.max(20, Math.round(WATCHED_SECONDS * scale));
  const rows: BenchRow[] = [];
  for (const saveData of [false, true]) {
    const mb = await watching(services, TRADES_PER_SECOND, { saveData }, async ({ proxy }) => {
      const before = proxy.bytes;
      await delay(seconds * 1000);
      return ((proxy.bytes - before) * 3600) / seconds / 1e6;
    });
    const [how, most] = saveData ? [', with Save-Data', 1] : ['', 10];
    const what = `an hour of the board at ${TRADES_PER_SECOND} trades/s${how}, MB (from ${seconds} s)`;
    rows.push(row('P20', what, mb.toFixed(2), `≤ ${most}`, mb <= most));
  }
  return rows;
}

/** P21: how old a page says that it is, by a wrong clock, and how soon it says so once its link is slow. */
export function benchShownAge(services: Services, _rounds: number, scale: number): Promise<BenchRow[]> {
  const seconds = Math.max(10, Math.round(SLOW_SECONDS * scale));
  const options = { clockAheadMs: CLOCK_AHEAD_MS, rooms: BUSY_ROOMS };
  return watching(services, TRADES_PER_SECOND, options, async ({ proxy, clients }) => {
    await delay(seconds * 1000);
    const fast = await clients.report();
    const slowAt = performance.timeOrigin + performance.now();
    proxy.slow(SLOW_LINK);
    await delay(seconds * 1000);
    const slow = await clients.report();
    const left = (slow.leftLiveAt ?? Number.POSITIVE_INFINITY) - slowAt;
    return [
      row(
        'P21',
        'the age shown by a clock five minutes wrong, against the true one as changes come, ms',
        fast.maxAgeErrorMs.toFixed(0),
        '≤ 50',
        fast.maxAgeErrorMs <= 50,
      ),
      row(
        'P21',
        `live until so long after the link has ${SLOW_LINK} bytes/s, ms`,
        Number.isFinite(left) ? left.toFixed(0) : `still, after ${seconds} s`,
        '≤ 2,000',
        left <= 2_000,
      ),
    ];
  });
}

/** One client behind a proxy, caught up, while trades come in. */
async function watching<T>(
  services: Services,
  perSecond: number,
  options: Partial<ClientsOptions>,
  measure: (watched: { proxy: CuttingProxy; clients: LiveConnections }) => Promise<T>,
): Promise<T> {
  const product = await startBenchProduct(services, 'watching', { heroes: HEROES });
  const proxy = await startProxy(product.address, Math.random);
  try {
    const clients = await openLive({ addresses: [proxy.address], from: 1, to: 1, rooms: ['leaderboard'], ...options });
    try {
      const { wrong } = await clients.untilEqual(product.address, IN_WITHIN_MS);
      if (wrong.length > 0) throw new Error(`The client did not come in: ${wrong[0]}.`);
      const trades = steadyTrades(() => product.address, { perSecond, heroes: HEROES, random: seededRandom(1) });
      await clients.report();
      const measured = await measure({ proxy, clients });
      await trades.stop();
      return measured;
    } finally {
      await clients.end();
    }
  } finally {
    proxy.close();
    await product.stop();
  }
}
