import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ask } from '../processes/client.ts';
import { openFiles, residentMb, usedBytes } from '../processes/memory.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import type { Part } from '../processes/part.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import { claimsPerSecond } from './overload.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

const HEROES = 2_000;
const REWARD = 'wanted-by-all';
const MAX_GROWTH = 0.05;
/** A connection more or less is on its way at any moment; a leak goes on. */
const MAX_MORE = 5;
/** Longer than a pool keeps a connection that nobody uses. */
const SETTLE_MS = 15_000;

interface Reading {
  /** After a full collection, MiB: what is held, without what merely has not been collected yet. */
  usedMb: number;
  residentMb: number;
  files: number;
  handles: number;
}

/** R13: half of what it can serve, for ten minutes. */
export function halfLoad(chaos: Chaos): Promise<ChaosRow[]> {
  const seconds = scaled(chaos, 600, 30);
  return onSite({ heroes: HEROES, measured: true }, async (site) => {
    await ingest(site.address, [reward(REWARD)]);
    const rate = Math.max(1, Math.round((await claimsPerSecond(site)) / 2));
    const parts: [string, Part][] = [['backend', site.backends[0]!], ['worker', site.workers[0]!]];
    // Warm first: code is compiled, pools are filled, the queues keep as many finished jobs as they may.
    await serve(site, rate, Math.max(30, seconds / 5));
    const before = await readings(site, parts);
    const [asked, failed] = await serve(site, rate, seconds);
    const after = await readings(site, parts);

    const faults: string[] = [];
    if (failed > 0) faults.push(`${failed} calls were not answered with 201`);
    const figures = parts.map(([name], at) => {
      const [was, is] = [before.parts[at]!, after.parts[at]!];
      const growth = is.usedMb / was.usedMb - 1;
      if (growth > MAX_GROWTH) faults.push(`the ${name} grew by ${(100 * growth).toFixed(1)} %`);
      if (is.files > was.files + MAX_MORE) faults.push(`the ${name} has ${is.files - was.files} more open files`);
      if (is.handles > was.handles + MAX_MORE) faults.push(`the ${name} has ${is.handles - was.handles} more handles`);
      return `${name} ${was.usedMb.toFixed(1)} → ${is.usedMb.toFixed(1)} MiB in use (${(100 * growth).toFixed(1)} %), ${
        was.residentMb.toFixed(0)
      } → ${
        is.residentMb.toFixed(0)
      } resident, ${was.files} → ${is.files} files, ${was.handles} → ${is.handles} handles`;
    });
    for (const service of ['postgres', 'redis'] as const) {
      if (after[service] > before[service] + MAX_MORE)
        faults.push(`${after[service] - before[service]} more connections to ${service}`);
    }
    faults.push(...(await reconciliationFaults(site.backends)));
    return [
      line(
        chaos,
        'R13',
        `half load, ${rate} claims/s, for ${seconds} s`,
        'memory grows < 5 %; no handle, listener or connection leaks',
        `${asked} claims; ${
          figures.join('; ')
        }; connections: PostgreSQL ${before.postgres} → ${after.postgres}, Redis ${before.redis} → ${after.redis}`,
        faults,
      ),
    ];
  });
}

/** Claims at a steady rate, and reads beside them; returns how many, and how many of them went wrong. */
async function serve({ address }: Site, rate: number, seconds: number): Promise<[number, number]> {
  const started = performance.now();
  const open = new Set<Promise<unknown>>();
  let [asked, failed] = [0, 0];
  while (performance.now() - started < seconds * 1_000) {
    const due = Math.floor(((performance.now() - started) / 1_000) * rate) - asked;
    for (let one = 0; one < due; one++) {
      const write = claim(REWARD, `bulk-${1 + (asked++ % HEROES)}`);
      const sent = ask(address, 'POST', write.path, write).then(({ status }) => status === 201, () => false).then(
        (ok) => {
          if (!ok) failed++;
          open.delete(sent);
        },
      );
      open.add(sent);
    }
    await delay(20);
  }
  await Promise.all(open);
  return [asked, failed];
}

async function readings(site: Site, parts: readonly [string, Part][]) {
  await delay(SETTLE_MS);
  const [row] = await site.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name like 'planet-heroes%'`,
  );
  const redis = new Redis(site.redis.url);
  const clients = ((await redis.client('LIST')) as string).trim().split('\n').length;
  redis.disconnect();
  return { parts: await Promise.all(parts.map(([, part]) => reading(part))), postgres: row!.count, redis: clients };
}

async function reading(part: Part): Promise<Reading> {
  const metrics = String((await ask(part.address, 'GET', '/metrics')).body);
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  return {
    usedMb: (await usedBytes(part.child)) / 2 ** 20, residentMb: residentMb(part.child), files: openFiles(part.child),
    handles: value('nodejs_active_resources_total'),
  };
}
