// `npm run replay -- <fixture>`: sends recorded events to a running instance and prints, or checks, how it stands
// after.
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import { goOnWithoutReader, endWith, numberOf, readCommandLine, UsageError, writeOutput } from '@planet-heroes/platform/program';
import { seconds } from './duration.ts';
import type { EndState } from './end-state.ts';
import { type Check, type Checkpoint, checkpointChecks, endStateChecks, type Expected } from './expectations.ts';
import { diff, DIFF_USAGE } from './diff.ts';
import { Batches, duplicated, shuffled } from './event-order.ts';
import { checkEntities, heroesAmong, readExpected } from './expected-entities.ts';
import { addressOf, DEFAULT_URL, Instance, operatorToken } from './instance.ts';
import { readFixture, STANDARD_INPUT } from './read-fixture.ts';
import { momentOf } from './moment.ts';
import { json, junit } from './report.ts';
import { PLACES_KEPT, type Point, recordedEvent } from './run-record.ts';

const USAGE = `npm run replay -- <fixture.jsonl> … [options]     (or files of npm run archive-log), in the order given
npm run replay -- - < <fixture.jsonl>                       reads standard input
npm run replay -- diff <before> <after> --out <page.html>   holds two runs that --json wrote beside each other
  --speed <n>|max    as fast as recorded times n; max (the default) does not wait at all
  --from <time>      leaves out what happened before this time (ISO 8601)
  --to <time>        leaves out what happened at this time or later
  --duplicate <n>    delivers every event 1 to n times
  --shuffle          delivers in a random order that keeps events of the same hero, reward, order … in theirs
  --seed <n>         of the random order, so that it can be had again (default 1)
  --in-flight <n>    batches under way at once (default 1)
  --batch <n>        events in a batch at the most, 1 to 200 (default 100)
  --clock            sets a test instance's clock to the first event's time before, and the last one's after
  --advance <time>   moves that clock on afterwards (31d, 12h, 90m, 45s) and waits for what falls due; implies --clock
  --expect <file>    compares the end state with the file's and ends with code 1 where they differ
  --write <file>     writes the end state to a file; what else is expected there stays
  --checkpoints <n>  with --write or --json: also writes how the instance stands after every n events
  --junit <file>     writes every expectation and what it came to as JUnit XML
  --json <file>      the same as JSON, with the run itself, for diff
  --allow-empty      ends with 0 where no event is left to send; without it that is a failure
  --url <address>    the instance (default ${DEFAULT_URL})
  --token <token>    the operator token (default $OPERATOR_TOKEN, else the one in $DATA_DIR)
Example: npm run replay -- tests/fixtures/first-trades.jsonl --speed 10`;
const OPTIONS = {
  speed: { type: 'string', default: 'max' },
  from: { type: 'string' },
  to: { type: 'string' },
  duplicate: { type: 'string', default: '1' },
  shuffle: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  'in-flight': { type: 'string', default: '1' },
  batch: { type: 'string', default: '100' },
  clock: { type: 'boolean', default: false },
  advance: { type: 'string' },
  expect: { type: 'string' },
  write: { type: 'string' },
  checkpoints: { type: 'string' },
  junit: { type: 'string' },
  json: { type: 'string' },
  'allow-empty': { type: 'boolean', default: false },
  url: { type: 'string', default: DEFAULT_URL },
  token: { type: 'string' },
} as const;
const WORDS = { least: 1, most: Number.POSITIVE_INFINITY, what: 'a fixture' };

const MAX_BYTES = 60 * 1024;
const MAX_IN_BATCH = 200;
const MAX_IN_FLIGHT = 1_000;
const MAX_DELIVERIES = 100;
/** What a failure and a wrong command line end with: 1 is the code of an end that is not the expected one. */
const FAILED = 2;

interface Totals {
  applied: number;
  duplicates: number;
  refused: number;
}

interface Progress {
  recorded: readonly CloudEventEnvelope[];
  started: number;
  totals: Totals;
  /** What became of each event when it came first, by its id: applied, duplicate, or the refusal's code. */
  fates: Record<string, string>;
}

goOnWithoutReader();
if (process.argv[2] === 'diff') endWithDiff();
const { values, positionals: fixtures } = readCommandLine({ usage: USAGE, options: OPTIONS, words: WORDS });
const { speed, inFlight, batchSize, times, every, seed, from, to, address, advance } = readOptions();
const fixture = fixtures.join(' ');
const random = seededRandom(seed);

