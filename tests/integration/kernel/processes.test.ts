import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { QUEUE_SETTINGS } from '@planet-heroes/contracts/kernel/commands/queues';
import { queryOf } from '../../processes/database.js';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../processes/private-redis.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { tradeVerified } from '../../support/events.js';
import { type Answer, request } from '../../support/request.js';
import { senderOf } from '../../support/sender-of.js';
import { ask, type BackendProcess, ProcessGroup, type WorkersProcess } from '../../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

/** Processes start and stop in these tests: seconds of a busy machine, not of this product. */
const BOUND_MS = 90_000;
const CALCULATION = { device: 'iPhone 15 Pro', condition: 'good' };
const PRICE = { tradeValue: 2480, points: 2240, bottlesPrevented: 1240, co2Saved: 4960, level: 'Gold Hero' };

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(
  `backends and workers as processes of their own${HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'}`,
  () => {
    const processes = new ProcessGroup();
    let redis: PrivateRedis;
    let database: TestDatabase;
    let environment: Record<string, string>;
    let a: BackendProcess;
    let b: BackendProcess;
    const running: WorkersProcess[] = [];

    beforeAll(async () => {
      redis = await startPrivateRedis();
      database = await createTestDatabase();
      environment = {
        DATABASE_URL: database.url,
        SEED: 'trial',
        REDIS_URL: redis.url,
        OPERATOR_TOKEN,
        SESSION_SECRET,
        // So short that commands that no worker takes at once are answered with 202.
        COMMAND_WAIT_MS: '300',
        DRAIN_SECONDS: '0',
      };
      [a, b] = await Promise.all([processes.startBackend(environment), processes.startBackend(environment)]);
    }, BOUND_MS);

    afterEach(async () => {
      await Promise.all(running.splice(0).map((workers) => workers.stop('SIGKILL')));
    });

    afterAll(async () => {
      await processes.killAll();
      await database?.drop();
      await redis?.remove();
    });

    async function startWorkers(settings: Record<string, string> = {}): Promise<WorkersProcess> {
      const workers = await processes.startWorkers({ ...environment, ...settings });
      running.push(workers);
      return workers;
    }

    const calculate = (backend: BackendProcess) => ask(backend, 'POST', '/api/calculate-trade', CALCULATION);
    const ingest = (backend: BackendProcess, events: unknown) => ask(backend, 'POST', '/api/ops/events', events);
    const impact = async (backend: BackendProcess) => (await ask(backend, 'GET', '/api/impact-stats')).body;

    /** The end of a command that was answered with 202, asked for at any node. */
    function settled(accepted: Pick<Answer, 'body' | 'headers'>, boundMs?: number): Promise<any> {
      const { commandId } = accepted.body;
      return until(
        `command ${commandId} to end`,
        async () => {
          const { body } = await request(b.address, 'GET', `/api/commands/${commandId}`, undefined, senderOf(accepted));
          return body.status !== 'accepted' && body;
        },
        boundMs,
      );
    }

    async function jobsOn(queue: string, state: string): Promise<number> {
      const { body } = await ask(a, 'GET', '/metrics');
      return Number(body.match(new RegExp(`planet_queue_jobs\\{queue="${queue}",state="${state}"\\} (\\d+)`))?.[1]);
    }

    it('accept a command that no worker takes yet, and send its end to a client of another node', async () => {
      const { status, headers, body } = await calculate(a);
      expect({ status, body }).toEqual({
        status: 202,
        body: { commandId: headers.get('command-id'), status: 'accepted' },
      });
      expect(headers.get('location')).toBe(`/api/commands/${body.commandId}`);
      expect((await ask(b, 'GET', headers.get('location')!)).body).toEqual({
        commandId: body.commandId,
        status: 'accepted',
      });

      const socket: Socket = io(b.address, { transports: ['websocket'], reconnection: false });
      try {
        const told = new Promise((resolve) => socket.once('command:settled', resolve));
        expect(await socket.emitWithAck('command:watch', { commandId: body.commandId })).toEqual({
          ok: true,
          settled: null,
        });
        await startWorkers();
        const end = { commandId: body.commandId, status: 'succeeded', result: PRICE };
        expect(await told).toEqual(end);
        expect(await settled({ body, headers })).toEqual(end);
      } finally {
        socket.disconnect();
      }
    }, BOUND_MS);

    it('leave to other workers what WORKER_QUEUES does not name', async () => {
      await startWorkers({ WORKER_QUEUES: 'trade-ins,event-ingest' });
      const calculation = await calculate(a);
      expect(calculation.status).toBe(202);
      const event = await ingest(a, tradeVerified());
      if (event.status === 202) expect(await settled(event)).toMatchObject({ status: 'succeeded' });
      else expect(event.status).toBe(200);
      expect((await ask(b, 'GET', calculation.headers.get('location')!)).body.status).toBe('accepted');
      expect(await jobsOn('trade-calculations', 'waiting')).toBe(1);

      await startWorkers({ WORKER_QUEUES: 'trade-calculations' });
      expect(await settled(calculation)).toMatchObject({ status: 'succeeded', result: PRICE });
    }, BOUND_MS);

    it('refuse with 503 while Redis is away, go on reading, and recover automatically within 10 s', async () => {
      const workers = await startWorkers();
      await until('a calculation to be answered', async () => (await calculate(a)).status === 200);
      await redis.stop();
      try {
        const refusal = await until('a refusal', async () => {
          const answer = await calculate(a);
          return answer.status === 503 && answer;
        });
        expect(refusal.body.error.code).toBe('queue_unavailable');
        expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
        expect((await ask(a, 'GET', '/api/heroes/leaderboard')).status).toBe(200);
        expect((await ask(a, 'GET', '/health/live')).status).toBe(200);
        const ready = await ask(a, 'GET', '/health/ready');
        expect(ready).toMatchObject({ status: 503, body: { problems: ['the queues do not answer'] } });
        expect(await ask(a, 'GET', '/health/serving')).toMatchObject({ status: 200, body: { status: 'serving' } });
        await until('the workers to see it too', async () =>
          (await ask(workers, 'GET', '/health/ready')).status === 503, 20_000);
      } finally {
        await redis
          .start();
      }
      for (const backend of [a, b]) {
        await until('a calculation to be answered again', async () =>
          (await calculate(backend))
            .status === 200, 10_000);
      }
      await until('everything to be ready again', async () => {
        const answers = await Promise
          .all([a, b, workers]
            .map((node) =>
              ask(node, 'GET', '/health/ready')
            ));
        return answers.every(({ status }) => status === 200);
      });
    }, BOUND_MS);

    it('still bring an accepted command to its end when Redis has been flushed', async () => {
      const calculation = await calculate(a);
      const event = await ingest(b, tradeVerified());
      expect([calculation.status, event.status]).toEqual([202, 202]);
      await redis.flush();
      await until('the sweeper to enqueue both again', async () => {
        return (await jobsOn('trade-calculations', 'waiting')) === 1 && (await jobsOn('event-ingest', 'waiting')) === 1;
      });
      const before = await impact(a);
      await startWorkers();
      expect(await settled(calculation)).toMatchObject({ status: 'succeeded', result: PRICE });
      expect(await settled(event)).toMatchObject({
        status: 'succeeded',
        result: { results: [{ status: 'applied' }] },
      });
      await until('the event to be counted', async () =>
        (await impact(a)).bottlesPrevented === before.bottlesPrevented + PRICE.bottlesPrevented);
    }, BOUND_MS);

    it('take new commands when Redis has been flushed under running workers', async () => {
      await startWorkers();
      await until('a calculation to be answered', async () =>
        (await calculate(a)).status === 200);
      await redis.flush();
      for (const backend of [a, b]) {
        await until('a calculation to be answered again', async () => (await calculate(backend)).status === 200);
      }
    }, BOUND_MS);

    it('apply every accepted event exactly once when a worker is killed in the middle of its jobs', async () => {
      const [doomed] = await Promise.all([startWorkers(), startWorkers()]);
      const before = await impact(a);
      // More than one worker takes into its hands.
      const count = QUEUE_SETTINGS['event-ingest'].concurrency + 20;
      const events = Array.from({ length: count }, () => tradeVerified());
      const release = await holdDemoHero();
      const sent = events.map((event, index) => ingest(index % 2 ? a : b, event));
      // At more than one worker runs at once, both are in the middle of some, waiting for the hero.
      const bothAtWork = async () =>
        (await jobsOn('event-ingest', 'active')) > QUEUE_SETTINGS['event-ingest'].concurrency;
      await until('both workers to be at work', bothAtWork);
      await doomed.stop('SIGKILL');
      expect(await bothAtWork()).toBe(true);
      await release();

      for (const answer of sent) {
        const accepted = await answer;
        if (accepted.status === 200) continue;
        expect(accepted.status).toBe(202);
        expect(await settled(accepted, 60_000)).toMatchObject({
          status: 'succeeded',
          result: { results: [{ status: 'applied' }] },
        });
      }
      const after = {
        ...before,
        ...Object.fromEntries(
          (['totalBottlesPrevented', 'bottlesPrevented'] as const).map((
            name,
          ) => [name, before[name] + count * PRICE.bottlesPrevented]),
        ),
        ...Object.fromEntries(
          (['totalCo2Saved', 'co2Saved'] as const).map((name) => [name, before[name] + count * PRICE.co2Saved]),
        ),
        totalRewards: before.totalRewards + count * PRICE.tradeValue * 100,
        pointsEarned: before.pointsEarned + count * PRICE.points,
      };
      for (const backend of [a, b]) {
        await until('the events to be counted', async () => (await impact(backend)).pointsEarned >= after.pointsEarned);
        expect(await impact(backend)).toEqual(after);
      }
      const again = await until('all of them to be known', async () => {
        const answer = await ingest(a, events);
        return answer.status === 200 && answer.body;
      });
      expect(again).toMatchObject({ applied: 0, duplicates: count, refused: 0 });
    }, BOUND_MS);

    it(
      'bring claims, quotes and sponsorships to their end exactly once when a worker is killed among them',
      async () => {
        const rowsOf = queryOf(database.url);
        // With a desk, what the public gives would wait for it.
        const withoutDesk = { TRADE_AUTO_VERIFY: '8' };
        const doomed = await startWorkers(withoutDesk);
        const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
          const response = await fetch(b.address + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          });
          return {
            status: response.status,
            headers: response.headers,
            body: (await response.json()) as any,
            cookie: response
              .headers
              .get('set-cookie')
              ?.split(';')[0] ?? '',
          };
        };
        const heroes = await Promise.all(
          Array.from({ length: 12 }, async (_, index) => {
            const joined = await until('a hero to join', async () => {
              const answer = await post('/api/heroes', { name: `Hero ${index}` }, {
                'idempotency-key': `a-hero-of-this-test-${index}`,
                'idempotency-nonce': `known-to-this-test-${index}`,
              });
              return answer.status === 201 && answer;
              // A client that asks more often than the limit of writes permits is never answered.
            }, BOUND_MS, 1000);
            return { id: joined.body.id as string, cookie: joined.cookie };
          }),
        );
        await until(
          'everybody to have points',
          async () => (await ingest(a, heroes.map(({ id }) => tradeVerified({ heroId: id })))).status === 200,
        );
        const missionId = 'mission-school-refill';
        const funded = async () =>
          (await rowsOf<{ funding: number; count: number }>(
            `select current_funding::float8 as funding, (select count(*)::int from mission_sponsorship where mission_id = $1) as count from sponsored_mission where id = $1`,
            [missionId],
          ))[0]!;
        const before = await funded();
        const release = await hold(
          ['select from hero where id = any($1)', [heroes.map(({ id }) => id)]],
          ['select from sponsored_mission where id = $1', [missionId]],
        );
        const sent = heroes.flatMap(({ id, cookie }, index) => [
          post('/api/dubai/rewards/refill-pass/claim', { heroId: id }, { cookie, 'idempotency-key': `claim-${index}` }),
          post('/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' }, {
            cookie,
            'idempotency-key': `quote-${index}`,
          }),
          post('/api/mission-sponsorships', {
            sponsorId: 'demo-sponsor',
            missionId,
            tierId: 'supporter',
            amount: 50_000,
            message: null,
            isAnonymous: false,
          }, { 'idempotency-key': `sponsor-${index}` }),
        ]);
        const queues = ['reward-claims', 'trade-ins', 'sponsorships'];
        const inHand = () => Promise.all(queues.map((queue) => jobsOn(queue, 'active')));
        // Nobody else works yet: what is in hand is in the hands of the one that is killed.
        await until('some of each kind to be in hand', async () => (await inHand()).every((count) => count > 0));
        await startWorkers(withoutDesk);
        await doomed.stop('SIGKILL');
        expect(Math.min(...(await inHand()))).toBeGreaterThan(0);
        await release();
        for (const answer of sent) {
          const accepted = await answer;
          if (accepted.status !== 202) expect(accepted.status).toBe(201);
          else {
            const { status, error } = await settled(accepted, 60_000);
            expect({ status, error }).toEqual({ status: 'succeeded', error: undefined });
          }
        }
        const [counted] = await rowsOf<{ claims: number; quotes: number }>(
          `select (select count(*)::int from reward_claim where hero_id = any($1)) as claims, (select count(*)::int from trade_in where hero_id = any($1) and state = 'quoted') as quotes`,
          [heroes.map(({ id }) => id)],
        );
        expect(counted).toEqual({ claims: 12, quotes: 12 });
        await until('the sponsorships to be approved', async () =>
          (await funded()).funding === before.funding + 12 * 50_000);
        expect(
          (await funded()).count,
        )
          .toBe(before.count + 12);
        const books = await until('the reconciliation', async () => {
          const answer = await ask(a, 'POST', '/api/ops/books/check');
          return answer.status === 200 && answer.body;
        });
        expect(books.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
      },
      BOUND_MS,
    );

    it('give the stored answer to a retry when the backend was killed between the commit and its answer', async () => {
      await startWorkers();
      const doomed = await processes.startBackend({ ...environment, COMMAND_WAIT_MS: '20000' });
      const events = [tradeVerified()];
      const send = ({ address }: { address: string }) =>
        fetch(`${address}/api/ops/events`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${OPERATOR_TOKEN}`,
            'idempotency-key': 'killed-in-between',
          },
          body: JSON.stringify(events),
        });
      const release = await holdDemoHero();
      const unanswered = send(doomed).then(() => 'answered', () => 'cut off');
      await until('a worker to be at it', async () => (await jobsOn('event-ingest', 'active')) > 0);
      await doomed.stop('SIGKILL');
      expect(await unanswered).toBe('cut off');
      expect(await jobsOn('event-ingest', 'active')).toBe(1);
      await release();
      await until('the event to be applied', async () =>
        (await ask(a, 'GET', '/api/ops/log?limit=1000')).body.events.some(({ cause }: { cause: string }) =>
          cause.includes(events[0]!.id)
        ));
      const retried = await send(b);
      expect([
        retried.status,
        retried.headers.get('idempotency-replayed'),
      ])
        .toEqual([200, 'true']);
      expect(await retried.json()).toMatchObject({ applied: 1, duplicates: 0, refused: 0 });
    }, BOUND_MS);

    it(
      'go on reading while Postgres is away, answer 503 to what needs it, and recover automatically within 10 s',
      async () => {
        const workers = await startWorkers();
        await until('an event to be applied', async () => (await ingest(a, tradeVerified())).status === 200);
        const event = tradeVerified();
        await onServer(`alter database ${nameOf(database)} allow_connections false`);
        try {
          await onServer(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`,
          );
          expect((await ask(a, 'GET', '/api/heroes/leaderboard')).status).toBe(200);
          const ready = await until('a backend to see it', async () => {
            const answer = await ask(a, 'GET', '/health/ready');
            return answer.status === 503 && answer;
          });
          expect(ready.body.problems).toContain('the database does not answer');
          const refusal = await ingest(a, event);
          expect({ status: refusal.status, code: refusal.body.error?.code }).toEqual({
            status: 503,
            code: 'database_unavailable',
          });
          expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
        } finally {
          await onServer(`alter database ${nameOf(database)} allow_connections true`);
        }
        await until('events to be applied again', async () =>
          (await ingest(b, tradeVerified())).status === 200, 10_000);
        await until('everything to be ready again', async () => {
          const answers = await Promise
            .all([a, b, workers]
              .map((node) => ask(node, 'GET', '/health/ready')));
          return answers.every(({ status }) => status === 200);
        });
        // What was refused was refused for good, or is known by now: sent again, it is applied exactly once.
        await until(
          'the refused event to be settled',
          async () => [200, 409].includes((await ingest(a, event)).status),
        );
      },
      BOUND_MS,
    );

    it('end with code 0 on SIGTERM', async () => {
      const workers = await startWorkers();
      const backend = await processes.startBackend(environment);
      const ends = await Promise.all([workers, backend].map(async (node) => ({
        ...(await node.stop()),
        faults: node.stdout().split('\n').filter((line) => /Stopping took|did not (close|stop)/.test(line)),
      })));
      expect(ends).toEqual([{ code: 0, signal: null, faults: [] }, { code: 0, signal: null, faults: [] }]);
    }, BOUND_MS);

    it(
      'start without Redis, are ready once it is there, and end within their bound when it is away again',
      async () => {
        await redis.stop();
        try {
          const [backend, workers] = await Promise.all([processes.startBackend(environment), startWorkers()]);
          expect((await ask(backend, 'GET', '/health/ready')).status).toBe(503);
          expect((await ask(workers, 'GET', '/health/ready')).status).toBe(503);
          await redis.start();
          await until('both to be ready', async () => {
            const answers = await Promise.all([backend, workers].map((node) => ask(node, 'GET', '/health/ready')));
            return answers.every(({ status }) => status === 200);
          });
          await redis.stop();
          const asked = Date.now();
          const ends = await Promise.all([backend.stop(), workers.stop()]);
          expect(ends.map(({ signal }) => signal)).toEqual([null, null]);
          expect(Date.now() - asked).toBeLessThan(17_000);
        } finally {
          await redis.start();
        }
      },
      BOUND_MS,
    );

    const onServer = queryOf(process.env.TEST_POSTGRES_URL!);

    /** Locks rows from outside, so that every job that needs them waits. Returns how to let go. */
    async function hold(...locks: readonly [sql: string, parameters?: unknown[]][]): Promise<() => Promise<void>> {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('begin');
      for (const [sql, parameters] of locks) await client.query(`${sql} for update`, parameters);
      return async () => {
        await client.query('rollback');
        await client.end();
      };
    }

    const holdDemoHero = () => hold([`select from hero where id = 'planet-hero-demo'`]);
  },
);

