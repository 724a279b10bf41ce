import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RoomPosition } from '@planet-heroes/contracts/socket-map';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { io } from 'socket.io-client';
import { balance } from '../processes/balancer.ts';
import { cookieOf } from '../processes/client.ts';
import type { ClientsOptions, Noted, Shown } from '../processes/live-clients.ts';
import { type LiveConnections, openLive } from '../processes/live-connections.ts';
import { type Part, untilReady } from '../processes/part.ts';
import { endProcess } from '../processes/process.ts';
import { startProgram } from '../processes/programs.ts';
import { freePort } from '../processes/redis-server.ts';
import type { Services } from '../processes/services.ts';
import { countOf, within } from '../processes/times.ts';
import { steadyTrades } from '../processes/trades.ts';
import { type BenchProduct, startBenchProduct } from './product.ts';
import type { RawAnswers } from './raw-socket-server.ts';
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
/** Enough for socket.io alone to have everybody in, or back. */
const BEFORE_RAW_MS = 10_000;

/** P15: every client is cut off again and again, and comes back to either of two backends. */
export function benchCutOff(services: Services, _rounds: number, scale: number): Promise<BenchRow[]> {
  const cutAndWait = async (clients: LiveConnections): Promise<void> => {
    await clients.tell(CUT);
    await delay(Math.max(16, SECONDS * scale) * 1000);
    await clients.tell({ uncut: true });
  };
  return withClients(services, scale, {
    ours: async ({ clients, product: { address } }) => {
      const trades = steady(() => address);
      await cutAndWait(clients);
      await trades.stop();
    },
    raw: ({ clients }) => cutAndWait(clients),
    rows: ({ shown, noted, limit }) => {
      const [p99, worst] = [within(noted.catchUps, 0.99), within(noted.catchUps, 1)];
      const [rawP99, rawWorst] = [within(limit.catchUps, 0.99), within(limit.catchUps, 1)];
      return [
        equalRow('P15', 'cut every 15 s for 2 s', shown, scale),
        timeRow('P15', `the same, ${countOf(noted.catchUps)} catch-ups, p99 ms`, p99, rawP99, 50),
        timeRow('P15', 'the same, longest ms', worst, rawWorst, 500),
        bytesRow('P15', noted),
      ];
    },
  });
}

/** P16: both backends are restarted in turn, behind a balancer. */
export function benchRollingRestart(services: Services, _rounds: number, scale: number): Promise<BenchRow[]> {
  const restartInTurn = async (servers: readonly Server[]): Promise<void> => {
    for (const server of servers) {
      await delay(5_000);
      await server.end('SIGTERM');
      await server.start();
    }
    await delay(5_000);
  };
  return withClients(services, scale, {
    ours: ({ clients, product: { backends } }) =>
      behindBalancer(clients, backends, async (next) => {
        const trades = steady(next);
        const readyOnes = backends.map((backend) => ({
          ...backend,
          start: async () => {
            await backend.start();
            await untilReady([backend]);
          },
        }));
        await restartInTurn(readyOnes);
        await trades.stop();
      }),
    raw: ({ clients, servers }) => behindBalancer(clients, servers, () => restartInTurn(servers)),
    rows: ({ shown, noted, limit }) => {
      const [p95, rawP95] = [within(noted.liveAgain, 0.95), within(limit.liveAgain, 0.95)];
      return [
        equalRow('P16', 'two backends restarted in turn', shown, scale),
        timeRow('P16', `the same, ${countOf(noted.liveAgain)} returns, p95 ms`, p95, rawP95, 2_000),
        bytesRow('P16', noted),
      ];
    },
  });
}

async function behindBalancer(
  clients: LiveConnections,
  servers: readonly Server[],
  act: (next: () => string) => Promise<void>,
): Promise<void> {
  const balancer = balance(servers, (connectTo) => void clients.tell({ connectTo }));
  try {
    await act(() => balancer.next());
  } finally {
    balancer.stop();
  }
}

const steady = (address: () => string) =>
  steadyTrades(address, { perSecond: TRADES_PER_SECOND, heroes: HEROES, random: seededRandom(1) });

type Server = Pick<Part, 'address' | 'start' | 'end'>;

