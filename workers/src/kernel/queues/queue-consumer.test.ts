import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { CommandOutcome } from '@planet-heroes/contracts/commands';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { PostgresQueuePlatform } from '@planet-heroes/platform/queues/postgres-queue-platform';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.js';
import { until } from '../../../../tests/support/until.js';
import { WorkerMetrics } from '../health/worker-metrics.js';
import { QueueConsumer } from './queue-consumer.js';

describe('a consumer that begins while its queue cannot be reached', () => {
  let test: TestDatabase;
  let platform: PostgresQueuePlatform;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    platform = await PostgresQueuePlatform.open(test.url, () => undefined);
    database = await openDatabase({ url: test.url });
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
    await test.drop();
  });

  async function onServer(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL! });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  it('leaves others their turn, and consumes once the queue is there', async () => {
    const name = new URL(test.url).pathname.slice(1);
    await onServer(`alter database ${name} allow_connections false`);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    let errors = 0;
    const logger = pino({ level: 'warn' }, { write: () => void errors++ });
    const consumer = new QueueConsumer('trade-calculations', 1, database, TEST_SERVICES, platform, new WorkerMetrics(new Registry()), logger);
    consumer.start();
    await until('the failure to be noticed', () => errors > 0);
    await onServer(`alter database ${name} allow_connections true`);

    const outcomes: CommandOutcome[] = [];
    platform.bus.onReply('here', ({ outcome }) => outcomes.push(outcome));
    const job = { id: 'j', name: 'calculate-trade', payload: { device: '15', condition: 'good' }, scope: 's', key: 'k', bodyHash: '', replyTo: 'here' };
    await platform.queue('trade-calculations').add('calculate-trade', job as never, { jobId: 'j' });
    expect(await until('the job to be done', () => outcomes[0])).toMatchObject({ status: 'succeeded', result: { tradeValue: 2240 } });
    await consumer.stop(5_000);
  });
});

describe('a consumer whose queue does not close', () => {
  it('leaves after its bound all the same, and says so', async () => {
    const worker = { on: () => worker, close: () => new Promise<void>(() => undefined) };
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const platform = { worker: () => worker };
    const consumer = new QueueConsumer('trade-calculations', 1, {} as never, TEST_SERVICES, platform as never, new WorkerMetrics(new Registry()), logger);
    await consumer.stop(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ queue: 'trade-calculations', boundMs: 1 }]);
  });
});
