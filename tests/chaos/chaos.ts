// `npm run chaos [-- --rows R1,R5 --seed 42 --scale 0.1]`: real faults on real processes (docs/reliability.md).
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { numberOf, runProgram } from '@planet-heroes/platform/program';
import { hasRedisServer } from '../processes/redis-server.ts';
import { chosenRows, machine, moment, writeResults } from '../processes/results.ts';
import { amongMany, oneHeroAtOnce } from './at-once.ts';
import { attacked, fuzzed, removed, signedIn } from './attacks.ts';
import { backendKilled } from './backend-killed.ts';
import { booksBroken } from './books-broken.ts';
import type { Chaos } from './chaos-run.ts';
import { everythingKilled } from './everything-killed.ts';
import { foreignWriter } from './foreign-writer.ts';
import { diskFull } from './full-disk.ts';
import { halfLoad } from './half-load.ts';
import { overloaded } from './overload.ts';
import { postgresRestarted } from './postgres-restarted.ts';
import { redisAway } from './redis-away.ts';
import { replayed } from './replays.ts';
import { type ChaosRow, tableOf } from './report.ts';
import { restarted } from './restarts.ts';
import { readersSlow } from './slow-readers.ts';
import { flooded } from './socket-flood.ts';
import { socketsDropped } from './sockets-dropped.ts';
import { throughputAfter } from './throughput-after.ts';
import { upgraded } from './upgraded.ts';
import { workersKilled } from './workers-killed.ts';

const ROWS: Record<string, (chaos: Chaos) => Promise<ChaosRow[]>> = {
  R1: amongMany,
  R2: oneHeroAtOnce,
  R3: workersKilled,
  R4: backendKilled,
  R5: redisAway,
  R6: postgresRestarted,
  R7: everythingKilled,
  R8: socketsDropped,
  R9: replayed,
  R10: fuzzed,
  R11: attacked,
  R12: overloaded,
  R13: halfLoad,
  R14: booksBroken,
  R15: restarted,
  R16: flooded,
  R17: removed,
  R19: signedIn,
  R20: throughputAfter,
  R21: foreignWriter,
  R23: readersSlow,
  R25: upgraded,
  disk: diskFull,
};

const USAGE = `npm run chaos [-- options]
  Causes real faults in real processes and checks what must hold (docs/reliability.md); needs a redis-server on the PATH.
  --rows <ids>   of ${Object.keys(ROWS).join(', ')} (default all)
  --seed <n>     of every random choice: the same seed chooses the same
  --scale <n>    makes the rows smaller: 0.1 is a tenth of the calls, sockets and seconds (default 1)
Example: npm run chaos -- --rows R1,R5 --seed 42 --scale 0.1`;
const OPTIONS = {
  rows: { type: 'string' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  scale: { type: 'string', default: '1' },
} as const;

await runProgram({ usage: USAGE, options: OPTIONS }, async (values) => {
  const wanted = chosenRows(values.rows, Object.keys(ROWS));
  const seed = numberOf('--seed', values.seed, { least: 0 });
  const scale = numberOf('--scale', values.scale, { above: 0, whole: false });
  if (!hasRedisServer()) throw new ExpectedError('npm run chaos needs a redis-server on the PATH.');

  // Ended early, what was started ends with it (spawnHere in tests/processes).
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

  const on = machine();
  process.stdout.write(`${on}\nseed ${seed}, scale ${scale}\n`);

  const rows: ChaosRow[] = [];
  for (const id of wanted) {
    const started = performance.now();
    const done = await run(id, seed, scale);
    rows.push(...done);
    process.stdout.write(`\n${tableOf(done)}\n${id} took ${Math.round((performance.now() - started) / 1000)} s\n`);
  }

  const file = writeResults(`chaos-${moment()}`, { machine: on, seed, scale, rows });
  process.stdout.write(`\n${tableOf(rows)}\n\nwritten to ${file}\n`);
  process.exit(rows.every(({ holds, notMade }) => holds || notMade !== undefined) ? 0 : 1);
});

/** A row that cannot be run to its end has failed; the others are run all the same. */
async function run(id: string, seed: number, scale: number): Promise<ChaosRow[]> {
  try {
    // Each row draws from a beginning of its own, so that it can be run again without the rows before it.
    return await ROWS[id]!({ seed, scale, random: seededRandom(seed) });
  } catch (error) {
    process.stderr.write(`${id}: ${(error as Error).stack}\n`);
    return [{
      id,
      fault: 'the row could not be run to its end',
      mustHold: '',
      figures: (error as Error).message,
      holds: false,
      seed,
    }];
  }
}
