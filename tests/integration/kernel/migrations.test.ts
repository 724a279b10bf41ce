// Snapshots of released schemas stand in tests/fixtures/snapshots; `npm run snapshot` makes the next one at each
// release.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { restoreBackup } from '@planet-heroes/domain/kernel/database/backup/restore-backup';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { hashOf, migrateWithin, migrationsOf, statementsOf } from '@planet-heroes/domain/kernel/database/migrate';
import { BEFORE_BASELINE, MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { assertMayWrite, RELEASE } from '@planet-heroes/domain/kernel/database/oldest-writer';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { onConnection } from '../../processes/database.js';
import { ROOT } from '../../processes/process.js';
import { backupText, schemaOf } from '../../support/database-contents.js';
import { nextMigration } from '../../support/next-migration.js';
import { createTestDatabase, openTestDatabase } from '../../support/test-database.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const FOLDER = join(ROOT, 'tests/fixtures/snapshots');
const SNAPSHOTS = readdirSync(FOLDER).filter((name) => name.endsWith('.backup.gz'));
const RELEASED: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'released-migrations.json'), 'utf8'));
const BOUND_MS = 120_000;

describe('migrations', () => {
  it('are not changed once they are released, and later ones come after them', () => {
    const known = Object.fromEntries(
      MIGRATIONS.map(({ name, class: migrationClass }) => [name, hashOf(migrationClass)]),
    );
    expect(Object.keys(known).slice(0, Object.keys(RELEASED).length)).toEqual(Object.keys(RELEASED));
    expect(known).toMatchObject(RELEASED);
    const names = Object.keys(known);
    expect(names).toEqual(names.toSorted());
  });

  it('let no release write that is newer than this one, and never an older one again', () => {
    const oldest = MIGRATIONS.flatMap(({ oldestWriter }) => oldestWriter ?? []);
    for (const release of oldest) expect(() => assertMayWrite(release)).not.toThrow();
    expect(oldest).toEqual(oldest.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  it('of each release in the changelog have their snapshot, and every package has the number of the newest', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, release]) => release!);
    expect(releases.map((release) => `${release}.backup.gz`).toSorted()).toEqual(SNAPSHOTS.toSorted());
    const { workspaces, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(version).toBe(releases[0]);
    for (const workspace of workspaces)
      expect(JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'))).toMatchObject({ version });
    const tags = readFileSync(join(ROOT, 'deploy/kubernetes/example/kustomization.yaml'), 'utf8');
    expect(tags).toContain(`newTag: ${version}`);
  });

  it('are all listed', () => {
    const files = readdirSync(join(ROOT, 'domain/src/kernel/database/migrations')).filter((file) =>
      file !== 'index.ts'
    );
    expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
  });

  it('would be distinguished from changed ones, after the least change', () => {
    class Original extends Migration {
      override up(): void {
        this.addSql('create table thing (id text primary key)');
      }
    }
    class LaidOutAnew extends Migration {
      override up(): void {
        this.addSql('create table thing\n  (id text primary key)');
      }
    }
    class Changed extends Migration {
      override up(): void {
        this.addSql('create table thing (id text primary key, name text)');
      }
    }
    expect(hashOf(LaidOutAnew)).toBe(hashOf(Original));
    expect(hashOf(Changed)).not.toBe(hashOf(Original));
  });

  it.each(MIGRATIONS)('only add, and know no way back: $name', ({ class: migrationClass }) => {
    expect(Object.hasOwn(migrationClass.prototype, 'down')).toBe(false);
    const statements = statementsOf(migrationClass);
    expect(statements.length).toBeGreaterThan(0);
    expect(
      statements.filter((statement) =>
        /\b(drop\s+(table|column|schema)|(?<!before\s)truncate|delete\s+from|rename\s+(to|column))\b/i.test(statement)
      ),
    )
      .toEqual([]);
  });

  it('lead to the same schema from whichever of them an installation stands at', async () => {
    const fresh = await openTestDatabase('minimal');
    const expected = await schemaOf(fresh.url);
    await fresh.close();
    expect(expected.length).toBeGreaterThan(300);
    for (let done = 1; done <= MIGRATIONS.length; done++) {
      const { url, drop } = await createTestDatabase();
      await onConnection(url, (client) => migrateWithin(client, MIGRATIONS.slice(0, done).map(({ name }) => name)));
      const database = await openDatabase({ url });
      await prepareDatabase(database, 'minimal');
      await database.close();
      expect({ done, schema: await schemaOf(url) }).toEqual({ done, schema: expected });
      await drop();
    }
  }, BOUND_MS);

  it('count the last one before the baseline as the baseline, and keep every row', async () => {
    const { url, drop } = await createTestDatabase();
    const former = ['20261121000000-foundation', BEFORE_BASELINE.last];
    await onConnection(url, async (client) => {
      await migrateWithin(client, [MIGRATIONS[0]!.name]);
      await client.query('delete from migration');
      await client.query('insert into migration (name) select unnest($1::text[])', [former]);
      await client.query(`
        insert into hero (id, name, referral_code, score_reached_at, joined_at) values ('kept', 'K', 'K', now(), now())`);
    });
    const database = await openDatabase({ url });
    try {
      await prepareDatabase(database, 'minimal');
      expect(await onConnection(url, migrationsOf)).toEqual(MIGRATIONS.map(({ name }) => name));
      expect(await database.query(`select id from hero where id = 'kept'`)).toHaveLength(1);
    } finally {
      await database.close();
      await drop();
    }
  });

  it('refuse an older schema with the commit that can migrate it, and change nothing', async () => {
    const opened = await openTestDatabase('minimal');
    const older = ['20261121000000-foundation', '20261124940000-guests-uncounted'];
    try {
      await onConnection(opened.url, async (client) => {
        await client.query('delete from migration');
        await client.query('insert into migration (name) select unnest($1::text[])', [older]);
      });
      const refusal = expect.objectContaining({
        name: 'ExpectedError',
        message: expect.stringMatching(`guests-uncounted.*${BEFORE_BASELINE.commit}`),
      });
      await expect(prepareDatabase(opened.database, 'minimal')).rejects.toEqual(refusal);
      await expect(opened.database.assertPrepared()).rejects.toEqual(refusal);
      expect(await onConnection(opened.url, migrationsOf)).toEqual(older);
    } finally {
      await opened.close();
    }
  });
});

describe.each(SNAPSHOTS)('the upgrade from %s', (name) => {
  const file = join(FOLDER, name);
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      seed: 'minimal',
      async fill(url) {
        await restoreBackup(url, file, { replace: false });
        await setClockBack(url);
      },
    });
  });
  afterAll(() => product.close());

  /** What was planned when the snapshot was made falls due with the days since: its clock goes on where it stood. */
  const setClockBack = (url: string) =>
    onConnection(url, async (client) => {
      const { rows: [clock] } = await client.query("select to_regclass('virtual_clock') is not null as is_there");
      if (!clock.is_there) return;
      await client.query(
        `update virtual_clock
         set offset_ms = 1000 * extract(epoch from (select max(occurred_at) from event_log) - now())`,
      );
    });

  /** Rows of a table as the snapshot has them: tab-separated columns by name. */
  function rowsOf(table: string): Record<string, string>[] {
    const text = backupText(file);
    const header = text.split('\n').find((line) => line.startsWith(`{"table":"${table}"`))!;
    const from = text.indexOf(header) + header.length + 1;
    const { columns } = JSON.parse(header) as { columns: string[] };
    const lines = text.slice(from, text.indexOf('\n\\.\n', from)).split('\n');
    return lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [columns[at]!, value])));
  }

  it('gives the very schema that a new installation has', async () => {
    const fresh = await openTestDatabase('minimal');
    try {
      expect(await schemaOf(product.databaseUrl)).toEqual(await schemaOf(fresh.url));
    } finally {
      await fresh.close();
    }
  });

  it('leaves heroes of old their points, and the board its order', async () => {
    const heroes = rowsOf('hero').map(({ id, available_points, lifetime_points, score }) => ({
      id,
      available_points,
      lifetime_points,
      score,
    }));
    expect(heroes.length).toBeGreaterThan(20);
    const now = await product.database.query(
      `select id, available_points::text, lifetime_points::text, score::text from hero where id = any($1::text[])`,
      [heroes.map(({ id }) => id)],
    );
    const byId = (rows: any[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(now)).toEqual(byId(heroes));
    const { body } = await product.call('GET', '/api/heroes/leaderboard?limit=20');
    const best = heroes.map(({ score }) => Number(score)).toSorted((a, b) => b - a).slice(0, 20);
    expect(body.map(({ points }: { points: number }) => points)).toEqual(best);
  });

  it('keeps reconciliation in balance, by rules that are younger than the rows', async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.length).toBeGreaterThan(10);
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  it('remembers every event, and takes new ones', async () => {
    const trades = (path: string) =>
      readFileSync(join(ROOT, 'tests/fixtures', path), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
    const known = new Set(rowsOf('ingested_event').map(({ source, id }) => `${source} ${id}`));
    const sent = [...trades('trades.jsonl'), ...trades('ramadan-evening.jsonl')].filter(({ source, id }) =>
      known.has(`${source} ${id}`)
    );
    expect(sent.length).toBe(known.size);
    const again = await product.operate('POST', '/api/ops/events', sent.slice(0, 100));
    expect(again.body).toMatchObject({ applied: 0, duplicates: 100 });
    const trade = {
      ...sent.find(({ type, data }) => type === 'trade.verified' && !data.tradeInId),
      id: 'after-the-upgrade',
    };
    const before = (await product.call('GET', '/api/impact-stats')).body.totalBottlesPrevented;
    expect((await product.operate('POST', '/api/ops/events', [trade])).body).toMatchObject({ applied: 1 });
    expect((await product.call('GET', '/api/impact-stats')).body.totalBottlesPrevented).toBeGreaterThan(before);
  });

  it('may be followed by the next one beside its running processes, which write on until they are replaced', async () => {
    const next = [
      nextMigration('1-initials', ['alter table hero add initial text'], {
        fills: [{ table: 'hero', column: 'initial', value: 'left(filled.name, 1)' }],
      }),
      nextMigration('2-index', [
        'drop index concurrently if exists hero_by_initial', 'create index concurrently hero_by_initial on hero (initial)',
      ], { isTransactional: false }),
      nextMigration('3-closing', ['create table souvenir (id text primary key)'], { oldestWriter: '99.0.0' }),
    ];
    const upgrade = () => prepareDatabase(product.database, 'minimal', { migrations: [...MIGRATIONS, ...next] });
    const join = async (id: string) => {
      const event = {
        specversion: '1.0', source: 'urn:test:upgrade', type: 'hero.joined', id, time: new Date().toISOString(),
        data: { heroId: id, name: 'Noor' },
      };
      return (await product.operate('POST', '/api/ops/events', [event])).body;
    };
    const upgrading = { isOver: false };
    const upgraded = upgrade().finally(() => (upgrading.isOver = true));
    const during: string[] = [];
    while (!upgrading.isOver) {
      during.push(`during-${during.length}`);
      expect(await join(during.at(-1)!)).toMatchObject({ applied: 1 });
    }
    await upgraded;
    expect(await join('after')).toMatchObject({ applied: 1 });
    const withoutInitial = () => product.database.query('select id from hero where initial is null');
    expect(await withoutInitial()).toContainEqual({ id: 'after' });
    await expect(upgrade()).rejects.toThrow(/too old/);
    await product.database.query(`update instance_secret set value = $1 where name = 'oldest-writer'`, [RELEASE]);
    await upgrade();
    expect(await withoutInitial()).toEqual([]);
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
