import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../processes/client.ts';
import { runProgram } from '../processes/programs.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

const MAX_BLOCKED_MS = 200;
const PROBE_EVERY_MS = 20;

/** What a flood does, by its name in the client. */
const FLOODS = {
  namespaces: 'CONNECT packets to namespaces that do not exist',
  subscribes: 'subscriptions without a pause',
  bytes: 'long messages that nobody knows',
  'half-open': 'connections that never connect to the namespace',
} as const;

/** R16: a few addresses flood a backend's sockets; nobody else may notice. */
export function flooded(chaos: Chaos): Promise<ChaosRow[]> {
  const seconds = scaled(chaos, 20, 4);
  return onSite({ heroes: 100 }, async (site) => {
    const quiet = await probed(site, () => delay(seconds * 500));
    const rows: ChaosRow[] = [];
    for (const [flood, what] of Object.entries(FLOODS)) {
      const faults: string[] = [];
      let sent = '';
      const met = await probed(site, async () => {
        sent = (await runProgram(
          join(
            import
              .meta
              .dirname,
            'flood-client.ts',
          ),
          { args: [site.address, flood, seconds] },
        ))
          .trim();
      });
      if (met.blockedMs > MAX_BLOCKED_MS) faults.push(`the event loop was blocked for ${Math.round(met.blockedMs)} ms`);
      faults.push(...(await reconciliationFaults(site.backends)));
      rows.push(
        line(
          chaos,
          'R16',
          `8 connections at a time: ${what}, for ${seconds} s`,
          `the event loop is never blocked for ${MAX_BLOCKED_MS} ms`,
          `${sent}; blocked at most ${Math.round(met.blockedMs)} ms (${
            Math.round(quiet.blockedMs)
          } without); a read in ${
            met
              .p99
              .toFixed(1)
          } ms (p99; ${quiet.p99.toFixed(1)} without)`,
          faults,
        ),
      );
    }
    return rows;
  });
}

/** The longest that the backend's loop stood still while something was done, and what reads took meanwhile. */
async function probed({ address }: Site, act: () => Promise<unknown>) {
  // The gauge covers the time since it was last read.
  const maxLag = async () =>
    1000
    * Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec((await ask(address, 'GET', '/metrics')).body)?.[1]);
  await maxLag();
  const times: number[] = [];
  const over = new AbortController();
  const probing = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await ask(address, 'GET', '/api/impact-stats');
      times.push(performance.now() - asked);
      await delay(PROBE_EVERY_MS);
    }
  })();
  await act();
  over.abort();
  await probing;
  const sorted = times.toSorted((a, b) => a - b);
  return { blockedMs: await maxLag(), p99: sorted[Math.floor(sorted.length * 0.99)]! };
}
