import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { ask } from '../processes/client.ts';
import { onConnection, type Query, queryOf } from '../processes/database.ts';
import { startEmbedded, startEmbeddedWithHeroes } from '../processes/embedded.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import { endProcess } from '../processes/process.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const REWARD = 'wanted-by-all';
const HEROES = 4_000;
const IN_FLIGHT = 50;
const LEAST_RATIO = 0.98;
const WITHIN_SECONDS = 30;
/** A rate is that of this many seconds in a row. */
const WINDOW_SECONDS = 5;
const AWAY_MS = 3_000;
const POOL_FULL_MS = 5_000;
const KILLS_IN_A_ROW = 5;
/** A caller that was not answered waits so long before its next call. */
const PAUSE_MS = 50;

interface Fault {
  name: string;
  /** Makes the fault; resolves when what was broken is there again. */
  make(): Promise<unknown>;
}

/** R20: claims a second after each fault beside those before it, as separate processes and as one. */
export async function throughputAfter(chaos: Chaos): Promise<ChaosRow[]> {
  return [...(await asProcesses(chaos)), ...(await embedded(chaos))];
}

function asProcesses(chaos: Chaos): Promise<ChaosRow[]> {
  return onSite({ heroes: HEROES }, (site) => {
    const [worker] = site.workers;
    const workerKilled = async () => {
      await worker!.end('SIGKILL');
      await worker!.start();
    };
    const restarted = async () => {
      await site.postgres.end('fast');
      await delay(AWAY_MS);
      await site.postgres.start();
    };
    return measured(chaos, 'separate processes', () => site.address, [
      { name: 'PostgreSQL restarted', make: restarted },
      ...ofSessions(site.postgres.adminUrl),
      { name: 'worker killed once', make: workerKilled },
      { name: `worker killed ${KILLS_IN_A_ROW} times`, make: () => oftenInARow(workerKilled) },
    ]);
  });
}

async function embedded(chaos: Chaos): Promise<ChaosRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'planet-heroes-chaos-'));
  const environment = { TRADE_AUTO_VERIFY: 'off', LOG_LEVEL: 'silent' };
  let running = await startEmbeddedWithHeroes(dataDir, HEROES, environment);
  try {
    const url = runningPostgresUrl(dataDir);
    const killed = async () => {
      await endProcess(running.child, 'SIGKILL');
      running = await startEmbedded(dataDir, environment);
    };
    return await measured(chaos, 'npm start', () => running.address, [
      { name: 'PostgreSQL crashed', make: () => crash(queryOf(url)) },
      ...ofSessions(url),
      { name: 'process killed once', make: killed },
      { name: `process killed ${KILLS_IN_A_ROW} times`, make: () => oftenInARow(killed) },
    ]);
  } finally {
    await endProcess(running.child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** PostgreSQL ends all sessions and recovers from its log where one of its processes is killed. */
async function crash(query: Query): Promise<void> {
  const [session] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  process.kill(session!.pid, 'SIGKILL');
}

function ofSessions(url: string): Fault[] {
  return [
    {
      name: 'all sessions killed',
      make: () =>
        queryOf(url)(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        ),
    },
    {
      // Every command waits for the lock with its connection.
      name: 'pool full',
      make: () =>
        onConnection(url, async (client) => {
          await client.query('begin; lock table dubai_reward in access exclusive mode');
          await delay(POOL_FULL_MS);
          await client.query('rollback');
        }),
    },
  ];
}

async function oftenInARow(make: () => Promise<void>): Promise<void> {
  for (let kill = 0; kill < KILLS_IN_A_ROW; kill++) {
    await make();
    await delay(1_000);
  }
}

async function measured(
  chaos: Chaos,
  mode: string,
  address: () => string,
  faults: readonly Fault[],
): Promise<ChaosRow[]> {
  await ingest(address(), [reward(REWARD)]);
  const load = new ClaimLoad(address);
  const seconds = scaled(chaos, 15, WINDOW_SECONDS);
  await delay(2 * seconds * 1_000);
  const rows: ChaosRow[] = [];
  for (const { name, make } of faults) {
    const began = performance.now();
    await delay(seconds * 1_000);
    const before = load.rate(began, performance.now());
    await make();
    const there = performance.now();
    await delay((WITHIN_SECONDS + WINDOW_SECONDS) * 1_000);
    const after = load.firstWindow(there, LEAST_RATIO * before) ?? load.bestWindow(there);
    const ratio = after.rate / before;
    const found = ratio < LEAST_RATIO ? [`at most ${ratio.toFixed(3)} × within ${WITHIN_SECONDS} s`] : [];
    const mustHold = `claims/s ≥ ${LEAST_RATIO} × those before, within ${WITHIN_SECONDS} s`;
    const figures = `${before.toFixed(0)} claims/s before, ${after.rate.toFixed(0)} from ${
      after.afterSeconds.toFixed(1)
    } s after (${ratio.toFixed(2)} ×)`;
    rows.push(line(chaos, 'R20', `${name}, ${mode}`, mustHold, figures, found));
  }
  await load.end();
  const books = await reconciliationFaults([{ address: address() }]);
  if (books.length > 0) rows.push(line(chaos, 'R20', mode, 'the books are in order', '', books));
  return rows;
}

/** Callers that claim one after another, and when each claim was answered with its receipt. */
class ClaimLoad {
  private readonly answered: number[] = [];
  private readonly callers: Promise<void[]>;
  private isOver = false;

  constructor(address: () => string) {
    let turn = 0;
    this.callers = Promise.all(Array.from({ length: IN_FLIGHT }, async () => {
      while (!this.isOver) {
        const write = claim(REWARD, `bulk-${1 + (turn++ % HEROES)}`);
        const answer = await ask(address(), 'POST', write.path, write).catch(() => undefined);
        if (answer?.status === 201) this.answered.push(performance.now());
        else await delay(PAUSE_MS);
      }
    }));
  }

  /** A second, between two moments. */
  rate(from: number, to: number): number {
    return this.answered.filter((moment) => moment >= from && moment < to).length / ((to - from) / 1_000);
  }

  /** The first seconds in a row, of those that begin in time, with at least this rate. */
  firstWindow(since: number, least: number) {
    return this.windows(since).find(({ rate }) => rate >= least);
  }

  bestWindow(since: number) {
    return this.windows(since).toSorted((one, other) => other.rate - one.rate)[0]!;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.callers;
  }

  private windows(since: number) {
    return Array.from({ length: WITHIN_SECONDS * 2 }, (_, half) => {
      const from = since + half * 500;
      return { afterSeconds: half / 2, rate: this.rate(from, from + WINDOW_SECONDS * 1_000) };
    });
  }
}
