import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.js';
import { until } from '../../../../tests/support/until.js';
import type { Database } from './database.js';
import { openDatabase } from '../../open-database.js';
import { isDatabaseUnavailable } from './database-unavailable.js';

const POOL_SIZE = 2;

describe('a transaction whose connection broke', () => {
  let test: TestDatabase;
  let database: Database;
  let outside: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase({ url: test.url, poolSize: POOL_SIZE });
    outside = await openDatabase({ url: test.url, poolSize: 1 });
  });
  afterAll(async () => {
    await database.close();
    await outside.close();
    await test.drop();
  });

  const breakConnection = (pid: number) => outside.query('select pg_terminate_backend($1)', [pid]);

  it.each(['between two statements', 'in the middle of one'])('%s gives its place in the pool back', async (when) => {
    for (let turn = 0; turn < 2 * POOL_SIZE; turn++) {
      const work = database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
        if (when === 'in the middle of one') {
          const asleep = transaction.query('select pg_sleep(60)');
          await until('it to be at work', async () => {
            const [found] = await outside.query(`select from pg_stat_activity where pid = $1 and state = 'active'`, [
              row!.pid,
            ]);
            return found !== undefined;
          });
          await breakConnection(row!.pid);
          await asleep;
        } else {
          await breakConnection(row!.pid);
          await until(
            'it to be gone',
            async () => (await outside.query('select from pg_stat_activity where pid = $1', [row!.pid])).length === 0,
          );
          await transaction.query('select 1');
        }
      });
      const error = await work.catch((fault: unknown) => fault);
      expect(isDatabaseUnavailable(error)).toBe(true);
    }
    expect(await database.transaction((transaction) => transaction.query('select 1 as one'))).toEqual([{ one: 1 }]);
    expect((await database.pool()).totalCount).toBeLessThanOrEqual(POOL_SIZE);
  });

  it('while it began gives its place back', async () => {
    const pool = await database.pool();
    for (let turn = 0; turn < 2 * POOL_SIZE; turn++) {
      // A connection that broke while idle is noticed by the next caller that takes it.
      await until('a connection', () => database.query('select 1').then(() => true));
      const pids = await outside.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const begun = database.transaction((transaction) => transaction.query('select 1')).catch((fault: unknown) =>
        fault
      );
      for (const { pid } of pids) await breakConnection(pid);
      await begun;
    }
    expect(
      await until('a transaction', () => database.transaction((transaction) => transaction.query('select 1 as one'))),
    )
      .toEqual([{ one: 1 }]);
    await until('every place to be free', () => pool.totalCount === pool.idleCount);
  });
});
