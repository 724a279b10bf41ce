import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ImpactProjection } from '@planet-heroes/backend/areas/impact/impact.projection';
import { LogTailer } from '@planet-heroes/backend/kernel/projections/log-tailer';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { appendEvents } from '@planet-heroes/domain/kernel/log/append-events';
import { archiveLog } from '@planet-heroes/domain/kernel/log/archive-log';
import { currentLogStart, LogArchivedError, readLog } from '@planet-heroes/domain/kernel/log/read-log';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { onConnection } from '../../processes/database.js';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { tradeVerified } from '../../support/events.js';
import { type JoinedHero, joinHero } from '../../support/join-hero.js';
import { openTestDatabase } from '../../support/test-database.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const run = promisify(execFile);
const EVENING = 'tests/fixtures/ramadan-evening.jsonl';
const UNTIL = ['--to', '2026-03-06T14:26:00Z'];
const BOUND_MS = 180_000;

/** Lets everything in the log have been written a hundred days ago. */
const age = (database: Database) =>
  database.query(`update event_log set recorded_at = recorded_at - interval '100 days'`);
/** Until no transaction of the whole server, other tests' among them, could still slip in front of what the log has. */
const settled = (database: Database) =>
  until('the log to be past every open transaction', async () => {
    const [log] = await database.query<{ isPast: boolean }>(
      `select coalesce(max(transaction_id) < pg_snapshot_xmin(pg_current_snapshot()), true) as "isPast" from event_log`,
    );
    return log!.isPast;
  });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

interface Line {
  id: string;
  type: string;
  position: string;
  [name: string]: unknown;
}

/** Every event of every file of a folder, in the order of the log. */
function archivedIn(folder: string): Line[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'));
  const lines = files.flatMap((name) => gunzipSync(readFileSync(join(folder, name))).toString().trim().split('\n'));
  const place = ({ position }: Line) => position.split('-').map(BigInt) as [bigint, bigint];
  return lines.map((line) => JSON.parse(line) as Line).toSorted((a, b) => {
    const [[transaction, row], [otherTransaction, otherRow]] = [place(a), place(b)];
    return Number(transaction - otherTransaction || row - otherRow);
  });
}

function logOf(database: Database): Promise<Line[]> {
  return database.query<Line>(
    `select '1.0' as specversion, id::text, type, source, subject, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time,
            data, cause, transaction_id || '-' || row_number as position
     from event_log order by event_log.transaction_id, event_log.row_number`,
  );
}

