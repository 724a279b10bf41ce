import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { operate } from '../processes/client.ts';
import { type LiveSockets, openSockets } from '../processes/live-sockets.ts';
import { TELLS_MEMORY, usedBytes } from '../processes/memory.ts';
import { endProcess } from '../processes/process.ts';
import { startProgram } from '../processes/programs.ts';
import type { Services } from '../processes/services.ts';
import { tradeVerified } from '../support/events.ts';
import { type BenchProduct, startBenchProduct } from './product.ts';
import { type BenchRow, show, type Spread, spreadOf } from './report.ts';

const SIZES = [500, 2_000, 5_000];
const WARMUP = 10;
const CHANGES_A_ROUND = 10;

export interface FanOut {
  /** ms from the first socket that has a change to the last. */
  spread: Spread;
  /** Bytes for each connection, after a collection. */
  used: number;
}

/** P5: one change of the board to many sockets, against socket.io alone that sends the same bytes, in turns. */
export async function benchFanOut(services: Services, rounds: number, scale: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES.map((each) => Math.ceil((each * scale) / 2) * 2)) {
    const { ours, raw, tradeToLast } = await measureFanOut(services, size, rounds);
    const time = ours.spread.median / raw.spread.median;
    const memory = ours.used / raw.used;
    const kib = (bytes: number) => (bytes / 1024).toFixed(1);
    rows.push(
      {
        id: 'P5',
        what: `a change, from the first to the last of ${size} sockets, ms`,
        ours: show(ours.spread, 1),
        limit: show(raw.spread, 1),
        ratio: time.toFixed(2),
        goal: '≤ 1.15',
        holds: time <= 1.15,
      },
      {
        id: 'P5',
        what: `memory for each of ${size} connections, KiB`,
        ours: kib(ours.used),
        limit: kib(raw.used),
        ratio: memory.toFixed(2),
        goal: '≤ 1.25',
        holds: memory <= 1.25,
      },
      {
        id: 'P5',
        what: `from a verified trade to the last of ${size} sockets, ms`,
        ours: show(tradeToLast, 1),
        limit: '',
        ratio: '',
        goal: 'shown, no goal',
        holds: true,
      },
    );
  }
  return rows;
}

/** Both servers with as many sockets at once, sending in turns. */
export async function measureFanOut(
  services: Services,
  size: number,
  rounds: number,
): Promise<{ ours: FanOut; raw: FanOut; tradeToLast: Spread }> {
  const product = await startBenchProduct(services, 'fan_out', { seed: 'demo', backendEnvironment: TELLS_MEMORY });
  const raw = await startProgram<{ port: number }>(join(import.meta.dirname, 'raw-socket-server.ts'));
  try {
    const verify = await tradesOnTheBoard(product);
    // Both have sent something once before their memory is measured.
    const probe = await openSockets(Number(new URL(product.address).port), 2);
    const { text } = await probe.untilAllHave(verify);
    await probe.end();
    const change: unknown = JSON.parse(text.slice(2))[1];
    const broadcast = () => raw.child.send({ broadcast: change });

    const before = [await usedBytes(product.backend), await usedBytes(raw.child)];
    const oursSockets = await openSockets(Number(new URL(product.address).port), size);
    const rawSockets = await openSockets(raw.message.port, size);
    const after = [await usedBytes(product.backend), await usedBytes(raw.child)];

    const [oursTimes, rawTimes, tradeTimes]: [number[], number[], number[]] = [[], [], []];
    for (let sent = -WARMUP; sent < rounds * CHANGES_A_ROUND; sent++) {
      const rawTime = await spreadIn(rawSockets, broadcast);
      const started = performance.timeOrigin + performance.now();
      const arrival = await oursSockets.untilAllHave(verify);
      // The room is quiet again before the next change, so that none waits for the room's rhythm.
      await delay(150);
      if (sent < 0) continue;
      rawTimes.push(rawTime);
      oursTimes.push(arrival.last - arrival.first);
      tradeTimes.push(arrival.last - started);
    }
    await Promise.all([oursSockets.end(), rawSockets.end()]);
    const perConnection = (at: 0 | 1) => (after[at]! - before[at]!) / size;
    return {
      ours: { spread: spreadOf(oursTimes), used: perConnection(0) },
      raw: { spread: spreadOf(rawTimes), used: perConnection(1) },
      tradeToLast: spreadOf(tradeTimes),
    };
  } finally {
    await endProcess(raw.child);
    await product.stop();
  }
}

async function spreadIn(sockets: LiveSockets, send: () => unknown): Promise<number> {
  const { first, last } = await sockets.untilAllHave(send);
  return last - first;
}

/** Each call has one trade of a hero of the board verified. */
async function tradesOnTheBoard({ address }: BenchProduct): Promise<() => Promise<unknown>> {
  const board = (await (await fetch(`${address}/api/heroes/leaderboard?limit=50`)).json()) as Leaderboard;
  let next = 0;
  return () =>
    operate(
      address,
      'POST',
      '/api/ops/events',
      tradeVerified({ heroId: board[next++ % board.length]!.id, device: 'iPhone 14', condition: 'fair' }),
    );
}
