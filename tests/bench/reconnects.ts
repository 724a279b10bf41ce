import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { balance } from '../processes/balancer.ts';
import type { Noted, Shown } from '../processes/live-clients.ts';
import { type LiveConnections, openLive } from '../processes/live-connections.ts';
import { untilReady } from '../processes/part.ts';
import type { Services } from '../processes/services.ts';
import { countOf, within } from '../processes/times.ts';
import { steadyTrades } from '../processes/trades.ts';
import { type BenchProduct, startBenchProduct } from './product.ts';
import type { BenchRow } from './report.ts';

const SOCKETS = 2_000;
const PROCESSES = 2;
export const HEROES = 10_000;
export const TRADES_PER_SECOND = 20;
const SECONDS = 60;
const CUT = { cutEveryMs: 15_000, forMs: 2_000 };
const DRAIN_SECONDS = 2;
/** All must be in, or back, and equal by then. */
const BOUND_MS = 60_000;

/** P15: every client is cut off again and again, and comes back to either of two backends. */
export function benchCutOff(services: Services, _rounds: number, scale: number): Promise<BenchRow[]> {
  const seconds = Math.max(16, SECONDS * scale);
  return withClients(services, scale, async ({ clients, product: { address } }) => {
    const trades = steady(() => address);
    await clients.tell(CUT);
    await delay(seconds * 1000);
    await clients.tell({ uncut: true });
    await trades.stop();
    const shown = await clients.untilEqual(address, BOUND_MS);
    const noted = await clients.report();
    const [p99, worst] = [within(noted.catchUps, 0.99), within(noted.catchUps, 1)];
    return [
      equalRow('P15', 'cut every 15 s for 2 s', shown, scale),
      row('P15', `the same, ${countOf(noted.catchUps)} catch-ups, p99 ms`, String(p99), '≤ 50', p99 <= 50),
      row('P15', 'the same, longest ms', String(worst), '≤ 500', worst <= 500),
      bytesRow('P15', noted),
    ];
  });
}

/** P16: both backends are restarted in turn, behind a balancer. */
export function benchRollingRestart(services: Services, _rounds: number, scale: number): Promise<BenchRow[]> {
  return withClients(services, scale, async ({ clients, product: { address, backends } }) => {
    const balancer = balance(backends, (connectTo) => void clients.tell({ connectTo }));
    try {
      const trades = steady(() => balancer.next());
      for (const backend of backends) {
        await delay(5_000);
        await backend.end('SIGTERM');
        await backend.start();
        await untilReady([backend]);
      }
      await delay(5_000);
      await trades.stop();
      const shown = await clients.untilEqual(address, BOUND_MS);
      const noted = await clients.report();
      const p95 = within(noted.liveAgain, 0.95);
      return [
        equalRow('P16', 'two backends restarted in turn', shown, scale),
        row('P16', `the same, ${countOf(noted.liveAgain)} returns, p95 ms`, String(p95), '≤ 2,000', p95 <= 2_000),
        bytesRow('P16', noted),
      ];
    } finally {
      balancer.stop();
    }
  });
}

const steady = (address: () => string) =>
  steadyTrades(address, { perSecond: TRADES_PER_SECOND, heroes: HEROES, random: seededRandom(1) });

async function withClients(
  services: Services,
  scale: number,
  measure: (running: { clients: LiveConnections; product: BenchProduct }) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const backendEnvironment = { DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const product = await startBenchProduct(services, 'reconnects', { heroes: HEROES, backends: 2, backendEnvironment });
  try {
    const addresses = product.backends.map(({ address }) => address);
    const clients = await openLive({ addresses, from: 1, to: Math.ceil(SOCKETS * scale) }, PROCESSES);
    try {
      const { wrong } = await clients.untilEqual(product.address, BOUND_MS);
      if (wrong.length > 0) throw new Error(`Not every client came in: ${wrong[0]}.`);
      await clients.report();
      return await measure({ clients, product });
    } finally {
      await clients.end();
    }
  } finally {
    await product.stop();
  }
}

function equalRow(id: string, how: string, { wrong, tookMs }: Shown & { tookMs: number }, scale: number): BenchRow {
  const what = `${SOCKETS * scale} sockets, ${how}, ${TRADES_PER_SECOND} trades/s: equal to the server in the end`;
  const ours = wrong.length === 0 ? `all after ${(tookMs / 1000).toFixed(1)} s` : `NOT ALL: ${wrong[0]}`;
  return row(id, what, ours, 'all', wrong.length === 0);
}

function bytesRow(id: string, { catchUpBytes, snapshotBytes }: Noted): BenchRow {
  const share = catchUpBytes / snapshotBytes;
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
  return {
    ...row(id, 'the same, catching up, MB, beside snapshots', mb(catchUpBytes), '≤ 0.10', share <= 0.1),
    limit: mb(snapshotBytes),
    ratio: share.toFixed(3),
  };
}

export function row(id: string, what: string, ours: string, goal: string, holds: boolean): BenchRow {
  return { id, what, ours, limit: '', ratio: '', goal, holds };
}
