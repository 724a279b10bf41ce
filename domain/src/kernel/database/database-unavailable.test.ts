import { describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../open-database.js';
import { isDatabaseUnavailable } from './database-unavailable.js';

describe('a database that is away', () => {
  it.each([
    ['at its address', 'postgres://planet@127.0.0.1:1/none'],
    ['at its Unix socket', 'postgres://planet@localhost/none?host=/nowhere'],
  ])('is recognised %s', async (_place, url) => {
    const nowhere = await openDatabase({ url });
    const refused = await nowhere.query('select 1').catch((error: unknown) => error);
    const inTransaction = await nowhere.transaction(() => Promise.resolve()).catch((error: unknown) => error);
    await nowhere.close();
    expect([isDatabaseUnavailable(refused), isDatabaseUnavailable(inTransaction)]).toEqual([true, true]);
  });

  it('is distinguished from a fault in the work', async () => {
    const database = await openDatabase({ url: process.env.TEST_POSTGRES_URL! });
    const wrong = await database.query('select 1/0').catch((error: unknown) => error);
    const cut = await database.query('select pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error);
    const full = await database
      .query(`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
      .catch((error: unknown) => error);
    await database.close();
    expect(isDatabaseUnavailable(full)).toBe(true);
    expect([isDatabaseUnavailable(wrong), isDatabaseUnavailable(cut)]).toEqual([false, true]);
    expect(isDatabaseUnavailable(new Error('duplicate key value violates unique constraint'))).toBe(false);
  });
});
