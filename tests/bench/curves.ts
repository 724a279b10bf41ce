import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes/process.ts';
import type { Services } from '../processes/services.ts';
import { measureFanOut } from './fan-out.ts';
import { type Growth, measureGrowth, RANK } from './growth.ts';
import { drawPlot, type Plot } from './plot.ts';
import { type BenchRow, show } from './report.ts';

const HEROES = [1_000, 10_000, 100_000, 1_000_000];
const SOCKETS = [10, 100, 1_000, 5_000];
const FOLDER = join(ROOT, 'docs/plots');
const BOARD = '/api/heroes/leaderboard?limit=50';

/** How costs grow with heroes and with sockets, drawn into docs/plots/. No goals: those are held in P2 and P5. */
export async function benchCurves(services: Services, rounds: number, scale: number): Promise<BenchRow[]> {
  const growth = await measureGrowth(services, rounds, HEROES.map((heroes) => Math.ceil(heroes * scale)));
  const fanOut: (Awaited<ReturnType<typeof measureFanOut>> & { sockets: number })[] = [];
  for (const sockets of SOCKETS.map((each) => Math.max(2, Math.ceil((each * scale) / 2) * 2))) {
    fanOut.push({ sockets, ...(await measureFanOut(services, sockets, rounds)) });
  }
  const ofGrowth = (name: string, value: (measured: Growth) => number) => ({
    name,
    points: growth.map((each) => ({ x: each.heroes, y: value(each) })),
  });
  const ofSockets = (name: string, value: (measured: (typeof fanOut)[number]) => number) => ({
    name,
    points: fanOut.map((each) => ({ x: each.sockets, y: value(each) })),
  });
  const perRequest = (path: string) => (each: Growth) => 1e6 / each.reads[path]!.median;
  draw({
    'reads-by-heroes': {
      title: 'A read, by heroes', x: 'heroes', y: 'µs of one server per answer',
      series: [ofGrowth('first 50', perRequest(BOARD)), ofGrowth('a random hero’s place', perRequest(RANK))],
    },
    'projection-by-heroes': {
      title: 'Inside the projection, by heroes',
      x: 'heroes',
      y: 'ns per call',
      series: [
        ofGrowth('place of a hero', ({ rankNs }) => rankNs.median),
        ofGrowth('one event applied', ({ applyNs }) => applyNs.median),
      ],
    },
    'event-by-heroes': {
      title: 'An event, by heroes',
      x: 'heroes',
      y: 'ms',
      series: [
        ofGrowth('sent until the board shows it', ({ eventMs }) => eventMs.median),
        ofGrowth('the board loaded at a start', ({ readyMs }) => readyMs),
      ],
    },
    'fan-out-by-sockets': {
      title: 'A change of the board, by sockets',
      x: 'sockets',
      y: 'ms from the first socket to the last',
      series: [
        ofSockets('ours', ({ ours }) => ours.spread.median),
        ofSockets('socket.io alone', ({ raw }) => raw.spread.median),
      ],
    },
    'trade-by-sockets': {
      title: 'A verified trade, by sockets', x: 'sockets', y: 'ms until the last socket has it',
      series: [ofSockets('trade to last socket', ({ tradeToLast }) => tradeToLast.median)],
    },
  });
  return [
    ...growth.map((each) =>
      row(
        `${each.heroes} heroes: event until shown, ms; place, ns; event applied, ns`,
        `${show(each.eventMs, 1)}; ${show(each.rankNs)}; ${show(each.applyNs)}`,
      )
    ),
    ...fanOut.map(({ sockets, ours, raw, tradeToLast }) =>
      row(
        `${sockets} sockets: first to last, ms; trade to last, ms`,
        `${show(ours.spread, 1)}; ${show(tradeToLast, 1)}`,
        show(raw.spread, 1),
      )
    ),
  ];
}

function draw(plots: Record<string, Plot>): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, plot] of Object.entries(plots)) writeFileSync(join(FOLDER, `${name}.svg`), drawPlot(plot));
}

function row(what: string, ours: string, limit = ''): BenchRow {
  return { id: 'curve', what, ours, limit, ratio: '', goal: 'shown, no goal', holds: true };
}
