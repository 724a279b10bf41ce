import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, operate } from '../processes/client.ts';
import { event } from '../processes/offers.ts';
import { answerOf, startProgram } from '../processes/programs.ts';
import { type Chaos, drawn, line, scaled } from './chaos-run.ts';
import { startProxy } from './cutting-proxy.ts';
import type { Shown, Truth } from './live-clients.ts';
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
    const children: ChildProcess[] = [];
    try {
      for (let part = 0; part < PROCESSES; part++)
        children.push(
          await openClients(proxy.address, (part * count) / PROCESSES + 1, ((part + 1) * count) / PROCESSES),
        );
      const [sent, cuts, held] = await dropFor(chaos, site, proxy, seconds, count);
      const started = performance.now();
      let shown = await compare(site, children, count);
      while (shown.wrong.length > 0 && performance.now() - started < BACK_MS) {
        await delay(500);
        shown = await compare(site, children, count);
      }
      const backS = ((performance.now() - started) / 1000).toFixed(1);
      const faults = [...shown.wrong];
      if (cuts === 0) faults.push('nothing was cut');
      return [
        line(
          chaos,
          'R8',
          `${count} sockets cut and held up at random for ${seconds} s`,
          'each client’s board, totals and own rank end equal to the server’s, no reload',
          `${sent} events, ${cuts} cuts, ${held} held up, ${shown.connects} connections made; all equal after ${backS} s`,
          faults,
        ),
      ];
    } finally {
      for (const child of children) child.kill('SIGKILL');
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

async function openClients(address: string, from: number, to: number): Promise<ChildProcess> {
  const { child } = await startProgram(join(import.meta.dirname, 'live-clients.ts'), {
    args: [address, from, to],
    nodeArgs: [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, 'resolve-web.ts'),
    ],
  });
  return child;
}

async function compare({ address }: Site, children: readonly ChildProcess[], count: number): Promise<Shown> {
  const get = async (path: string) => (await ask(address, 'GET', path)).body;
  const standings: Record<string, unknown> = {};
  for (let at = 1; at <= count; at++) {
    const { heroes: _, ...standing } = await get(`/api/heroes/leaderboard/around/bulk-${at}?radius=0`);
    standings[`bulk-${at}`] = standing;
  }
  const truth: Truth = {
    board: await get('/api/heroes/leaderboard/100'),
    impact: await get('/api/impact-stats'),
    standings,
  };
  const answers = await Promise.all(children.map((child) => answerOf<Shown>(child, truth)));
  return {
    wrong: answers.flatMap(({ wrong }) => wrong),
    connects: answers.reduce((sum, { connects }) => sum + connects, 0),
  };
}
