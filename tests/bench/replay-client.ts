// Replays generated events into a running instance from a process of its own: heroes join, then trade. Several batches
// are in flight at once, but all events of one hero travel in one lane, so that they arrive in their order.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { IngestAnswer } from '@planet-heroes/contracts/kernel/ingest/answers';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';

export interface ReplayResult {
  events: number;
  /** From the first batch sent to the last answered. */
  seconds: number;
  /** Batches that took so long that they had to be asked for again. */
  sentAgain: number;
}

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    events: { type: 'string', default: '100000' },
    heroes: { type: 'string', default: '10000' },
    lanes: { type: 'string', default: '16' },
    batch: { type: 'string', default: '200' },
  },
});
const [events, heroes, laneCount, batchSize] = [values.events, values.heroes, values.lanes, values.batch].map(
  Number,
) as [number, number, number, number];

const FIRST_MS = Date.UTC(2026, 0, 1);
const DEVICES = ['iPhone 16 Pro', 'iPhone 15 Pro', 'iPhone 15', 'iPhone 14'];
const CONDITIONS = ['excellent', 'good', 'fair'];

let sentAgain = 0;
const lanes = batchesOfLanes();
const started = performance.now();
await Promise.all(lanes.map(sendInOrder));
const result: ReplayResult = { events, seconds: (performance.now() - started) / 1000, sentAgain };
process.stdout.write(JSON.stringify(result));
process.exit(0);

/** The stream, the same at every run, split by hero. */
function batchesOfLanes(): CloudEventEnvelope[][][] {
  const lanes = Array.from({ length: laneCount }, (): CloudEventEnvelope[] => []);
  let state = 1;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let index = 0; index < events; index++) {
    const joins = index < heroes;
    const hero = joins ? index : draw(heroes);
    const heroId = `replayed-${hero}`;
    const trade = { heroId, device: DEVICES[draw(DEVICES.length)]!, condition: CONDITIONS[draw(CONDITIONS.length)]! };
    lanes[hero % laneCount]!.push({
      specversion: '1.0',
      id: `event-${index}`,
      source: '/bench/replay',
      type: joins ? 'hero.joined' : 'trade.verified',
      time: new Date(FIRST_MS + index * 100).toISOString(),
      data: joins ? { heroId, name: `Hero Number ${hero}` } : trade,
    });
  }
  return lanes.map((lane) =>
    Array.from(
      { length: Math.ceil(lane.length / batchSize) },
      (_, at) => lane.slice(at * batchSize, (at + 1) * batchSize),
    )
  );
}

async function sendInOrder(batches: readonly CloudEventEnvelope[][]): Promise<void> {
  for (const batch of batches) await send(batch);
}

/** Sends a batch until it is answered; one that takes long (202) is asked for by sending it again. */
async function send(batch: readonly CloudEventEnvelope[]): Promise<void> {
  for (;;) {
    const answer = await fetch(`${values.address}/api/ops/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: JSON.stringify(batch),
    });
    const text = await answer.text();
    if (answer.status === 200) {
      const { refused, results } = JSON.parse(text) as IngestAnswer;
      if (refused === 0) return;
      throw new Error(
        `${refused} of ${batch.length} events were refused: ${JSON.stringify(results.find(({ error }) => error))}`,
      );
    }
    if (answer.status !== 202 && answer.status !== 503)
      throw new Error(`A batch was answered with ${answer.status}: ${text}`);
    sentAgain++;
    await delay(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}
