import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../../../../tests/support/test-database.js';
import { until } from '../../../../tests/support/until.js';
import { readOpenWriteTransactions } from './open-write-transactions.js';
import { TransactionTooLongError } from './bound-transaction.js';
import type { Database } from './database.js';
import { openDatabase } from '../../open-database.js';

describe('a transaction with a bound', () => {
  let database: Database;
  let outside: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const test = await createTestDatabase();
    drop = test.drop;
    database = await openDatabase({ url: test.url, poolSize: 1, applicationName: 'here' });
    outside = await openDatabase({ url: test.url, poolSize: 1 });
    await database.query('create table cup (id int)');
  });
  afterAll(async () => {
    await database.close();
    await outside.close();
    await drop();
  });

  const bound = { ms: 200, owner: 'make-tea' };
  const mine = async () => (await readOpenWriteTransactions(outside)).filter(({ owner }) => owner === 'here: make-tea');

  it('is ended in the middle of a statement, and nothing was done', async () => {
    const work = database.transaction(async (transaction) => {
      await transaction.query('insert into cup values (1)');
      await transaction.query('select pg_sleep(60)');
    }, { bound });
    await expect(work).rejects.toThrow(TransactionTooLongError);
    await expect(work).rejects.toThrow('make-tea stayed open for longer than 200 ms');
    expect(await database.query('select id from cup')).toEqual([]);
  });

  it('is ended between two statements as well', async () => {
    const work = database.transaction(async (transaction) => {
      await transaction.query('insert into cup values (2)');
      await until('the server to end it', async () => (await mine()).length === 0);
      await transaction.query('insert into cup values (3)');
    }, { bound });
    await expect(work).rejects.toThrow(TransactionTooLongError);
    expect(await database.query('select id from cup')).toEqual([]);
  });

  it('shows whose it is while it is open, and leaves the connection as it was', async () => {
    await database.transaction(async (transaction) => {
      await transaction.query('insert into cup values (4)');
      expect(await mine()).toEqual([{
        id: expect.any(String),
        owner: 'here: make-tea',
        ageSeconds: expect.any(Number),
      }]);
    }, { bound: { ...bound, ms: 60_000 } });
    const [setting] = await database.query(
      `select current_setting('transaction_timeout') as timeout, current_setting('application_name') as name`,
    );
    expect(setting).toEqual({ timeout: '0', name: 'here' });
  });

  it('that fails for another reason fails with that reason', async () => {
    await expect(database.transaction((transaction) => transaction.query('select no_such_column'), { bound })).rejects
      .toMatchObject({ code: '42703' });
  });
});
