// `npm run bench [-- --rows P1,P3 --rounds 3 --scale 0.1 --profile]`: measures the rows of docs/performance.md beside
// their limits.
import { join } from 'node:path';
import { numberOf, runProgram } from '@planet-heroes/platform/program';
import { chosenRows, machine, moment, RESULTS, writeResults } from '../processes/results.ts';
import { type Services, startServices } from '../processes/services.ts';
import { benchClaims, CLAIMING_HEROES } from './claims.ts';
import { benchCurves } from './curves.ts';
import { benchFanOut } from './fan-out.ts';
import { benchEmbeddedCommands } from './embedded-commands.ts';
import { benchForecast } from './forecast.ts';
import { benchFootprint } from './footprint.ts';
import { benchFreshStart } from './fresh-start.ts';
import { benchGrowth } from './growth.ts';
import { benchPaintedTrades } from './painted-trades.ts';
import { benchPolledReads } from './polled-reads.ts';
import { type BenchProduct, type ProductOptions, startBenchProduct, startEmbeddedProduct } from './product.ts';
import { profileTable, profileWhatStarts, readProfiles } from './profiles.ts';
import { benchReplay } from './replay-speed.ts';
import { benchCutOff, benchRollingRestart } from './reconnects.ts';
import { type BenchRow, tableOf } from './report.ts';
import { benchTradeCalculations } from './trade-calculations.ts';
import { benchHourOfWatching, benchShownAge } from './watching.ts';
import { benchWorkerScaling } from './worker-scaling.ts';

/** Every row that needs a Postgres and a Redis of the benchmark's own. */
const ROWS: Record<string, (services: Services, rounds: number, scale: number) => Promise<BenchRow[]>> = {
  P1: (services, rounds) =>
    inBothModes(services, ({ address }) => benchPolledReads(address, services.folder, rounds), { seed: 'demo' }),
  P2: (services, rounds) => benchGrowth(services, rounds),
  P3: (services, rounds) =>
    withProduct(
      startBenchProduct(services, 'sample', { seed: 'demo' }),
      ({ address }) => benchTradeCalculations(address, services.redisUrl!, rounds),
    ),
  P4: benchPaintedTrades,
  P5: benchFanOut,
  P6: (services, rounds) =>
    inBothModes(services, (product, redisUrl) => benchClaims(product, rounds, redisUrl), { heroes: CLAIMING_HEROES }),
  P7: (services, rounds, scale) => benchReplay(services, rounds, 100_000 * scale),
  P8: (services, rounds) => benchWorkerScaling(services.redisUrl!, rounds),
  P11: benchFootprint,
  P15: benchCutOff,
  P16: benchRollingRestart,
  P20: benchHourOfWatching,
  P21: benchShownAge,
  P22: benchEmbeddedCommands,
  curves: benchCurves,
};

/** Rows that need none. */
const ALONE: Record<string, () => BenchRow[] | Promise<BenchRow[]>> = { P9: benchFreshStart, forecast: benchForecast };

const USAGE = `npm run bench [-- options]
  Measures the rows of docs/performance.md beside their limits; all but P9 and forecast need a redis-server on the PATH.
  --rows <ids>    of ${[...Object.keys(ROWS), ...Object.keys(ALONE)].join(', ')} (default all)
  --rounds <n>    how often each is measured (default 5)
  --scale <n>     makes the long rows smaller: 0.1 is a tenth of the events, sockets and seconds (default 1)
  --profile       shows afterwards where the processor's time of each program went; it slows what is measured
Example: npm run bench -- --rows P1,P3 --rounds 3`;
const OPTIONS = {
  rows: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  scale: { type: 'string', default: '1' },
  profile: { type: 'boolean', default: false },
} as const;
const PROFILES = join(RESULTS, 'profiles');
const MAX_ROUNDS = 1_000;

await runProgram({ usage: USAGE, options: OPTIONS }, async (values) => {
  const wanted = chosenRows(values.rows, [...Object.keys(ROWS), ...Object.keys(ALONE)]);
  const rounds = numberOf('--rounds', values.rounds, { least: 1, most: MAX_ROUNDS });
  const scale = numberOf('--scale', values.scale, { above: 0, whole: false });
  const on = machine();
  process.stdout.write(`${on}\n`);
  if (values.profile) profileWhatStarts(PROFILES);

  const rows: BenchRow[] = [];
  for (const [row, measure] of Object.entries(ALONE)) if (wanted.includes(row)) rows.push(...(await measure()));
  const onServices = wanted.filter((row) => row in ROWS);
  if (onServices.length > 0) rows.push(...(await measureOnServices(onServices, rounds, scale)));

  const file = writeResults(moment(), { machine: on, rounds, scale, rows });
  process.stdout.write(`\n${tableOf(rows)}\n\nwritten to ${file}\n`);
  if (values.profile) process.stdout.write(`\n${profileTable(readProfiles(PROFILES))}\n`);
  process.exit(0);
});

async function measureOnServices(wanted: readonly string[], rounds: number, scale: number): Promise<BenchRow[]> {
  const services = await startServices();
  try {
    if (!services.redisUrl) {
      process.stdout.write('All rows but P9 and forecast need a redis-server on the PATH; skipped.\n');
      return [];
    }
    const rows: BenchRow[] = [];
    for (const row of Object.keys(ROWS).filter((name) => wanted.includes(name))) {
      const measured = await ROWS[row]!(services, rounds, scale);
      process.stdout.write(`\n${tableOf(measured)}\n`);
      rows.push(...measured);
    }
    return rows;
  } finally {
    await services.stop();
  }
}

/** On separate processes first, then in one, as `npm start` runs it. */
async function inBothModes(
  services: Services,
  measure: (product: BenchProduct, redisUrl?: string) => Promise<BenchRow[]>,
  options: Pick<ProductOptions, 'seed' | 'heroes'>,
): Promise<BenchRow[]> {
  const onServices = startBenchProduct(services, 'both_modes', options);
  const separate = await withProduct(onServices, (product) => measure(product, services.redisUrl));
  const embedded = await withProduct(startEmbeddedProduct(services, options), measure);
  return [...separate, ...embedded.map((row) => ({ ...row, what: `embedded: ${row.what}` }))];
}

async function withProduct(
  starting: Promise<BenchProduct>,
  measure: (product: BenchProduct) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const product = await starting;
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}