function nameOf({ url }: TestDatabase): string {
  return new URL(url).pathname.slice(1);
}

describe('a process with a wrong environment', () => {
  const processes = new ProcessGroup();
  afterAll(() => processes.killAll());

  const services = { DATABASE_URL: 'postgres://127.0.0.1:1/planet', REDIS_URL: 'redis://127.0.0.1:1' };

  it('names every fault at once and ends with code 1', async () => {
    const wrong = { DATABASE_URL: services.DATABASE_URL, OPERATOR_TOKEN: 'short', PORT: '70000' };
    const backend = processes.start(['node', 'backend/dist/main.js'], { environment: wrong });
    expect(await backend.ended).toEqual({ code: 1, signal: null });
    expect(backend.stderr()).toContain('REDIS_URL is needed as well when DATABASE_URL is set');
    expect(backend.stderr()).toContain('OPERATOR_TOKEN must have at least 16 characters');
    expect(backend.stderr()).toContain('SESSION_SECRET is required');
    expect(backend.stderr()).toMatch(/^ {2}PORT /m);
  });

  it.each([
    ['a backend without services', 'backend', {}, 'DATABASE_URL is required'],
    ['workers without services', 'workers', {}, 'DATABASE_URL is required'],
    ['a backend without a token', 'backend', services, 'OPERATOR_TOKEN is required'],
    ['a backend without a session secret', 'backend', { ...services, OPERATOR_TOKEN }, 'SESSION_SECRET is required'],
    ['workers of a queue that is not there', 'workers', { ...services, WORKER_QUEUES: 'chores' }, 'unknown queue chores'],
  ])('refuses %s', async (_, name, environment, message) => {
    const started = processes.start(['node', `${name}/dist/main.js`], { environment });
    expect(await started.ended).toEqual({ code: 1, signal: null });
    expect(started.stderr()).toContain(message);
  });
});
