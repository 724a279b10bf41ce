import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask, counted } from '../processes/client.ts';
import { claim } from '../processes/offers.ts';
import { untilReady } from '../processes/part.ts';
import { bringToEnd, type Ended } from '../processes/bring-to-end.ts';
import { type Chaos, line } from './chaos-run.ts';
import { figuresOf, MixedWrites, unlawful } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import type { Site } from './site.ts';

const IN_FLIGHT = 30;
export const RECOVERED_WITHIN_MS = 10_000;
const PROBE_MS = 50;
const PROBE_EVERY_MS = 200;

export interface FaultUnderLoad {
  id: string;
  fault: string;
  mustHold: string;
  /** Makes the fault and resolves when what was broken is there again. */
  make(): Promise<void>;
  /** Statuses that a probe must have met meanwhile: without them the fault was not felt. */
  mustBeMet?: number;
}

/**
 * Writes without a pause, a fault in the middle of them, and writes on until it is over: then every call must have
 * ended, once, and the product must have recovered alone.
 */
export async function underLoad(
  chaos: Chaos,
  site: Site,
  name: string,
  { id, fault, mustHold, make, mustBeMet }: FaultUnderLoad,
  most: number,
): Promise<ChaosRow> {
  const mixed = new MixedWrites(chaos, most, name);
  await mixed.prepare(site);
  const addresses = site.backends.map(({ address }) => address);
  const ended: Ended[] = [];
  let over = false;
  const left = mixed.writes.values();
  const writing = Promise.all(Array.from({ length: IN_FLIGHT }, async () => {
    for (const write of left) {
      ended.push(await bringToEnd(addresses, write));
      if (over) return;
    }
  }));
  await delay(500 + chaos.random() * 1_000);
  const probe = probing(site);
  const before = ended.length;
  await make();
  const recoveredMs = await recovered(site);
  const met = await probe.end();
  // Some more, as usual, before it is over.
  await delay(500);
  over = true;
  await writing;
  const faults = [...unlawful(ended), ...met.faults, ...(await mixed.faults(site, ended))];
  if (before >= most - IN_FLIGHT) faults.push('the load was over before the fault');
  if (recoveredMs > RECOVERED_WITHIN_MS) faults.push(`recovered only after ${recoveredMs} ms`);
  if (mustBeMet !== undefined && !met.statuses.includes(mustBeMet)) faults.push(`no answer was ${mustBeMet}`);
  return line(
    chaos,
    id,
    fault,
    mustHold,
    `recovered in ${(recoveredMs / 1000).toFixed(1)} s; ${figuresOf(ended)}; meanwhile a caller met ${
      counted(met.statuses)
    }`,
    faults,
  );
}

/**
 * How long it takes, once what was broken is there again, until calls are answered as usual and everything is ready, in
 * ms.
 */
async function recovered(site: Site): Promise<number> {
  const started = performance.now();
  for (const { address } of site.backends) {
    for (;;) {
      const answer = await write(address).catch(() => undefined);
      if (answer?.status === 409 || (answer && answer.status < 202)) break;
      if (performance.now() - started > 60_000)
        throw new Error(`No recovery in 60 s; the last answer was ${answer?.status} ${JSON.stringify(answer?.body)}`);
      await delay(PROBE_MS);
    }
  }
  const answersMs = performance.now() - started;
  await untilReady([...site.backends, ...site.workers]);
  return Math.round(answersMs);
}

/** A small write that needs queue, worker and database, whose refusal is as good as its success. */
function write(address: string): Promise<Answer> {
  const sent = claim('no-such-reward', 'bulk-1');
  return ask(address, 'POST', sent.path, sent).then((answer) => ({
    ...answer,
    status: answer.body?.error?.code === 'unknown_reward' ? 200 : answer.status,
  }));
}

/** A caller who asks all the time and notes what it met; a 503 must say when to come back. */
function probing({ address }: Site) {
  const statuses: number[] = [];
  const faults: string[] = [];
  const look = async () => {
    const answer = await write(address).catch(() => undefined);
    statuses.push(answer?.status ?? 0);
    if (answer?.status === 503 && !(Number(answer.headers['retry-after']) > 0))
      faults.push('a 503 without Retry-After');
    if (answer && answer.status >= 500 && answer.status !== 503) faults.push(`a caller met ${answer.status}`);
    const read = await ask(address, 'GET', '/api/heroes/leaderboard').catch(() => undefined);
    if (read?.status !== 200) faults.push(`the board was answered with ${read?.status ?? 'nothing'}`);
  };
  const looks: Promise<void>[] = [];
  // A probe that waits must not hide the others' results.
  const timer = setInterval(() => looks.push(look()), PROBE_EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(looks);
      return { statuses, faults };
    },
  };
}
