import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { WriteTransactionsWatch } from '@planet-heroes/backend/kernel/observability/write-transactions-watch';
import { FOUNDATIONS } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const BOUND_MS = 400;

describe.each(FOUNDATIONS)('a command that would stay open for too long, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let holder: pg.Client;
  afterEach(async () => {
    await holder.end();
    await product.close();
  });

  it('is cut off and refused with nothing done, and may be sent again', async () => {
    product = await startTestProduct({ redisUrl, environment: { TRANSACTION_BOUND_MS: String(BOUND_MS) } });
    holder = new pg.Client({ connectionString: product.databaseUrl, application_name: 'somebody-else' });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from impact_total for update');

    const key = { 'idempotency-key': randomUUID() };
    const join = () => product.call('POST', '/api/heroes', { name: 'Layla' }, key);
    const refused = await join();
    expect(refused).toMatchObject({
      status: 503,
      body: { error: { code: 'took_too_long', message: expect.stringContaining('nothing of it was done') } },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await product.database.query(`select name from hero where name = 'Layla'`)).toEqual([]);

    const metrics = await (await fetch(`${product.address}/metrics`)).text();
    const age = /planet_oldest_write_transaction_seconds\{owner="somebody-else"\} ([\d.]+)/.exec(metrics)?.[1];
    expect(Number(age)).toBeGreaterThan(BOUND_MS / 1_000);
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const watch = new WriteTransactionsWatch(
      product.database,
      new Registry(),
      logger,
      { transactionBoundMs: BOUND_MS } as never,
    );
    await watch.look();
    await watch.look();
    const named = lines.map((line) => JSON.parse(line)).filter(({ owner }) => owner === 'somebody-else');
    expect(named).toEqual([
      expect.objectContaining({ ageSeconds: expect.any(Number), msg: expect.stringContaining('stays open') }),
    ]);

    await holder.query('rollback');
    const joined = await until('the command to be taken', async () => {
      const answer = await join();
      return answer.status === 201 && answer;
    });
    expect(joined.body).toMatchObject({ name: 'Layla' });
    expect(await product.database.query(`select count(*)::int as count from hero where name = 'Layla'`)).toEqual([{
      count: 1,
    }]);
  });
});
