import { setInterval as every } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkerGroup } from '@planet-heroes/contracts/areas/operations/queues';
import { queryOf } from '../../processes/database.js';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../processes/private-redis.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { type Answer, request } from '../../support/request.js';
import { ask, type BackendProcess, ProcessGroup, type WorkersProcess } from '../../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const BOUND_MS = 180_000;
const GROUP = 'heroes-alone';
/** A change of a profile takes a tenth of a second here, four at once in a process: 40 a second. */
const SLOTS = 4;
const CHANGE_SECONDS = 0.1;
const HEROES = 60;
const MAX_WORKERS = 5;
const LOOK_MS = 500;
/** A call that waits longer is answered with 202, which the test refuses. */
const COMMAND_WAIT_SECONDS = 30;
/**
 * Other tests share the machine, and the backlog takes longer to work off: the product's own bounds are for a quiet one
 * (`QUIET_MACHINE=1`). `night` is how many seconds longer it may take until one process is left.
 */
const BOUNDS = process.env.QUIET_MACHINE
  ? { ageSeconds: 1, turns: 0, night: 0 }
  : { ageSeconds: COMMAND_WAIT_SECONDS, turns: 1, night: 60 };
/** The scaler goes down to the largest that was wanted for so long. */
const STAY_MS = 10_000;

/** Changes a second from `at` seconds after the start: a rise, an evening, a fall, and the night. */
const RUSH = [{ at: 0, rate: 4 }, { at: 40, rate: 44 }, { at: 50, rate: 44 }, { at: 60, rate: 4 }, { at: 75, rate: 4 }];

function rateAt(second: number): number {
  const next = RUSH.findIndex(({ at }) => at > second);
  if (next < 0) return RUSH.at(-1)!.rate;
  const [from, to] = [RUSH[next - 1]!, RUSH[next]!];
  return from.rate + ((to.rate - from.rate) * (second - from.at)) / (to.at - from.at);
}

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(`the signal for an autoscaler${HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'}`, () => {
  const processes = new ProcessGroup();
  let redis: PrivateRedis;
  let database: TestDatabase;
  let backend: BackendProcess;
  let environment: Record<string, string>;
  const cookies: string[] = [];

  beforeAll(async () => {
    redis = await startPrivateRedis();
    database = await createTestDatabase();
    environment = {
      DATABASE_URL: database.url,
      SEED: 'trial',
      REDIS_URL: redis.url,
      OPERATOR_TOKEN,
      SESSION_SECRET,
      WRITES_PER_MINUTE_SESSION: '0',
      WRITES_PER_MINUTE_ADDRESS: '0',
      READS_PER_MINUTE_ADDRESS: '0',
      REQUESTS_PER_MINUTE_COMPANY: '0',
      DRAIN_SECONDS: '0',
      COMMAND_WAIT_MS: String(COMMAND_WAIT_SECONDS * 1_000),
    };
    backend = await processes.startBackend(environment);
  }, BOUND_MS);
  afterAll(async () => {
    await processes.killAll();
    await database?.drop();
    await redis?.remove();
  });

  const startWorkers = () =>
    processes.startWorkers({
      ...environment, WORKER_QUEUES: 'heroes', WORKER_GROUP: GROUP, WORKER_CONCURRENCY: String(SLOTS),
    });
  const groupNow = async (): Promise<WorkerGroup | undefined> => {
    const { body } = await ask(backend, 'GET', '/api/ops/queues');
    return body.groups.find(({ name }: WorkerGroup) => name === GROUP);
  };

  it('alone lets a controller follow a load that rises and falls: nothing waits for long, nothing flaps', async () => {
    const running: Promise<WorkersProcess>[] = [startWorkers()];
    await running[0];
    for (let hero = 0; hero < HEROES; hero += 1) {
      const { headers } = await request(backend.address, 'POST', '/api/heroes', { name: `Hero ${hero}` });
      cookies.push(headers.get('set-cookie')!.split(';')[0]!);
    }
    await queryOf(database.url)(`
      create function take_long() returns trigger language plpgsql as
        $$ begin perform pg_sleep(${CHANGE_SECONDS}); return new; end $$;
      create trigger slow before insert on hero_profile for each row execute function take_long()
    `);
    await until('the one process to be known, and at rest', async () => (await groupNow())?.wantedWorkers === 1);

    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1_000;
    const isOver = () => {
      const night = seconds() - RUSH.at(-1)!.at;
      return night >= 0 && (sizes.at(-1) === 1 || night >= BOUNDS.night);
    };
    const answers: Promise<Answer>[] = [];
    const ages: number[] = [];
    const sizes: number[] = [running.length];

    async function send(): Promise<void> {
      let due = 0;
      let last = seconds();
      for await (const _ of every(20)) {
        if (isOver()) return;
        const now = seconds();
        due += rateAt(now) * (now - last);
        last = now;
        for (; due >= 1; due -= 1) {
          const cookie = cookies[answers.length % HEROES]!;
          const body = { bio: `Change ${answers.length}` };
          answers.push(request(backend.address, 'PATCH', '/api/me', body, { cookie }));
        }
      }
    }

    // Goes up at once, and down to the largest that was wanted lately, as autoscalers do.
    async function scale(): Promise<void> {
      const wanted: { at: number; workers: number }[] = [];
      for await (const _ of every(LOOK_MS)) {
        if (isOver()) return;
        const group = await groupNow();
        if (!group) continue;
        ages.push(group.oldestWaitingSeconds);
        wanted.push({ at: performance.now(), workers: Math.min(MAX_WORKERS, group.wantedWorkers) });
        while (wanted[0]!.at < performance.now() - STAY_MS) wanted.shift();
        const size = Math.max(...wanted.map(({ workers }) => workers));
        if (size === sizes.at(-1)) continue;
        sizes.push(size);
        while (running.length < size) running.push(startWorkers());
        for (const leaving of running.splice(size)) void leaving.then((workers) => workers.stop());
      }
    }
    await Promise.all([send(), scale()]);

    const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([200]));
    const peak = Math.max(...sizes);
    expect(peak).toBeGreaterThanOrEqual(2);
    expect(sizes.at(-1)).toBe(1);
    // Up to the peak, and down from there.
    const turns = sizes.filter((size, at) => at > 1 && size > sizes[at - 1]! && sizes[at - 1]! < sizes[at - 2]!);
    expect(turns.length).toBeLessThanOrEqual(BOUNDS.turns);
    expect(ages.toSorted((a, b) => a - b)[Math.ceil(ages.length * 0.99) - 1]).toBeLessThan(BOUNDS.ageSeconds);
  }, BOUND_MS);
});
