import { setTimeout as delay } from 'node:timers/promises';
import { startProxy } from '../processes/cutting-proxy.ts';
import { type LiveConnections, openLive } from '../processes/live-connections.ts';
import { residentMb, usedBytes, watch } from '../processes/memory.ts';
import { together, within } from '../processes/times.ts';
import { steadyTrades } from '../processes/trades.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const HEROES = 10_000;
const TRADES_PER_SECOND = 20;
const SLOW_LINK = 1024;
const MAX_BEHIND_MS = 3_000;
const MAX_SLOWER = 1.1;
const MAX_MORE_MIB = 64;
const IN_WITHIN_MS = 30_000;
const WARM_UP_MS = 10_000;

/** R23: readers on links that carry less than what happens, beside fast ones. */
export function readersSlow(chaos: Chaos): Promise<ChaosRow[]> {
  const fastCount = scaled(chaos, 500, 50);
  const slowCount = scaled(chaos, 200, 20);
  const seconds = scaled(chaos, 60, 15);
  return onSite({ heroes: HEROES, measured: true }, async (site) => {
    const { address, backends: [backend] } = site;
    const proxy = await startProxy(address, chaos.random);
    const open: LiveConnections[] = [];
    const openClients = async (through: string, from: number, to: number) => {
      const clients = await openLive({ addresses: [through], from, to });
      open.push(clients);
      const { wrong } = await clients.untilEqual(address, IN_WITHIN_MS);
      if (wrong.length > 0) throw new Error(`Not every client came in: ${wrong[0]}.`);
      return clients;
    };
    /** What both kinds note in that time, and the node's memory at its end and at its highest, MiB. */
    const during = async (ms: number, slow?: LiveConnections) => {
      await Promise.all([fast.report(), slow?.report()]);
      const resident = watch(() => residentMb(backend!.child), 1_000);
      const { random } = chaos;
      const trades = steadyTrades(() => address, { perSecond: TRADES_PER_SECOND, heroes: HEROES, random });
      await delay(ms);
      const [noted, behind] = await Promise.all([fast.report(), slow?.report()]);
      const peakMb = Math.max(...resident());
      const usedMb = (await usedBytes(backend!.child)) / 2 ** 20;
      await trades.stop();
      return { noted, behind, usedMb, peakMb };
    };
    const fast = await openClients(address, 1, fastCount);
    try {
      await during(WARM_UP_MS);
      // Before and after, half as long each: the machine's speed changes.
      const before = await during(seconds * 500);
      const slow = await openClients(proxy.address, fastCount + 1, fastCount + slowCount);
      proxy.slow(SLOW_LINK);
      const beside = await during(seconds * 1000, slow);
      const behind = beside.behind!;
      await slow.end();
      const after = await during(seconds * 500);

      const alone = within(together([before.noted.pushes, after.noted.pushes]), 0.99);
      const p99 = within(beside.noted.pushes, 0.99);
      const moreMb = beside.usedMb - before.usedMb;
      const changeMs = (behind.maxChangeBytes / SLOW_LINK) * 1000;
      const faults: string[] = [];
      if (!(p99 <= MAX_SLOWER * alone)) faults.push(`the fast ones' pushes took ${(p99 / alone).toFixed(2)} × as long`);
      if (moreMb > MAX_MORE_MIB) faults.push(`the node took ${moreMb.toFixed(0)} MiB more`);
      if (!(behind.maxBehindMs <= MAX_BEHIND_MS + changeMs))
        faults.push(`a slow one was ${(behind.maxBehindMs / 1000).toFixed(1)} s behind`);
      return [
        line(
          chaos,
          'R23',
          `${slowCount} readers at ${SLOW_LINK} bytes/s beside ${fastCount} fast ones for ${seconds} s`,
          'the fast ones’ p99 ≤ 1.1 × without them, memory + ≤ 64 MiB, slow ones ≤ 3 s + one change behind',
          `a push took ${p99} ms (p99; ${alone} without); ${before.usedMb.toFixed(0)} → ${
            beside.usedMb.toFixed(0)
          } MiB in use, ${before.peakMb.toFixed(0)} → ${beside.peakMb.toFixed(0)} resident; slow ones at most ${
            (behind.maxBehindMs / 1000).toFixed(1)
          } s behind, the greatest change ${behind.maxChangeBytes} bytes`,
          faults,
        ),
      ];
    } finally {
      await Promise.all(open.map((clients) => clients.end()));
      proxy.close();
    }
  });
}
