import { setTimeout as delay } from 'node:timers/promises';
import { withEach } from '../processes/client.ts';
import { bringToEnd } from '../processes/bring-to-end.ts';
import { type Chaos, drawn, line, scaled } from './chaos-run.ts';
import { figuresOf, MixedWrites, unlawful } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const IN_FLIGHT = 40;

/** R3: workers killed at random moments; each is started again a while later. */
export function workersKilled(chaos: Chaos): Promise<ChaosRow[]> {
  const count = scaled(chaos, 1_000, 150);
  return onSite({ heroes: count, workers: 2 }, async (site) => {
    const mixed = new MixedWrites(chaos, count);
    await mixed.prepare(site);
    let kills = 0;
    const over = new AbortController();
    const killing = (async () => {
      for (;;) {
        await delay(drawn(chaos, 150, 1_200));
        if (over.signal.aborted) return;
        const victim = site.workers[drawn(chaos, 0, site.workers.length)]!;
        await victim.end('SIGKILL');
        kills++;
        await delay(drawn(chaos, 0, 500));
        await victim.start();
      }
    })();
    const started = performance.now();
    const ended = await withEach(mixed.writes, IN_FLIGHT, (write) => bringToEnd([site.address], write));
    over.abort();
    await killing;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const faults = [...unlawful(ended), ...(await mixed.faults(site, ended))];
    if (kills === 0) faults.push('no worker was killed in time');
    return [
      line(
        chaos,
        'R3',
        `${kills} × SIGKILL of one of 2 workers`,
        'every accepted command ends exactly once; tables, log and books agree',
        `${figuresOf(ended)}; ${seconds} s`,
        faults,
      ),
    ];
  });
}
