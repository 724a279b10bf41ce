import { setTimeout as delay } from 'node:timers/promises';
import { operate } from '../processes/client.ts';
import { startProxy } from '../processes/cutting-proxy.ts';
import { openLive } from '../processes/live-connections.ts';
import { event } from '../processes/offers.ts';
import { type Chaos, drawn, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

const PROCESSES = 2;
const DEVICES = ['iPhone 16 Pro', 'iPhone 15 Pro', 'iPhone 15', 'iPhone 14'];
/** How long a cut client may take to be back: its longest pause between attempts, and some. */
const BACK_MS = 25_000;

/** R8: clients are cut off, or held up, again and again while events flow; then each must show what the server says. */
export function socketsDropped(chaos: Chaos): Promise<ChaosRow[]> {
  const count = scaled(chaos, 200, 20);
  const seconds = scaled(chaos, 120, 10);
  return onSite({ heroes: count * 2 }, async (site) => {
    const proxy = await startProxy(site.address, chaos.random);
    const clients = await openLive({ addresses: [proxy.address], from: 1, to: count }, PROCESSES);
    try {
      const [sent, cuts, held] = await dropFor(chaos, site, proxy, seconds, count);
      const shown = await clients.untilEqual(site.address, BACK_MS);
      const faults = [...shown.wrong];
      if (cuts === 0) faults.push('nothing was cut');
      return [
        line(
          chaos,
          'R8',
          `${count} sockets cut and held up at random for ${seconds} s`,
          'each client’s board, totals and own rank end equal to the server’s, no reload',
          `${sent} events, ${cuts} cuts, ${held} held up, ${shown.connects} connections made; all equal after ${
            (shown.tookMs / 1000).toFixed(1)
          } s`,
          faults,
        ),
      ];
    } finally {
      await clients.end();
      proxy.close();
    }
  });
}

async function dropFor(
  chaos: Chaos,
  { address }: Site,
  proxy: Awaited<ReturnType<typeof startProxy>>,
  seconds: number,
  count: number,
): Promise<[number, number, number]> {
  const end = Date.now() + seconds * 1_000;
  let [sent, cuts, held] = [0, 0, 0];
  while (Date.now() < end) {
    const events = Array.from(
      { length: drawn(chaos, 1, 12) },
      () =>
        event('trade.verified', {
          heroId: `bulk-${drawn(chaos, 1, count * 2)}`,
          device: DEVICES[
            drawn(
              chaos,
              0,
              DEVICES.length,
            )
          ],
          condition: 'good',
        }),
    );
    sent += events.length;
    await operate(address, 'POST', '/api/ops/events', events).catch((error: Error) => {
      if (!error.message.includes('202')) throw error;
    });
    const chance = chaos.random();
    if (chance < 0.25) cuts += proxy.cut(chaos.random() * 0.3);
    else if (chance < 0.3) cuts += proxy.cut(1);
    else if (chance < 0.5) held += proxy.hold(0.2, drawn(chaos, 500, 8_000));
    await delay(drawn(chaos, 20, 400));
  }
  return [sent, cuts, held];
}
