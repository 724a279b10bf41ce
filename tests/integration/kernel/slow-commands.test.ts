import { afterEach, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { tradeVerified } from '../../support/events.js';
import pg from 'pg';
import { FOUNDATIONS } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(FOUNDATIONS)('with no worker running, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  afterEach(() => product.close());
  const start = async (environment: Record<string, string> = {}) => {
    product = await startTestProduct({
      redisUrl,
      withoutWorkers: true,
      environment: { COMMAND_WAIT_MS: '150', ...environment },
    });
  };

  it('a command is accepted, and its result comes over the socket once a worker starts', async () => {
    await start();
    const accepted = await product.call('POST', '/api/calculate-trade', { device: '16 Pro', condition: 'good' });
    expect(accepted.status).toBe(202);
    const { commandId } = accepted.body;
    expect(accepted.body).toEqual({ commandId, status: 'accepted' });
    expect(accepted.headers.get('location')).toBe(`/api/commands/${commandId}`);
    expect((await product.call('GET', `/api/commands/${commandId}`)).body).toEqual({ commandId, status: 'accepted' });

    const client = io(product.address, { transports: ['websocket'], forceNew: true });
    const settled: unknown[] = [];
    client.on('command:settled', (message) => settled.push(message));
    expect(await client.emitWithAck('command:watch', { commandId })).toEqual({ ok: true, settled: null });
    await product.workers.start();
    await until('the result', () => settled.length > 0);
    const result = { tradeValue: 3040, points: 2880, bottlesPrevented: 1520, co2Saved: 6080, level: 'Gold Hero' };
    expect(settled).toEqual([{ commandId, status: 'succeeded', result }]);
    expect((await product.call('GET', `/api/commands/${commandId}`)).body).toEqual({
      commandId,
      status: 'succeeded',
      result,
    });
    expect(await client.emitWithAck('command:watch', { commandId })).toMatchObject({
      settled: { status: 'succeeded' },
    });
    client.disconnect();
  });

  it('an accepted command that its queue has lost still takes effect, once', async () => {
    await start();
    const { status, body } = await product.operate('POST', '/api/ops/events', tradeVerified());
    expect(status).toBe(202);
    await product.queues.of('event-ingest').obliterate({ force: true });
    await product.workers.start();
    const settled = await until('the command to settle', async () => {
      const answer = await product.operate('GET', `/api/commands/${body.commandId}`);
      return answer.body.status !== 'accepted' && answer.body;
    });
    expect(settled).toMatchObject({ status: 'succeeded', result: { results: [{ status: 'applied' }] } });
    const [row] = await product.database.query('select count(*)::int as entries from ledger_entry where rule = $1', [
      'trade-verified',
    ]);
    expect(row).toEqual({ entries: 1 });
  });

  it('commands that wait for one group of workers do not stand before those of another', async () => {
    await start({ WORKER_QUEUES: 'trade-calculations' });
    const stuck = { name: 'verify-trade', payload: {}, scope: 'operator', bodyHash: '', replyTo: '' };
    await product.database.query(
      `insert into accepted_command (id, job)
       select id, jsonb_build_object('id', id, 'key', id) || $1::jsonb
       from (select '00000000-0000-4000-8000-' || lpad(n::text, 12, '0') as id from generate_series(1, 250) n) as made`,
      [JSON.stringify(stuck)],
    );
    const accepted = await product.call('POST', '/api/calculate-trade', { device: '16', condition: 'good' });
    expect(accepted.status).toBe(202);
    await product.queues.of('trade-calculations').obliterate({ force: true });
    await product.workers.start();
    await until('the calculation to settle', async () => {
      const { body } = await product.call('GET', `/api/commands/${accepted.body.commandId}`);
      return body.status === 'succeeded';
    }, 20_000);
  }, 40_000);

  it('no more commands wait than may: further ones are refused until the queue is worked off', async () => {
    await start({ MOST_COMMANDS_WAITING: '20' });
    const calculate = () => product.call('POST', '/api/calculate-trade', { device: '16 Pro', condition: 'good' });
    const waiting = () => product.queues.of('trade-calculations').getJobCountByTypes('waiting');
    const refused = await until(
      'a call to be refused',
      async () => (await Promise.all(Array.from({ length: 8 }, calculate))).find(({ status }) => status !== 202),
    );
    expect(refused).toMatchObject({
      status: 503,
      body: { error: { code: 'overloaded', message: expect.stringMatching(/\w/) } },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const depth = await waiting();
    expect(depth).toBeGreaterThanOrEqual(20);
    expect((await product.call('POST', '/api/calculate-trade-value', { phoneModel: 'nonsense' })).status).toBe(400);
    for (let more = 0; more < 5; more++) expect((await calculate()).status).toBe(503);
    expect(await waiting()).toBe(depth);
    // Another queue's commands are taken meanwhile.
    expect((await product.call('POST', '/api/heroes', { name: 'Meanwhile' })).status).toBe(202);
    await product.workers.start();
    await until('calls to be answered again', async () => (await calculate()).status === 200);
  });

  it('an unknown command is not found', async () => {
    await start();
    expect(await product.call('GET', '/api/commands/none')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_command' } },
    });
  });
});

const redisUrl = process.env.TEST_REDIS_URL;

(redisUrl ? describe : describe.skip)('with Postgres away for longer than all attempts take (needs Redis)', () => {
  let product: TestProduct;
  afterEach(() => product.close());

  it('a command waits for it without using up its attempts, and takes effect once', async () => {
    product = await startTestProduct({ redisUrl, withoutWorkers: true, environment: { COMMAND_WAIT_MS: '150' } });
    const accepted = await product.operate('POST', '/api/ops/events', tradeVerified());
    expect(accepted.status).toBe(202);
    const name = (await product.database.query<{ name: string }>('select current_database() as name'))[0]!.name;
    const server = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await server.connect();
    await server.query(`alter database ${name} allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

    const refused = await product.operate('POST', '/api/ops/events', tradeVerified());
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'database_unavailable' } } });
    await product.workers.start();
    const queue = product.queues.of('event-ingest');
    await until('more starts than there are attempts', async () => {
      const [job] = await queue.getJobs(['delayed']);
      return job !== undefined && job.attemptsStarted > 5;
    }, 20_000);
    expect(await queue.getJobCountByTypes('failed')).toBe(0);

    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
    await until('the event to be applied', async () => (await queue.getJobCountByTypes('completed')) === 1);
    const [row] = await product.database.query('select count(*)::int as trades from trade_in');
    expect(row).toEqual({ trades: 1 });
  }, 60_000);
});