try {
  for (const path of fixtures)
    if (path !== STANDARD_INPUT && !existsSync(path)) throw new ExpectedError(`There is no fixture ${path}.`);
  if (values.expect && !existsSync(values.expect)) throw new ExpectedError(`There is no end state ${values.expect}.`);
  const instance = new Instance(address, operatorToken(values.token));
  const expected = values.expect === undefined ? undefined : readExpected(values.expect);
  const before: Expected = values.write !== undefined && existsSync(values.write) ? readExpected(values.write) : {};
  const { checkpoints: _, ...kept } = before;
  const recorded = (await Promise.all(fixtures.map(readEvents))).flat();
  if (recorded.length === 0 && !values['allow-empty'])
    throw new ExpectedError('There is no event to send. Look at the file, --from and --to, or add --allow-empty.');
  const withClock = values.clock || advance !== undefined;
  if (withClock && recorded[0]) await instance.moveClock({ at: recorded[0].time });
  const started = performance.now();
  const ordered = inOrder(recorded);
  const stops = stopsAmong(recorded.length, expected ?? {});
  const checkpoints: Checkpoint[] = [];
  const points: Point[] = [];
  const totals: Totals = { applied: 0, duplicates: 0, refused: 0 };
  const fates: Record<string, string> = {};
  let position = '';
  for (const [index, after] of [...stops, ordered.length].entries()) {
    const segment = ordered.slice(stops[index - 1] ?? 0, after);
    position = later(position, await send(instance, segment, { recorded, started, totals, fates }));
    if (index === stops.length) continue;
    const checkpoint = await checkpointAt(instance, after, position, segment);
    checkpoints.push(checkpoint);
    if (values.json) points.push({ ...checkpoint, board: await boardOf(instance) });
  }
  process.stdout.write(
    `${recorded.length} events: ${totals.applied} applied, ${totals.duplicates} seen before, ${totals.refused} refused\n`,
  );
  const state = await settle(instance, recorded, position, withClock);
  for (const [name, hash] of Object.entries(state.projections)) process.stdout.write(`${name.padEnd(18)} ${hash}\n`);
  for (const [name, total] of Object.entries(state.totals)) process.stdout.write(`${name.padEnd(48)} ${total}\n`);
  if (values.write) {
    const written: Expected = { ...kept, ...state, ...(every > 0 && { checkpoints }) };
    writeOutput(values.write, `${JSON.stringify(written, undefined, 2)}\n`);
  }
  const checks = expected && [
    ...checkpointChecks(checkpoints, expected, recorded),
    ...(await checkEntities(instance, fates, expected)),
    ...endStateChecks(state, expected),
  ];
  if (checks) report(fixture, checks);
  else {
    const surprises = Object.entries(fates).filter(([id, fate]) => isRefusal(fate) && kept.events?.[id] !== fate);
    if (surprises.length > 0) process.exitCode = 1;
  }
  if (values.json) {
    points.push({ after: recorded.length, ...state, heroes: {}, board: await boardOf(instance) });
    const events = recorded.map((event) => recordedEvent(event, fates[event.id]));
    writeOutput(values.json, json({ fixture, checks: checks ?? [], run: { events, points } }));
  }
} catch (error) {
  endWith(error, { usage: USAGE, failureCode: FAILED });
}

/** Everything that is said in numbers and times is read before anything is sent. */
function readOptions() {
  try {
    const count = (name: 'duplicate' | 'in-flight' | 'batch' | 'checkpoints', most?: number) =>
      numberOf(`--${name}`, values[name] ?? '', { least: 1, ...(most !== undefined && { most }) });
    const read = {
      speed: values.speed === 'max' ? Number.POSITIVE_INFINITY : numberOf('--speed', values.speed, { above: 0, whole: false }),
      inFlight: count('in-flight', MAX_IN_FLIGHT),
      batchSize: count('batch', MAX_IN_BATCH),
      times: count('duplicate', MAX_DELIVERIES),
      every: values.checkpoints === undefined ? 0 : count('checkpoints'),
      seed: numberOf('--seed', values.seed, { least: 0 }),
      from: values.from === undefined ? Number.NEGATIVE_INFINITY : momentOf('--from', values.from),
      to: values.to === undefined ? Number.POSITIVE_INFINITY : momentOf('--to', values.to),
      advance: values.advance === undefined ? undefined : seconds(values.advance),
      address: addressOf(values.url),
    };
    if (read.every > 0 && (!(values.write ?? values.json) || values.shuffle || read.times > 1))
      throw new UsageError('--checkpoints goes with --write or --json, and with events in their own order, each once.');
    if (values.junit && !values.expect) throw new UsageError('--junit goes with --expect.');
    if (fixtures.indexOf(STANDARD_INPUT) !== fixtures.lastIndexOf(STANDARD_INPUT))
      throw new UsageError('Standard input (-) can be read once.');
    return read;
  } catch (error) {
    return endWith(error, { usage: USAGE, failureCode: FAILED });
  }
}

function inOrder(events: readonly CloudEventEnvelope[]): CloudEventEnvelope[] {
  const ordered = values.shuffle ? shuffled(events, random) : [...events];
  return times > 1 ? duplicated(ordered, times, random) : ordered;
}

