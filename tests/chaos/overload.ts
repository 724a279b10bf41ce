import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, withEach } from '../processes/client.ts';
import { residentMb, watch } from '../processes/memory.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import { runProgram } from '../processes/programs.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { until } from '../support/until.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { OverloadResult } from './overload-client.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

const HEROES = 2_000;
const REWARD = 'wanted-by-all';
const TIMES = 10;
const MAX_MB = 512;
/**
 * As in a container of {@link MAX_MB}: left to itself, the engine lets garbage grow with the machine, and what is kept
 * drowns in it.
 */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=256' };
const NORMAL_MS = 1_000;
const NORMAL_WITHIN_MS = 5_000;
/** It serves normally after this many answers in a row within the usual time. */
const IN_A_ROW = 5;
const LAWFUL = /^(201|202|429 too_many_requests|503 overloaded)$/;

/** R12: ten times what it can serve. */
export function overloaded(chaos: Chaos): Promise<ChaosRow[]> {
  const seconds = scaled(chaos, 60, 10);
  return onSite({ heroes: HEROES, environment: HEAP }, async (site) => {
    await ingest(site.address, [reward(REWARD)]);
    const rate = await claimsPerSecond(site);
    const parts = [...site.backends, ...site.workers];
    const stop = watch(() => Math.max(...parts.map(({ child }) => residentMb(child))), 250);
    const result = await load(site.address, TIMES * rate, seconds);
    const over = performance.now();
    const normalMs = await untilNormal(site, over);
    const peak = Math.round(Math.max(...stop()));
    await until(
      'what was accepted to end',
      async () =>
        (await site.query<{ open: number }>(
          'select count(*)::int as open from accepted_command where settled_at is null',
        ))[0]!
          .open === 0,
    );

    const { statuses, sent, heldBack } = result;
    const faults = Object.entries(statuses).filter(([status]) => !LAWFUL.test(status)).map(([status, count]) =>
      `${count} × ${status}`
    );
    const shed = Object.entries(statuses).filter(([status]) => /^(429|503)/.test(status)).reduce(
      (sum, [, count]) => sum + count,
      0,
    );
    if (shed === 0) faults.push('nothing was shed');
    if (result.withoutRetryAfter > 0) faults.push(`${result.withoutRetryAfter} refusals without Retry-After`);
    if (peak > MAX_MB) faults.push(`a process grew to ${peak} MiB`);
    if (normalMs > NORMAL_WITHIN_MS) faults.push(`normal only ${Math.round(normalMs)} ms after`);
    faults.push(...(await reconciliationFaults(site.backends)));
    const shown = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`).join(', ');
    return [
      line(
        chaos,
        'R12',
        `${TIMES} × ${rate} claims/s for ${seconds} s`,
        `sheds with 429/503, no process above ${MAX_MB} MiB, normal ≤ 5 s after`,
        `${sent} sent (${heldBack} not, for want of sockets): ${shown}; 201 in ${result.p50} ms (p50), ${result.p99} ms (p99); largest process ${peak} MiB; normal after ${
          (normalMs / 1000).toFixed(1)
        } s`,
        faults,
      ),
    ];
  });
}

/** What it can serve: as many as are answered while a hundred callers wait. */
export async function claimsPerSecond({ address }: Site, seconds = 4): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let [claims, turn] = [0, 0];
  await withEach(Array.from({ length: 100 }), 100, async () => {
    while (performance.now() < end) {
      const write = claim(REWARD, `bulk-${1 + (turn++ % HEROES)}`);
      if ((await ask(address, 'POST', write.path, write)).status === 201 && performance.now() < end) claims++;
    }
  });
  return Math.round(claims / seconds);
}

async function load(address: string, rate: number, seconds: number): Promise<OverloadResult> {
  const program = join(import.meta.dirname, 'overload-client.ts');
  return JSON.parse(await runProgram(program, { args: [address, rate, seconds, HEROES, REWARD] })) as OverloadResult;
}

/** How long after the load it takes until claims are answered as usual, ms. */
async function untilNormal({ address }: Site, over: number): Promise<number> {
  let since = performance.now();
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    const asked = performance.now();
    const write = claim(REWARD, 'bulk-1');
    const answer = await ask(address, 'POST', write.path, write).catch(() => undefined);
    if (answer?.status === 201 && performance.now() - asked < NORMAL_MS) inARow++;
    else inARow = 0;
    if (inARow === 1) since = asked;
    if (performance.now() - over > 60_000) return performance.now() - over;
    await delay(100);
  }
  return since - over;
}
