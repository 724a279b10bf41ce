import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { MigrationEntry } from '@planet-heroes/domain/kernel/database/migration-entry';
import { MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { RELEASE } from '@planet-heroes/domain/kernel/database/oldest-writer';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { onConnection } from '../../processes/database.js';
import { nextMigration } from '../../support/next-migration.js';
import { openTestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

/** Writers wait for a migration for less than this, on a busy machine too. */
const STALLED_MS = 2_500;
const COLUMN = nextMigration('column', ['alter table hero add motto text']);
const INDEX = nextMigration('index', [
  'drop index concurrently if exists hero_by_rank',
  'create unique index concurrently hero_by_rank on hero (name)',
], { isTransactional: false });

describe('a migration beside processes that write', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let lines: { text: string; code?: string }[];
  let clients: pg.Client[];
  beforeEach(async () => {
    opened = await openTestDatabase('minimal');
    [lines, clients] = [[], []];
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    await opened.close();
  });

  const note = (fields: object, text: string) => void lines.push({ ...fields, text });
  const upgrade = (next: readonly MigrationEntry[], more: { giveUpAfterMs?: number } = {}) =>
    prepareDatabase(opened.database, 'minimal', {
      log: { info: note, warn: note },
      migrations: [...MIGRATIONS, ...next],
      ...more,
    });
  const gaveWay = () => lines.filter(({ code }) => code !== undefined);
  const names = async () => (await opened.database.migrations()).slice(MIGRATIONS.length);
  const connect = async (url = opened.url) => {
    const client = new pg.Client({ connectionString: url });
    clients.push(client);
    await client.connect();
    return client;
  };
  const WRITE = 'update hero set name = name';

  it('gives way to a transaction that stays open, stalls no writer for long, and is done after it', async () => {
    const holder = await connect();
    await holder.query('begin');
    await holder.query(WRITE);
    const upgraded = upgrade([COLUMN]);
    const writer = await connect();
    await writer.query(`set statement_timeout = '${STALLED_MS}ms'`);
    // Reads queue behind an exclusive lock that waits, as writes do.
    for (; gaveWay().length < 2;) await writer.query('select count(*) from hero');
    expect(await names()).toEqual([]);
    await holder.query('commit');
    await upgraded;
    expect(gaveWay().map(({ code }) => code)).toEqual(gaveWay().map(() => '55P03'));
    expect(await names()).toEqual([COLUMN.name]);
    expect(lines.map(({ text }) => text)).toContain(`Migration 1 of 1 begins: ${COLUMN.name}.`);
  });

  it('gives up after a while with a sentence, and keeps what was done before', async () => {
    const holder = await connect();
    await holder.query('begin');
    await holder.query(WRITE);
    const table = nextMigration('a-table', ['create table souvenir (id text primary key)']);
    await expect(upgrade([table, COLUMN], { giveUpAfterMs: 0 })).rejects.toEqual(expect.objectContaining({
      name: 'ExpectedError',
      message: expect.stringMatching(`${COLUMN.name}.*55P03.*done`),
    }));
    expect(await names()).toEqual([table.name]);
  });

  it('is tried again as the victim of a deadlock', async () => {
    const { pathname } = new URL(opened.url);
    const adminUrl = new URL(process.env.TEST_POSTGRES_ADMIN_URL!);
    adminUrl.pathname = pathname;
    // The migration notices first, and the writer never.
    await onConnection(adminUrl.href, (admin) =>
      admin.query(`alter database ${pathname.slice(1)} set deadlock_timeout = '50ms'`)
    );
    await opened.database.pool().then(async (pool) => pool.query('create sequence attempt'));
    await opened.database.orm.reconnect();
    const writer = await connect(adminUrl.href);
    await writer.query(`set deadlock_timeout = '1h'`);
    await writer.query('begin');
    await writer.query('lock table impact_total in access exclusive mode');
    const waits = 'select from pg_locks where not granted and pid = ' +
      String((await writer.query('select pg_backend_pid() as pid')).rows[0].pid);
    const crossing = nextMigration('crossing', [
      'alter table hero add motto text',
      `do $$ begin
         while nextval('attempt') = 1 and not exists (${waits}) loop perform setval('attempt', 1, false); end loop;
       end $$`,
      'alter table impact_total add motto text',
    ]);
    const upgraded = upgrade([crossing]);
    await until('the migration to hold its first table', async () =>
      (await opened.database.query(`select from pg_locks where relation = 'hero'::regclass and mode = 'AccessExclusiveLock'`))
        .length > 0);
    await writer.query('select count(*) from hero');
    await writer.query('commit');
    await upgraded;
    expect(gaveWay()[0]).toMatchObject({ code: '40P01' });
    expect(await names()).toEqual([crossing.name]);
  });

  it('that fails leaves those before it in place, and the next start goes on from there', async () => {
    const wrong = nextMigration('wrong', ['alter table hero add nickname text', 'alter table no_such_table add x text']);
    await expect(upgrade([COLUMN, wrong])).rejects.toThrow(/no_such_table/);
    expect(await names()).toEqual([COLUMN.name]);
    await upgrade([COLUMN, nextMigration('wrong', ['alter table hero add nickname text'])]);
    expect(await names()).toEqual([COLUMN.name, wrong.name]);
  });

  it('builds an index concurrently while other processes start, and again after one that was broken off', async () => {
    const heroes = (count: number) =>
      opened.database.query(`
        insert into hero (id, name, referral_code, score_reached_at, joined_at)
        select 'same-' || n, 'Same', 'same-' || n, now(), now() from generate_series(1, $1::int) as n`, [count]);
    await heroes(2);
    await expect(upgrade([INDEX])).rejects.toThrow(/hero_by_rank/);
    expect(await opened.database.query(`select indisvalid from pg_index where indexrelid = 'hero_by_rank'::regclass`))
      .toEqual([{ indisvalid: false }]);
    await opened.database.query(`update hero set name = id`);
    await Promise.all([1, 2, 3].map(() => upgrade([INDEX])));
    expect(await opened.database.query(`select indisvalid from pg_index where indexrelid = 'hero_by_rank'::regclass`))
      .toEqual([{ indisvalid: true }]);
    expect(await names()).toEqual([INDEX.name]);
  });

  it('names the oldest release that may write from then on: older ones do not start, nor do their programs', async () => {
    const closing = nextMigration('closing', ['create table souvenir (id text primary key)'], { oldestWriter: '99.10.0' });
    await upgrade([closing]);
    const refusal = expect.objectContaining({
      name: 'ExpectedError',
      message: expect.stringMatching(`Release ${RELEASE} is too old .* only 99.10.0 or newer may write`),
    });
    await expect(prepareDatabase(opened.database, 'minimal')).rejects.toEqual(refusal);
    await expect(opened.database.assertPrepared()).rejects.toEqual(refusal);
  });

  it('may leave an older release its right to write, which then starts with one warning', async () => {
    await upgrade([{ ...COLUMN, oldestWriter: RELEASE }]);
    lines = [];
    await prepareDatabase(opened.database, 'minimal', { log: { info: note, warn: note } });
    expect(lines).toEqual([{ newer: [COLUMN.name], text: expect.stringMatching(`Release ${RELEASE} may still write`) }]);
    await opened.database.assertPrepared();
  });

  it('fills a column at each start for the rows that have none, and leaves those that have', async () => {
    const filled = nextMigration('filled', ['alter table hero add initial text'], {
      fills: [{ table: 'hero', column: 'initial', value: 'left(filled.name, 1)' }],
    });
    const add = (id: string, name: string) =>
      opened.database.query(
        `insert into hero (id, name, referral_code, score_reached_at, joined_at) values ($1, $2, $1, now(), now())`,
        [id, name],
      );
    const initials = async () =>
      Object.fromEntries((await opened.database.query<{ id: string; initial: string }>(
        `select id, initial from hero where id like 'row-%'`,
      )).map(({ id, initial }) => [id, initial]));
    await add('row-1', 'Amal');
    await upgrade([filled]);
    expect(await initials()).toEqual({ 'row-1': 'A' });
    await opened.database.query(`update hero set initial = 'X' where id = 'row-1'`);
    await add('row-2', 'Badr');
    await upgrade([filled]);
    expect(await initials()).toEqual({ 'row-1': 'X', 'row-2': 'B' });
  });
});