interface Measured {
  /** What the clients do with the product; they must then show what it says. */
  ours(running: { clients: LiveConnections; product: BenchProduct }): Promise<void>;
  /** The same with socket.io alone: it answers subscriptions as the product did, and sends no changes. */
  raw(running: { clients: LiveConnections; servers: readonly Server[] }): Promise<void>;
  rows(measured: { shown: Shown & { tookMs: number }; noted: Noted; limit: Noted }): BenchRow[];
}

async function withClients(services: Services, scale: number, { ours, raw, rows }: Measured): Promise<BenchRow[]> {
  const heroes = { from: 1, to: Math.ceil(SOCKETS * scale) };
  const backendEnvironment = { DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const product = await startBenchProduct(services, 'reconnects', { heroes: HEROES, backends: 2, backendEnvironment });
  const { answers, ...measured } = await (async () => {
    try {
      return {
        answers: await answersOf(product.address),
        ...await withOpen({ addresses: product.backends.map(({ address }) => address), ...heroes }, async (clients) => {
          const { wrong } = await clients.untilEqual(product.address, BOUND_MS);
          if (wrong.length > 0) throw new Error(`Not every client came in: ${wrong[0]}.`);
          await clients.report();
          await ours({ clients, product });
          return { shown: await clients.untilEqual(product.address, BOUND_MS), noted: await clients.report() };
        }),
      };
    } finally {
      await product.stop();
    }
  })();
  const servers = await Promise.all([startRaw(answers), startRaw(answers)]);
  try {
    const limit = await withOpen({ addresses: servers.map(({ address }) => address), ...heroes }, async (clients) => {
      await delay(BEFORE_RAW_MS);
      await clients.report();
      await raw({ clients, servers });
      await delay(BEFORE_RAW_MS);
      return clients.report();
    });
    return rows({ ...measured, limit });
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}

async function withOpen<T>(options: ClientsOptions, use: (clients: LiveConnections) => Promise<T>): Promise<T> {
  const clients = await openLive(options, PROCESSES);
  try {
    return await use(clients);
  } finally {
    await clients.end();
  }
}

/** What the product answers to a first and to a later subscription in each kind of room. */
async function answersOf(address: string): Promise<RawAnswers> {
  const socket = io(address, { transports: ['websocket'], extraHeaders: { cookie: cookieOf('bulk-1') } });
  const answers: RawAnswers = {};
  for (const room of ['leaderboard', 'impact', 'hero:bulk-1']) {
    const first = (await socket.emitWithAck('room:subscribe', { room })) as RoomPosition;
    const since = { log: first.log, position: first.position };
    const later = (await socket.emitWithAck('room:subscribe', { room, since })) as object;
    answers[room.split(':')[0]!] = { first, later };
  }
  socket.disconnect();
  return answers;
}

/** Socket.IO alone, at one address however often it is started. */
async function startRaw(answers: RawAnswers): Promise<Server> {
  const port = await freePort();
  let child: ChildProcess;
  const server = {
    address: `http://127.0.0.1:${port}`,
    async start() {
      const args = [port, JSON.stringify(answers), DRAIN_SECONDS];
      ({ child } = await startProgram(join(import.meta.dirname, 'raw-socket-server.ts'), { args }));
    },
    async end(signal?: NodeJS.Signals) {
      await endProcess(child, signal);
    },
  };
  await server.start();
  return server;
}

function equalRow(id: string, how: string, { wrong, tookMs }: Shown & { tookMs: number }, scale: number): BenchRow {
  const what = `${SOCKETS * scale} sockets, ${how}, ${TRADES_PER_SECOND} trades/s: equal to the server in the end`;
  const ours = wrong.length === 0 ? `all after ${(tookMs / 1000).toFixed(1)} s` : `NOT ALL: ${wrong[0]}`;
  return row(id, what, ours, 'all', wrong.length === 0);
}

function timeRow(id: string, what: string, ours: number, limit: number, goal: number): BenchRow {
  const ratio = (ours / limit).toFixed(2);
  return { ...row(id, what, String(ours), `≤ ${goal.toLocaleString('en')}`, ours <= goal), limit: String(limit), ratio };
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
