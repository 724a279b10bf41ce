import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LeaderboardProjection } from '@planet-heroes/backend/areas/leaderboard/leaderboard.projection';
import { LogTailer } from '@planet-heroes/backend/kernel/projections/log-tailer';
import { appendEvents } from '@planet-heroes/domain/kernel/log/append-events';
import { tradeVerified } from '../../support/events.js';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('operating the product', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  const send = (event: unknown, headers?: Record<string, string>) =>
    product.operate('POST', '/api/ops/events', event, headers);

  it('needs the operator token', async () => {
    const without = await product.call('POST', '/api/ops/events', tradeVerified());
    expect(without).toMatchObject({ status: 401, body: { error: { code: 'operator_token_required' } } });
    for (const authorization of ['Bearer wrong', 'Bearer operator-token-of-the-test']) {
      const wrong = await product.call('GET', '/api/ops/projections', undefined, { authorization });
      expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'operator_token_wrong' } } });
    }
  });

  it('raises no alarm of reconciliation before anything was found to be wrong', async () => {
    expect((await product.call('GET', '/metrics')).body).toMatch(/^planet_books_balanced 1$/m);
  });

  it('keeps idle connections for longer than balancers do', async () => {
    expect(product.backend.app.getHttpServer().keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('answers one event with its own fate', async () => {
    const event = tradeVerified();
    expect(await send(event)).toMatchObject({ status: 200, body: { applied: 1 } });
    expect(await send(event)).toMatchObject({ status: 409, body: { error: { code: 'duplicate_event' } } });
    expect(await send(tradeVerified({ heroId: 'nobody' }))).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_hero' } },
    });
    expect(await send(tradeVerified({ device: 'Nokia' }))).toMatchObject({
      status: 400,
      body: { error: { code: 'unknown_device' } },
    });
    expect(await send(tradeVerified({}, { type: 'moon.landed' }))).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'unknown_event_type',
          details: { known: expect.arrayContaining(['trade.verified', 'hero.joined']) },
        },
      },
    });
  });

  it('answers a batch with every event’s fate', async () => {
    const { status, body } = await send([tradeVerified(), tradeVerified({ heroId: 'nobody' })]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      applied: 1,
      duplicates: 0,
      refused: 1,
      results: [{ status: 'applied' }, { error: { code: 'unknown_hero' } }],
    });
  });

  it.each([
    ['no envelope', { heroId: 'x' }],
    ['another version of the envelope', tradeVerified({}, { specversion: '0.3' })],
    ['a time that is none', tradeVerified({}, { time: 'yesterday' })],
    ['an empty batch', []],
    ['too many at once', Array.from({ length: 201 }, () => ({}))],
    ['data that is none', tradeVerified({ heroId: null })],
  ])('refuses %s', async (_, event) => {
    expect(await send(event)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it('gives the same answer to the same Idempotency-Key, and says so', async () => {
    const event = tradeVerified();
    const key = { 'idempotency-key': 'one-and-only' };
    const first = await send(event, key);
    const again = await send(event, key);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await send(tradeVerified(), key)).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
    expect(await send(event, { 'idempotency-key': 'x'.repeat(129) })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_idempotency_key' } },
    });
  });

  it('shows what is planned by the clock, and what a move of it brings about', async () => {
    const schedule = async () => (await product.operate('GET', '/api/ops/schedule')).body;
    const quotes = async () =>
      (await schedule()).planned.find(({ command }: { command: string }) => command === 'expire-trade-in');
    const hero = await joinHero(product);
    const before = await quotes();
    const body = { programme: 'exchange', device: 'iPhone 15 Pro', condition: 'good' };
    expect((await hero.call('POST', '/api/me/trade-ins', body)).status).toBe(201);
    const after = await quotes();
    expect(after.all).toBe((before?.all ?? 0) + 1);
    expect([after.withinHour, after.withinDay]).toEqual([before?.withinHour ?? 0, before?.withinDay ?? 0]);
    expect(after.within31Days).toBe((before?.within31Days ?? 0) + 1);
    expect((await schedule()).isMovable).toBe(true);
  });

  it('reports queues, projections and sockets to Prometheus', async () => {
    const { body } = await product.call('GET', '/metrics');
    for (
      const name of [
        'planet_queue_jobs{queue="event-ingest",state="waiting"} 0',
        'planet_queue_oldest_waiting_seconds',
        'planet_job_duration_seconds_count',
        'planet_job_wait_seconds_count',
        'planet_log_tail_lag_seconds',
        'planet_sockets 0',
        'planet_projection_position',
      ]
    ) {
      expect(body).toContain(name);
    }
  });

  it('is live and ready', async () => {
    expect(await product.call('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await product.call('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', problems: [] },
    });
  });
});

describe('a projection that cannot take an event', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  it('stands still before it, says which, and turns readiness red, while the others go on', async () => {
    const [leaderboard, tailer] = [product.backend.app.get(LeaderboardProjection), product.backend.app.get(LogTailer)];
    const apply = leaderboard.apply.bind(leaderboard);
    leaderboard.apply = (event) => {
      if (event.type === 'points.earned' && event.data.reason === 'poison') throw new Error('cannot fold this');
      apply(event);
    };
    const board = leaderboard.hash();
    await product.database.transaction((transaction) =>
      appendEvents(transaction, [
        {
          type: 'points.earned',
          subject: 'planet-hero-demo',
          cause: 'test',
          time: new Date(0),
          data: { heroId: 'planet-hero-demo', points: 5, rule: 'r', reason: 'poison' },
        },
      ])
    );
    tailer.wake();
    const ready = await until('readiness to turn red', async () => {
      const answer = await product.call('GET', '/health/ready');
      return answer.status === 503 && answer;
    });
    const stopped = tailer.reports().find(({ name }) => name === 'leaderboard')!.stoppedAt!;
    expect(ready.body.problems).toEqual([
      `projection leaderboard stands still before event ${stopped.eventId} (points.earned): cannot fold this`,
    ]);

    const before = (await product.call('GET', '/api/impact-stats')).body.pointsEarned;
    await product.operate('POST', '/api/ops/events', tradeVerified());
    // Another database's open transaction may hold the log back for a moment.
    await until(
      'the others to go on',
      async () => (await product.call('GET', '/api/impact-stats')).body.pointsEarned === before + 2240,
    );
    expect(leaderboard.hash()).toBe(board);
  });
});