describe('a log that is archived under a running product', () => {
  let folder: string;
  let product: TestProduct;
  let hero: JoinedHero;
  let before: Line[];
  let hashes: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-archive-'));
    product = await startTestProduct({ seed: 'minimal' });
    await script('replay', product, EVENING, ...UNTIL, '--clock');
    hero = await joinHero(product, { name: 'Layla Haddad' });
    await product.operate('POST', '/api/ops/events', tradeVerified({ heroId: hero.id }, { id: 'long-ago' }));
    await age(product.database);
    before = await logOf(product.database);
    hashes = await hashesOf(product);
    // Written today, and not asked for.
    await product.operate('POST', '/api/ops/events', tradeVerified({ heroId: hero.id }, { id: 'today' }));
    hashes = await hashesOf(product);
    await settled(product.database);
    await archiveLog(product.database, { before: daysAgo(90), folder, eventsPerFile: 200 });
  }, BOUND_MS);
  afterAll(async () => {
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const script = (name: string, { address }: TestProduct, ...options: string[]) =>
    run('node', [`scripts/replay/${name}.ts`, ...options, '--url', address, '--token', OPERATOR_TOKEN], {
      maxBuffer: 20_000_000,
    });
  const hashesOf = async ({ operate }: TestProduct) =>
    Object.fromEntries(
      (await operate('GET', '/api/ops/projections')).body.projections.map(({ name, hash }: any) => [name, hash]),
    );
  const CHALLENGE_RULES = new Set(['social-challenge', 'challenge-escrow', 'challenge-refund']);
  const hasName = ({ type, data }: Line) =>
    ['hero.joined', 'hero.renamed', 'social_challenge.created'].includes(type as string)
    || CHALLENGE_RULES.has((data as { rule?: string }).rule ?? '');

  it('stands in files, every event once and as it was, and no longer in the table', async () => {
    expect(before.length).toBeGreaterThan(900);
    expect(archivedIn(folder)).toEqual(before.filter((event) => !hasName(event)));
    expect(readdirSync(folder).every((name) => /^events-\d+-\d+\.jsonl\.gz$/.test(name))).toBe(true);
    expect(statSync(join(folder, readdirSync(folder)[0]!)).mode & 0o777).toBe(0o600);
    const left = await logOf(product.database);
    expect(left.filter(({ position }) => before.some((event) => event.position === position)).every(hasName)).toBe(
      true,
    );
    expect(left.length).toBeLessThan(before.length / 2);
    const noted = await product.database.query('select file, events from log_archive order by file');
    expect(noted.map(({ file }) => file)).toEqual(readdirSync(folder).toSorted());
    expect(noted.reduce((sum, { events }) => sum + Number(events), 0)).toBe(archivedIn(folder).length);
  });

  it(
    'leaves projections as they were, on the node that followed it all and on one that starts from the tables',
    async () => {
      expect(await hashesOf(product)).toEqual(hashes);
      const another = await startTestProduct({
        seed: 'minimal',
        databaseUrl: product.databaseUrl,
        withoutWorkers: true,
      });
      try {
        expect(await hashesOf(another)).toEqual(hashes);
      } finally {
        await another.close();
      }
      const { body } = await product.operate('POST', '/api/ops/books/check');
      expect(body.checks.filter(({ holds }: any) => !holds)).toEqual([]);
      expect(body.checks.map(({ name }: any) => name)).toContain('Projection leaderboard shows what the tables say');
      expect((await product.call('GET', '/health/ready')).status).toBe(200);
    },
    BOUND_MS,
  );

  it('still knows every event that came in, explains points and pays new ones', async () => {
    const { stdout } = await script('replay', product, EVENING, ...UNTIL);
    expect(stdout).toMatch(/^\d+ events: 0 applied, \d+ seen before, 0 refused/);
    const sent = await product.operate(
      'POST',
      '/api/ops/events',
      tradeVerified({ heroId: hero.id }, { id: 'long-ago' }),
    );
    expect(sent.body.error.code).toBe('duplicate_event');
    const { lines } = (await hero.call('GET', '/api/me/points')).body;
    expect(lines.filter(({ rule }: any) => rule === 'trade-verified')).toHaveLength(2);
  }, BOUND_MS);

  it('is reported where somebody asks for what is gone', async () => {
    const latest = archivedIn(folder).map(({ time }) => time as string).toSorted().at(-1);
    expect((await product.operate('GET', '/api/ops/log?limit=1')).body.archivedTo).toBe(latest);
    const recorded = await script('record', product, '--since', '2026-01-01T00:00:00Z');
    expect(recorded.stderr).toContain(`Events up to ${latest} have been archived and are not in this recording`);
    const tomorrow = await script('record', product, '--since', new Date(Date.now() + DAY_MS).toISOString());
    expect(tomorrow.stderr).not.toContain('archived');
    const exported = (await hero.call('GET', '/api/me/export')).body;
    expect(exported.eventsArchivedTo).toBe(latest);
    expect(exported.tradeIns).toHaveLength(2);
  });

  it('names nobody in its files, so that a hero who leaves is gone from everywhere', async () => {
    const everything = JSON.stringify(archivedIn(folder));
    expect(everything).toContain(hero.id);
    expect(everything).not.toContain('Layla');
    await hero.call('DELETE', '/api/me');
    const named = await product.database.query(`select from event_log where data::text like '%Layla%'`);
    expect(named).toEqual([]);
  });

  it('can be replayed into another instance from its files and what stayed in the log', async () => {
    const whole = join(folder, '..', `${Date.now()}-whole.jsonl.gz`);
    const stayed = (await logOf(product.database)).filter(({ type }) => type === 'social_challenge.created');
    const inOrder = [...archivedIn(folder), ...stayed].toSorted((a, b) =>
      (a.time as string).localeCompare(b.time as string)
    );
    writeFileSync(whole, gzipSync(inOrder.map((event) => `${JSON.stringify(event)}\n`).join('')));
    const another = await startTestProduct({ seed: 'minimal' });
    try {
      const { stdout } = await script('replay', another, whole, '--clock');
      expect(stdout).toMatch(/^\d+ events: \d+ applied, 0 seen before, 0 refused/);
      const [trades] = await another.database.query(
        `select count(*)::int as verified from trade_in where state = 'verified'`,
      );
      expect(trades!.verified).toBeGreaterThan(20);
      expect(trades!.verified).toBe(archivedIn(folder).filter(({ type }) => type === 'trade.verified').length);
    } finally {
      await another.close();
      rmSync(whole, { force: true });
    }
  }, BOUND_MS);
});

