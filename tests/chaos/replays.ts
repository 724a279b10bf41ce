import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { differences, type EndState } from '../../scripts/replay/end-state.ts';
import { ROOT } from '../processes/process.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';
import { smallestFailingPrefix } from './smallest-prefix.ts';

const run = promisify(execFile);
const FIXTURE = join(ROOT, 'tests/fixtures/ramadan-evening.jsonl');
const IN_ORDER: Way = { what: 'in order, 1 worker', workers: 1, options: [] };

interface Way {
  what: string;
  workers: number;
  options: string[];
  killing?: boolean;
}

/**
 * R9: a fixture comes to the same end however it is delivered; where it does not, the smallest prefix that shows it.
 */
export async function replayed(chaos: Chaos): Promise<ChaosRow[]> {
  const lines = readFileSync(FIXTURE, 'utf8').trim().split('\n');
  const events = lines.slice(0, scaled(chaos, lines.length, 300));
  const seed = String(chaos.seed);
  const shuffled = ['--shuffle', '--seed', seed, '--in-flight', '4', '--batch', '25'];
  const often = ['--duplicate', '5', '--seed', seed];
  const ways: Way[] = [
    { what: 'every event 1–5 times, 1 worker', workers: 1, options: often },
    { what: 'four batches at once, shuffled, 2 workers', workers: 2, options: shuffled },
    { what: 'the same, every event 1–5 times, 4 workers', workers: 4, options: [...shuffled, ...often.slice(0, 2)] },
    { what: 'four batches at once, 2 workers, SIGKILLed by turns', workers: 2, options: shuffled, killing: true },
  ];
  const expected = await endOf(chaos, events, IN_ORDER);
  const rows = [
    line(
      chaos,
      'R9',
      `${events.length} events ${IN_ORDER.what}`,
      'the end that the others must come to',
      `${
        Object
          .keys(expected.state.projections)
          .length
      } projections, ${Object.keys(expected.state.totals).length} totals`,
      [...expected.faults, ...(events.length === lines.length ? againstFile(expected.state) : [])],
    ),
  ];
  for (const way of ways) {
    const found = await endOf(chaos, events, way);
    const differing = differences(found.state, expected.state);
    const faults = [...found.faults, ...differing];
    if (differing.length > 0) faults.unshift(await prefixThatDiffers(chaos, events, way));
    rows.push(
      line(
        chaos,
        'R9',
        `${events.length} events ${way.what}`,
        'the same projection hashes and table totals',
        `${differing.length} differences${
          found.kills > 0
            ? `, ${found.kills} kills`
            : ''
        }`,
        faults,
      ),
    );
  }
  return rows;
}

async function prefixThatDiffers(chaos: Chaos, events: string[], way: Way): Promise<string> {
  const length = await smallestFailingPrefix(events.length, async (count) => {
    const prefix = events.slice(0, count);
    const [one, other] = [await endOf(chaos, prefix, IN_ORDER), await endOf(chaos, prefix, way)];
    return differences(other.state, one.state).length > 0;
  });
  if (length === undefined)
    return 'run again, the whole fixture comes to the same end: the difference depends on the moment';
  return `the first ${length} events are enough; the last of them is ${events[length - 1]}`;
}

/** The end of a replay into an empty instance. */
function endOf(
  chaos: Chaos,
  events: readonly string[],
  { workers, options, killing }: Way,
): Promise<{ state: EndState; faults: string[]; kills: number }> {
  return onSite({ seed: 'minimal', workers, environment: { COMMAND_WAIT_MS: '20000' } }, async (site) => {
    const [fixture, end] = [join(site.folder, 'fixture.jsonl'), join(site.folder, 'end.json')];
    writeFileSync(fixture, `${events.join('\n')}\n`);
    const killer = killing ? killByTurns(chaos, site) : undefined;
    await run(process.execPath, [
      join(ROOT, 'scripts/replay/replay.ts'),
      fixture,
      '--advance',
      '31d',
      '--url',
      site.address,
      '--token',
      OPERATOR_TOKEN,
      '--write',
      end,
      ...options,
    ], { maxBuffer: 10_000_000 }).catch((error: unknown) => {
      // Refused events, which the fixture has, end the command with 1 after it has written the end state.
      if (!existsSync(end)) throw error;
    });
    const kills = (await killer?.()) ?? 0;
    return {
      state: JSON.parse(readFileSync(end, 'utf8')) as EndState,
      faults: await reconciliationFaults(site.backends),
      kills,
    };
  });
}

/** Kills one worker after the other until it is stopped; then returns how many. */
function killByTurns({ seed }: Chaos, site: Site): () => Promise<number> {
  const random = seededRandom(seed);
  const over = new AbortController();
  let kills = 0;
  const killing = (async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await delay(300 + random() * 1_500);
      const victim = site.workers[turn % site.workers.length]!;
      await victim.end('SIGKILL');
      kills++;
      await victim.start();
    }
  })();
  return async () => {
    over.abort();
    await killing;
    return kills;
  };
}

function againstFile(state: EndState): string[] {
  return differences(state, JSON.parse(readFileSync(FIXTURE.replace('.jsonl', '.expected.json'), 'utf8')) as EndState);
}
