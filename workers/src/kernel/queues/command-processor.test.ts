import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BullRegistrar } from '@nestjs/bullmq';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { COMMAND_QUEUES, type CommandOutcome } from '@planet-heroes/contracts/commands';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { readConfig } from '@planet-heroes/platform/config/config';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { PostgresQueuePlatform } from '@planet-heroes/platform/queues/postgres-queue-platform';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.js';
import { until } from '../../../../tests/support/until.js';
import { WorkersModule } from '../../workers.module.js';
import { chosenProcessors } from './chosen-processors.js';
import { RunningProcessors } from './running-processors.js';

describe('a processor that begins while its queue cannot be reached', () => {
  let test: TestDatabase;
  let platform: PostgresQueuePlatform;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    platform = await PostgresQueuePlatform.open(test.url, pino({ level: 'silent' }));
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
    let errors = 0;
    const logger = pino({ level: 'warn' }, { write: () => void errors++ });
    const config = readConfig({ WORKER_QUEUES: 'trade-calculations', WORKER_CONCURRENCY: '1' });
    const context = await NestFactory.createApplicationContext(
      WorkersModule.with({ config, database, platform, logger, registry: new Registry() }),
      { logger: false, abortOnError: false },
    );
    const name = new URL(test.url).pathname.slice(1);
    await onServer(`alter database ${name} allow_connections false`);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    context.get(BullRegistrar).register();
    await until('the failure to be noticed', () => errors > 0);
    await onServer(`alter database ${name} allow_connections true`);

    const outcomes: CommandOutcome[] = [];
    platform.bus.onReply('here', ({ outcome }) => outcomes.push(outcome));
    const job = {
      id: 'j',
      name: 'calculate-trade',
      payload: { device: '15', condition: 'good' },
      scope: 's',
      key: 'k',
      bodyHash: '',
      replyTo: 'here',
    };
    await context.get(CommandQueues).of('trade-calculations').add('calculate-trade', job as never, { jobId: 'j' });
    expect(await until('the job to be done', () => outcomes[0])).toMatchObject({
      status: 'succeeded',
      result: { tradeValue: 2240 },
    });
    const [processor] = context.get(RunningProcessors).all;
    expect([processor!.queue, processor!.running, await processor!.stop(5_000)]).toEqual([
      'trade-calculations',
      true,
      true,
    ]);
    await context.close();
  });
});

describe('a processor whose queue does not close', () => {
  it('leaves after its bound all the same, and says so', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const [Chosen] = chosenProcessors(readConfig({ WORKER_QUEUES: 'trade-calculations' }), { consumers: {} } as never);
    const processor = new Chosen!({}, {}, {}, {}, logger);
    const worker = { name: 'trade-calculations', close: () => new Promise<void>(() => undefined) };
    Object.assign(processor, { _worker: worker });
    expect(await processor.stop(1)).toBe(false);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ queue: 'trade-calculations', boundMs: 1 }]);
  });
});

describe('the processors of a process', () => {
  const platform = { consumers: { connection: {} } } as never;
  const config = (environment: Record<string, string> = {}) => readConfig(environment);

  it('are those that WORKER_QUEUES names, at the concurrency that WORKER_CONCURRENCY sets', () => {
    expect(chosenProcessors(config(), platform).length).toBe(COMMAND_QUEUES.length);
    const [chosen, ...others] = chosenProcessors(
      config({ WORKER_QUEUES: 'heroes', WORKER_CONCURRENCY: '7' }),
      platform,
    );
    expect(others).toEqual([]);
    expect(Reflect.getMetadata('bullmq:processor_metadata', chosen!)).toMatchObject({ name: 'heroes' });
    expect(Reflect.getMetadata('bullmq:worker_metadata', chosen!)).toMatchObject({
      concurrency: 7,
      lockDuration: 10_000,
      connection: {},
    });
  });
});
