// `npm run simulate -- --heroes 100000 --companies 200 --hours 2 --speed 60`: an evening of a whole city.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { endWith, numberOf, readCommandLine, sentenceOf, UsageError } from '@planet-heroes/platform/program';
import { startEmbeddedWithHeroes } from '../processes/embedded.ts';
import { endProcess } from '../processes/process.ts';
import { machine, moment, RESULTS } from '../processes/results.ts';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { isSound, pageOf, type Report, reportOf } from './report.ts';
import { type Simulation, simulate } from './simulation.ts';

const USAGE = `npm run simulate -- [options]
  --heroes <n>      who live in the city (default 10000)
  --companies <n>   (default 50)
  --hours <n>       of the city's own time (default 1)
  --speed <n>       hours of the city in one real hour (default 60)
  --visits <n>      of a hero in an hour, on average (default 0.01: every hero once in a hundred hours)
  --seed <n>        who does what, and when (default 1)
  --report <folder> where to (default bench-results/city-<moment>)
  --url <address>   an instance that runs already, in the place of one of its own
  --token <token>   its operator token (default $OPERATOR_TOKEN)
  --database <url>  its PostgreSQL, for the growth of its tables
  --advance-clock   moves the instance's clock along; a test instance's alone
Example: npm run simulate -- --heroes 100000 --companies 200 --hours 2 --speed 60`;
const OPTIONS = {
  heroes: { type: 'string', default: '10000' },
  companies: { type: 'string', default: '50' },
  hours: { type: 'string', default: '1' },
  speed: { type: 'string', default: '60' },
  visits: { type: 'string', default: '0.01' },
  seed: { type: 'string', default: '1' },
  report: { type: 'string' },
  url: { type: 'string' },
  token: { type: 'string' },
  database: { type: 'string' },
  'advance-clock': { type: 'boolean', default: false },
} as const;
const LINE = { usage: USAGE, options: OPTIONS };
/** 1 is the code of a city that is not sound. */
const FAILED = 2;

const options = readOptions();
const running = options.url === undefined ? await startOwn() : undefined;
try {
  const simulation: Simulation = {
    ...options.size,
    speed: options.speed,
    address: running?.address ?? options.url!,
    operator: { authorization: `Bearer ${running ? OPERATOR_TOKEN : options.token}` },
    inBulk: running !== undefined,
    databaseUrl: running?.databaseUrl ?? options.database,
    pid: running?.pid,
    advanceClock: options.advanceClock,
  };
  const on = machine();
  const report = reportOf(simulation, await simulate(simulation), on);
  write(report);
  process.exitCode = isSound(report) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = FAILED;
} finally {
  await running?.end();
}
process.exit();

/** The product as `npm start` runs it, with a trade desk of its own and no limits on one who writes as many. */
async function startOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-city-'));
  const environment = { TRADE_AUTO_VERIFY: 'off', VIRTUAL_CLOCK: options.advanceClock ? 'on' : 'off' };
  const { child, address } = await startEmbeddedWithHeroes(folder, options.size.heroes, environment);
  return {
    address,
    databaseUrl: runningPostgresUrl(folder),
    pid: child.pid!,
    async end() {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function write(report: Report): void {
  const folder = options.report ?? join(RESULTS, `city-${moment()}`);
  mkdirSync(folder, { recursive: true });
  const page = pageOf(report);
  writeFileSync(join(folder, 'city.md'), page);
  writeFileSync(join(folder, 'city.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  process.stdout.write(`${page}\nwritten to ${folder}\n`);
}

function readOptions() {
  const { values } = readCommandLine(LINE);
  try {
    const count = (name: 'heroes' | 'companies') => numberOf(`--${name}`, values[name], { least: 1 });
    const positive = (name: 'hours' | 'speed' | 'visits') =>
      numberOf(`--${name}`, values[name], { above: 0, whole: false });
    const { url, database, report, 'advance-clock': advanceClock } = values;
    const token = values.token ?? process.env.OPERATOR_TOKEN;
    if (url !== undefined && !token) throw new UsageError('--url needs the instance’s operator token: --token.');
    const size = {
      seed: numberOf('--seed', values.seed),
      heroes: count('heroes'),
      companies: count('companies'),
      hours: positive('hours'),
      visits: positive('visits'),
    };
    return { size, speed: positive('speed'), url: url?.replace(/\/$/, ''), token, database, report, advanceClock };
  } catch (error) {
    return endWith(error, { usage: USAGE, failureCode: FAILED });
  }
}
