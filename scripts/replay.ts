// `npm run replay -- <fixture> [--speed 10]`: sends recorded events to a running instance and prints how it stands after.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { operatorTokenFile } from '@planet-heroes/platform/embedded/operator-token';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/events/cloud-event';
import type { IngestAnswer } from '@planet-heroes/contracts/http/ops-events';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/http/ops-projections';

const USAGE = `npm run replay -- <fixture.jsonl> [options]
  --speed <n>|max   as fast as recorded times n; max (the default) does not wait at all
  --url <address>   the instance (default http://127.0.0.1:$PORT, PORT 3000)
  --token <token>   the operator token (default $OPERATOR_TOKEN, else the one in $DATA_DIR)`;

/** Events that are due at the same moment travel together, up to this many. */
const BATCH = 50;
const RETRIES = 10;

interface Totals {
  applied: number;
  duplicates: number;
  refused: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string', default: 'max' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || 3000}` },
    token: { type: 'string' },
  },
});
const [fixture] = positionals;
const speed = values.speed === 'max' ? Number.POSITIVE_INFINITY : Number(values.speed);
if (!fixture || !(speed > 0)) fail(USAGE);
if (!existsSync(fixture)) fail(`There is no fixture ${fixture}.`);
const token = values.token ?? process.env.OPERATOR_TOKEN ?? readToken();

try {
  const events = await readEvents(fixture);
  const { totals, position } = await send(events);
  process.stdout.write(
    `${events.length} events: ${totals.applied} applied, ${totals.duplicates} seen before, ${totals.refused} refused\n`,
  );
  for (const { name, hash, position: at } of await projectionsAt(position)) {
    process.stdout.write(`${name.padEnd(12)} ${hash}  at ${at}\n`);
  }
  if (totals.refused > 0) process.exitCode = 1;
} catch (error) {
  fail((error as Error).message);
}

async function readEvents(path: string): Promise<CloudEventEnvelope[]> {
  const events: CloudEventEnvelope[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line.trim()) events.push(JSON.parse(line) as CloudEventEnvelope);
  }
  return events;
}

async function send(events: readonly CloudEventEnvelope[]): Promise<{ totals: Totals; position: string }> {
  const totals: Totals = { applied: 0, duplicates: 0, refused: 0 };
  let position = '';
  const started = performance.now();
  const firstAt = Date.parse(events[0]?.time ?? '');
  const dueAt = (event: CloudEventEnvelope) => (Date.parse(event.time) - firstAt) / speed;
  for (let next = 0; next < events.length; ) {
    const elapsed = performance.now() - started;
    const wait = dueAt(events[next]!) - elapsed;
    if (wait > 0) await delay(wait);
    const due = performance.now() - started;
    let end = next + 1;
    while (end < events.length && end - next < BATCH && dueAt(events[end]!) <= due) end++;
    const answer = await post(events.slice(next, end));
    position = answer.position;
    totals.applied += answer.body.applied;
    totals.duplicates += answer.body.duplicates;
    totals.refused += answer.body.refused;
    for (const { id, status, error } of answer.body.results) {
      if (status === 'refused') process.stderr.write(`${id} was refused: ${error?.message}\n`);
    }
    next = end;
  }
  return { totals, position };
}

/** Sends one batch until it is answered; sending it twice is harmless, since events are known by source and id. */
async function post(events: readonly CloudEventEnvelope[]): Promise<{ body: IngestAnswer; position: string }> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${values.url}/api/ops/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(events),
    }).catch((error: unknown) => {
      throw new Error(`${values.url} cannot be reached. Is the product running there?`, { cause: error });
    });
    if (response.status === 200) {
      return { body: (await response.json()) as IngestAnswer, position: response.headers.get('planet-position')! };
    }
    const text = await response.text();
    const passing = response.status === 202 || response.status === 503 || response.status === 429;
    if (!passing || attempt === RETRIES) throw new Error(`The instance answered ${response.status}: ${text}`);
    await delay(Number(response.headers.get('retry-after') ?? 1) * 1000);
  }
}

/** The projections once they have taken everything up to a position. */
async function projectionsAt(position: string) {
  const wanted = position ? BigInt(position.split('-')[0]!) : 0n;
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${values.url}/api/ops/projections`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`The instance answered ${response.status}: ${await response.text()}`);
    const { projections } = (await response.json()) as ProjectionsAnswer;
    const stopped = projections.find(({ stoppedAt }) => stoppedAt);
    if (stopped) throw new Error(`Projection ${stopped.name} stands still before event ${stopped.stoppedAt!.eventId}.`);
    if (projections.every(({ position: at }) => BigInt(at.split('-')[0]!) >= wanted)) return projections;
    if (attempt === RETRIES) throw new Error('The projections do not get to the last event.');
    await delay(200);
  }
}

function readToken(): string {
  const file = operatorTokenFile(process.env.DATA_DIR || '.data');
  if (!existsSync(file)) fail(`No operator token: set OPERATOR_TOKEN or DATA_DIR (${file} is not there).`);
  return readFileSync(file, 'utf8').trim();
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