describe('archiving', () => {
  let folder: string;
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase('minimal');
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-archive-'));
    await opened.database.query('delete from event_log');
    await opened.database.query('delete from log_archive');
    await write(5);
    await age(opened.database);
    await settled(opened.database);
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = async (transactions: number) => {
    for (let at = 0; at < transactions; at++) {
      await opened.database.transaction((transaction) =>
        appendEvents(
          transaction,
          [1, 2].map((points) => ({
            type: 'points.earned',
            subject: `h${at}`,
            cause: 'test',
            time: new Date(at),
            data: { heroId: `h${at}`, points, rule: 'r', reason: '' },
          })),
        )
      );
    }
  };
  const archive = (days = 90, into = folder) =>
    archiveLog(opened.database, { before: daysAgo(days), folder: into, eventsPerFile: 4 });
  const rows = async () => (await logOf(opened.database)).length;

  it('takes what is old enough, and nothing that another transaction could still slip in front of', async () => {
    expect(await archive(101)).toEqual([]);
    let finish = () => {};
    const open = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const slow = opened.database.transaction(async (transaction) => {
      await transaction.query('select pg_current_xact_id()');
      begun();
      await open;
    });
    await hasBegun;
    await write(1);
    await age(opened.database);
    expect((await archive()).reduce((sum, { events }) => sum + events, 0)).toBe(10);
    expect(await rows()).toBe(2);
    finish();
    await slow;
    await until('the rest to be archived', async () => (await archive()).length === 1);
    expect(archivedIn(folder)).toHaveLength(12);
    expect(await rows()).toBe(0);
  });

  it('cut off between the file and the log is done by the next run: nothing lost, nothing twice', async () => {
    const before = await logOf(opened.database);
    await onConnection(
      opened.url,
      (client) =>
        client.query(
          `create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
                    create trigger cut before insert on log_archive for each row execute function cut()`,
        ),
    );
    try {
      await expect(archive()).rejects.toThrow('cut off');
    } finally {
      await opened.database.query('drop function cut cascade');
    }
    expect(await logOf(opened.database)).toEqual(before);
    expect(readdirSync(folder)).toHaveLength(1);
    writeFileSync(join(folder, 'events-1-1.jsonl.gz.part'), 'half a fi');
    await archive();
    expect(archivedIn(folder)).toEqual(before);
    expect(await rows()).toBe(0);
    expect(await archive()).toEqual([]);
  });

  it('leaves the log alone where a file of other events is in the way', async () => {
    const before = await logOf(opened.database);
    const file = join(folder, `events-${before[0]!.position}.jsonl.gz`);
    writeFileSync(file, gzipSync(`${JSON.stringify({ id: 'of another installation' })}\n`));
    await expect(archive()).rejects.toThrow(/holds other events/);
    expect(await logOf(opened.database)).toEqual(before);
    expect(gunzipSync(readFileSync(file)).toString()).toContain('of another installation');
  });

  it('is done by one at a time', async () => {
    const before = await logOf(opened.database);
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => archive()));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toContain('being archived already');
    expect(archivedIn(folder)).toEqual(before);
    expect(await rows()).toBe(0);
  });

  it('is noticed by a reader who had not read it all, and by no other', async () => {
    const begin = () =>
      opened.database.transaction((transaction) => currentLogStart(transaction), { isolation: 'repeatable read' });
    const early = await begin();
    await write(3);
    await age(opened.database);
    const unread = await until('all to be readable', async () => {
      const events = await readLog(opened.database, early.position, early.snapshot, 100);
      return events.length === 6 && events;
    });
    await archive();
    await write(1);
    // A reader notices with the next event that it is given.
    await settled(opened.database);
    const late = await begin();
    await expect(readLog(opened.database, early.position, early.snapshot, 100)).rejects.toThrow(LogArchivedError);
    await expect(readLog(opened.database, unread[2]!.position, early.snapshot, 100)).rejects.toThrow(LogArchivedError);
    const rest = await until('the rest to be readable', async () => {
      const events = await readLog(opened.database, unread.at(-1)!.position, early.snapshot, 100);
      return events.length === 2 && events;
    });
    expect(rest.map(({ subject }) => subject)).toEqual(['h0', 'h0']);
    expect(await readLog(opened.database, late.position, late.snapshot, 100)).toEqual([]);
  });

  it('brings projections that had not read it all to a stand, with a word why', async () => {
    let gate = Promise.resolve();
    const gated = new Proxy(opened.database, {
      get: (database, name) =>
        name === 'query'
          ? (...query: Parameters<Database['query']>) => gate.then(() => database.query(...query))
          : Reflect.get(database, name),
    });
    const tailer = new LogTailer(gated, pino({ level: 'silent' }));
    await tailer.begin([new ImpactProjection()]);
    let release = () => {};
    gate = new Promise<void>((resolve) => (release = resolve));
    await write(1);
    await age(opened.database);
    await until('it to be archived', async () => (await archive(), (await rows()) === 0));
    release();
    tailer.wake();
    const [report] = await until('it to stand still', () => tailer.reports()[0]!.stoppedAt && tailer.reports());
    await tailer.stop();
    expect(report!.stoppedAt).toMatchObject({
      type: 'log.archived',
      reason: expect.stringContaining('archived before this node had read them'),
    });
  });

  it('of everything does not hide that a log was restored from a server ahead of this one', async () => {
    await archive();
    await opened.database.query(`update log_archive set last_transaction_id = '9000000000000000'::xid8`);
    await prepareDatabase(opened.database, 'minimal');
    expect(await opened.database.query('select from log_archive where last_transaction_id::text <> $1', ['1'])).toEqual(
      [],
    );
  });

  it('as a command says what it did, what it needs and what it refuses', async () => {
    const command = (...options: string[]) =>
      run(process.execPath, ['scripts/data/archive-log.ts', ...options], {
        env: { PATH: process.env.PATH, DATABASE_URL: opened.url },
      });
    expect((await command('--before', '90d', '--to', folder)).stdout).toMatch(
      /events-\d+-\d+\.jsonl\.gz: 10 events\n10 events archived\.\n$/,
    );
    expect((await command('--before', '90d', '--to', folder)).stdout).toMatch(
      /^No events from before .* are left to archive\.\n$/,
    );
    await expect(command('--before', '90d')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--to <folder>'),
    });
    await expect(command('--before', '10m', '--to', folder)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The last hour'),
    });
    await expect(command('--before', 'soon', '--to', folder)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not a length of time'),
    });
  });
});
