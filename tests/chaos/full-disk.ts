import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { untilReady } from '../processes/part.ts';
import { until } from '../support/until.ts';
import { bringToEnd, type Ended } from '../processes/bring-to-end.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import { figuresOf, MixedWrites, unlawful } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const DISK_MB = 160;
const FULL_MS = 6_000;

/**
 * The disk below PostgreSQL is full for a while, under load: a small disk in memory, where this machine lets us mount
 * one.
 */
export async function diskFull(chaos: Chaos): Promise<ChaosRow[]> {
  const fault = 'the disk of PostgreSQL full for 6 s under load';
  const mustHold = 'calls are refused and none is lost; recovers once there is room, books balance';
  const disk = mkdtempSync(join(tmpdir(), 'planet-heroes-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true });
    return [{
      id: 'disk',
      fault,
      mustHold,
      figures: '',
      holds: false,
      seed: chaos.seed,
      notMade: `no small disk could be mounted: ${(mounted.stderr || String(mounted.error)).trim()}`,
    }];
  }
  try {
    return [await onSmallDisk(chaos, disk, fault, mustHold)];
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

function onSmallDisk(chaos: Chaos, disk: string, fault: string, mustHold: string): Promise<ChaosRow> {
  const most = scaled(chaos, 3_000, 800);
  // Small pieces of the write-ahead log, which need room soon after it has gone.
  return onSite({
    heroes: most,
    parent: disk,
    postgres: { max_wal_size: '32MB', min_wal_size: '32MB', wal_recycle: 'off' },
  }, async (site) => {
    const mixed = new MixedWrites(chaos, most);
    await mixed.prepare(site);
    const ended: Ended[] = [];
    let over = false;
    const left = mixed.writes.values();
    const writing = Promise.all(Array.from({ length: 20 }, async () => {
      for (const write of left) {
        ended.push(await bringToEnd([site.address], write));
        if (over) return;
      }
    }));
    await delay(1_000);
    const ballast = join(disk, 'ballast');
    let freeMb = fill(disk, ballast);
    const until6s = Date.now() + FULL_MS;
    while (Date.now() < until6s) {
      await delay(250);
      // What PostgreSQL frees meanwhile is taken as well.
      freeMb = Math.min(freeMb, fill(disk, ballast));
    }
    unlinkSync(ballast);
    const started = performance.now();
    // A server that could not write its log has ended; its supervisor starts it again.
    let restarted = false;
    if (!(await answers(site))) {
      restarted = true;
      await site.postgres.end('immediate');
      await site.postgres.start();
    }
    await untilReady([...site.backends, ...site.workers]);
    const readyS = ((performance.now() - started) / 1000).toFixed(1);
    await delay(500);
    over = true;
    await writing;
    const faults = [...unlawful(ended), ...(await mixed.faults(site, ended))];
    const hit = ended.filter(({ seen }) => seen.length > 0).length;
    if (hit === 0) faults.push('nobody felt it');
    return line(
      chaos,
      'disk',
      fault,
      mustHold,
      `${freeMb.toFixed(1)} MiB left at the least${
        restarted ? ', PostgreSQL had to be started again' : ''
      }; ready ${readyS} s after there was room; ${figuresOf(ended)}`,
      faults,
    );
  });
}

/** Fills what is free and returns what is left, MiB. */
function fill(disk: string, ballast: string): number {
  const free = () => {
    const { bavail, bsize } = statfsSync(disk);
    return (bavail * bsize) / 2 ** 20;
  };
  try {
    while (free() > 0.01)
      writeFileSync(ballast, Buffer.alloc(Math.min(2 ** 20, Math.max(4_096, free() * 2 ** 20))), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return free();
}

async function answers({ query }: { query: (sql: string) => Promise<unknown> }): Promise<boolean> {
  return until('PostgreSQL to answer', () => query('select 1').then(() => true), 2_000).catch(() => false);
}
