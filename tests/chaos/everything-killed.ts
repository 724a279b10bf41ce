import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { operate } from '../processes/client.ts';
import { queryOf } from '../processes/database.ts';
import { startEmbedded } from '../processes/embedded.ts';
import { fillHeroes } from '../processes/heroes-in-bulk.ts';
import { endProcess } from '../processes/process.ts';
import { bringToEnd, type Ended } from '../processes/bring-to-end.ts';
import { type Chaos, drawn, line, scaled } from './chaos-run.ts';
import { figuresOf, MixedWrites, unlawful } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';

const IN_FLIGHT = 20;

/**
 * R7: `npm start` killed with all that belongs to it, at random moments of a load, and started again on the same
 * folder.
 */
export async function everythingKilled(chaos: Chaos): Promise<ChaosRow[]> {
  const parent = mkdtempSync(join(tmpdir(), 'planet-heroes-chaos-'));
  const dataDir = join(parent, 'data');
  const most = scaled(chaos, 2_000, 300);
  const kills = scaled(chaos, 6, 2);
  const start = () => startEmbedded(dataDir, { TRADE_AUTO_VERIFY: 'off', LOG_LEVEL: 'silent' });
  let running = await start();
  try {
    await fillHeroes(runningPostgresUrl(dataDir), most, { withLedger: true });
    await endProcess(running.child);
    running = await start();
    const addresses = [running.address];
    const site = () => ({
      address: addresses[0]!,
      backends: [{ address: addresses[0]! }],
      query: queryOf(runningPostgresUrl(dataDir)),
    });
    const mixed = new MixedWrites(chaos, most);
    await mixed.prepare(site());

    const ended: Ended[] = [];
    const left = mixed.writes.values();
    let over = false;
    const writing = Promise.all(Array.from({ length: IN_FLIGHT }, async () => {
      for (const write of left) {
        ended.push(await bringToEnd(addresses, write));
        if (over) return;
      }
    }));
    const faults: string[] = [];
    const startsMs: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await delay(drawn(chaos, 500, 2_500));
      const withPostgres = chaos.random() < 0.5;
      const servers = postgresOn(dataDir);
      if (withPostgres) for (const pid of servers) process.kill(pid, 'SIGKILL');
      await endProcess(running.child, 'SIGKILL');
      const started = performance.now();
      running = await start();
      startsMs.push(performance.now() - started);
      addresses[0] = running.address;
      const masters = mastersOn(dataDir);
      if (masters.length !== 1) faults.push(`${masters.length} PostgreSQL servers run on the folder`);
    }
    await delay(500);
    over = true;
    await writing;
    faults.push(...unlawful(ended), ...(await mixed.faults(site(), ended)));
    const projections = await operate(addresses[0]!, 'GET', '/api/ops/projections');
    const stopped = projections.projections.filter(({ stoppedAt }: any) => stoppedAt);
    if (stopped.length > 0) faults.push(`a projection stands still: ${stopped[0].name}`);
    await endProcess(running.child);
    if (postgresOn(dataDir).length > 0) faults.push('a PostgreSQL was left behind at the end');
    return [
      line(
        chaos,
        'R7',
        `npm start SIGKILLed ${kills} times under load, with its PostgreSQL or without`,
        'starts, nothing acknowledged is lost, no second PostgreSQL',
        `started again in at most ${(Math.max(...startsMs) / 1000).toFixed(1)} s; ${figuresOf(ended)}`,
        faults,
      ),
    ];
  } finally {
    await endProcess(running.child, 'SIGKILL');
    for (const pid of postgresOn(dataDir)) process.kill(pid, 'SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  }
}

/**
 * Every process of a PostgreSQL whose data lie in the folder: the server, and its helpers, which stand in that folder.
 */
function postgresOn(dataDir: string): number[] {
  const folder = join(dataDir, 'postgres');
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
    const of = (file: string) => {
      try {
        return readFileSync(`/proc/${pid}/${file}`, 'utf8');
      } catch {
        return '';
      }
    };
    return of('cmdline').includes(folder)
      || (of('cmdline').startsWith('postgres:')
        && mastersOn(dataDir).includes(Number(/^PPid:\s+(\d+)/m.exec(of('status'))?.[1])));
  });
}

function mastersOn(dataDir: string): number[] {
  const folder = join(dataDir, 'postgres');
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words[0]!.endsWith('/postgres') && words.includes(folder);
    } catch {
      return false;
    }
  });
}