async function readEvents(path: string): Promise<CloudEventEnvelope[]> {
  return (await readFixture(path)).filter(({ time }) => Date.parse(time) >= from && Date.parse(time) < to);
}

/** Sends events, and adds what became of them to the totals and, by id, to the fates. Returns the log's position. */
async function send(
  instance: Instance,
  events: readonly CloudEventEnvelope[],
  { recorded, started, totals, fates }: Progress,
): Promise<string> {
  const batches = new Batches(events, batchSize, MAX_BYTES);
  const underWay = new Set<Promise<void>>();
  const firstAt = Date.parse(recorded[0]?.time ?? '');
  const dueInMs = (event: CloudEventEnvelope) =>
    (Date.parse(event.time) - firstAt) / speed - (performance.now() - started);
  let position = '';
  let failure: unknown;
  const deliver = async (batch: readonly CloudEventEnvelope[]) => {
    const answer = await instance.send(batch);
    position = later(position, answer.position);
    totals.applied += answer.body.applied;
    totals.duplicates += answer.body.duplicates;
    totals.refused += answer.body.refused;
    for (const { id, status, error } of answer.body.results) {
      fates[id] ??= error?.code ?? status;
      if (status === 'refused') process.stderr.write(`${id} was refused: ${error?.message}\n`);
    }
  };
  while (!batches.isEmpty || underWay.size > 0) {
    if (failure) throw failure as Error;
    const batch = underWay.size < inFlight ? batches.take((event) => dueInMs(event) <= 0) : [];
    if (batch.length > 0) {
      const sent: Promise<void> = deliver(batch)
        .catch((error: unknown) => void (failure = error))
        .finally(() => {
          batches.done(batch);
          underWay.delete(sent);
        });
      underWay.add(sent);
    } else if (underWay.size > 0) {
      await Promise.race(underWay);
    } else {
      await delay(Math.max(1, dueInMs(batches.first!)));
    }
  }
  if (failure) throw failure as Error;
  return position;
}

/** The end state, once everything that was sent, and everything that fell due by it, has been done. */
async function settle(
  instance: Instance,
  recorded: readonly CloudEventEnvelope[],
  sentTo: string,
  withClock: boolean,
): Promise<EndState> {
  let position = sentTo;
  const last = recorded.at(-1);
  if (withClock && last) {
    await instance.moveClock({ at: last.time });
    position = await instance.quiet();
    if (advance !== undefined) {
      await instance.moveClock({ advanceSeconds: advance });
      position = await instance.quiet();
    }
  }
  return stateAt(instance, position);
}

async function stateAt(instance: Instance, position: string): Promise<EndState> {
  const projections = await instance.projectionsAt(position);
  const { totals } = await instance.totals();
  return { projections: Object.fromEntries(projections.map(({ name, hash }) => [name, hash])), totals };
}

/** After how many events to stop and look: as asked, or where the expected file did. */
function stopsAmong(count: number, { checkpoints }: Expected): number[] {
  if (every > 0) return Array.from({ length: Math.floor(count / every) }, (_, index) => (index + 1) * every);
  const inTheirOrder = !values.shuffle && times === 1 && !values.from && !values.to;
  const stops = (checkpoints ?? []).map(({ after }) => after).filter((after) => after <= count);
  return inTheirOrder ? stops.toSorted((a, b) => a - b) : [];
}

async function checkpointAt(
  instance: Instance,
  after: number,
  sentTo: string,
  segment: readonly CloudEventEnvelope[],
): Promise<Checkpoint> {
  const position = later(sentTo, await instance.quiet());
  return { after, ...(await stateAt(instance, position)), heroes: await heroesAmong(instance, segment) };
}

async function boardOf(instance: Instance): Promise<Point['board']> {
  return (await instance.board(PLACES_KEPT)).map(({ id, points }) => ({ id, points }));
}

/** Says which expectations failed, and writes the report for a build. */
function report(path: string, checks: Check[]): void {
  const failures = checks.flatMap(({ failure }) => failure ?? []);
  for (const line of failures) process.stderr.write(`${line}\n`);
  process.stdout.write(
    failures.length === 0
      ? 'The end state is the expected one.\n'
      : `The end state differs in ${failures.length} places.\n`,
  );
  if (values.junit) writeOutput(values.junit, junit({ fixture: path, checks }));
  if (failures.length > 0) process.exitCode = 1;
}

function isRefusal(fate: string): boolean {
  return fate !== 'applied' && fate !== 'duplicate';
}

function later(a: string, b: string): string {
  if (!a) return b;
  return BigInt(a.split('-')[0]!) >= BigInt(b.split('-')[0]!) ? a : b;
}

function endWithDiff(): never {
  try {
    process.exit(diff(process.argv.slice(3)));
  } catch (error) {
    return endWith(error, { usage: DIFF_USAGE, failureCode: FAILED });
  }
}
