import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { checkBackup } from '@planet-heroes/domain/kernel/database/backup/read-backup';
import { restoreBackup } from '@planet-heroes/domain/kernel/database/backup/restore-backup';
import { writeBackup } from '@planet-heroes/domain/kernel/database/backup/write-backup';
import { onConnection } from '../../processes/database.js';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { makeSwiftFolder } from '../../processes/swift-folder.js';
import { backupText, contentsOf, forgeBackup } from '../../support/database-contents.js';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { type JoinedHero, joinHero } from '../../support/join-hero.js';
import { ask, ProcessGroup } from '../../support/product-process.js';
import { createTestDatabase } from '../../support/test-database.js';
import { senderOf } from '../../support/sender-of.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const run = promisify(execFile);
const EVENING = ['tests/fixtures/ramadan-evening.jsonl', '--to', '2026-03-06T14:26:00Z', '--clock'];
const BOUND_MS = 180_000;

type Operate = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;

/** How an instance stands: every projection's hash, and what the tables sum up to. */
async function stateOf(operate: Operate) {
  const { projections } = (await operate('GET', '/api/ops/projections')).body;
  const { totals } = (await operate('GET', '/api/ops/totals')).body;
  return { projections: Object.fromEntries(projections.map(({ name, hash }: any) => [name, hash])), totals };
}

async function brokenBooks(operate: Operate): Promise<string[]> {
  const { body } = await operate('POST', '/api/ops/books/check');
  expect(body.checks.length).toBeGreaterThan(10);
  return body.checks.filter(({ holds }: any) => !holds).map(({ name, found }: any) => `${name}: ${found}`);
}

describe.each(oneFoundation(import.meta.url))('a backup taken of a running product, with $name', ({ redisUrl }) => {
  let folder: string;
  let file: string;
  let original: TestProduct;
  let hero: JoinedHero;
  let before: Awaited<ReturnType<typeof stateOf>>;
  beforeAll(async () => {
    folder = makeSwiftFolder('planet-heroes-backup-');
    file = join(folder, 'evening.gz');
    original = await startTestProduct({ redisUrl, seed: 'minimal' });
    await run('node', ['scripts/replay/replay.ts', ...EVENING, '--url', original.address, '--token', OPERATOR_TOKEN]);
    hero = await joinHero(original, { name: 'Layla \\. "Noor" نور' });
    // All that has a meaning of its own where rows are written as text.
    await original.database.query('insert into seed_run (name) values ($1)', ['a\tb\nc\r\\.\n\\N\\']);
    // The log is to lie in the future of the servers that are made for these tests.
    await onConnection(original.databaseUrl, (client) =>
      client.query('do $$ begin for i in 1..4000 loop perform pg_current_xact_id(); commit; end loop; end $$'),
    );
    await original.operate('POST', '/api/ops/events', tradeVerified({ heroId: hero.id }, { id: 'before-the-backup' }));
    await writeBackup(original.databaseUrl, file);
    before = await stateOf(original.operate);
  }, BOUND_MS);
  afterAll(async () => {
    await original.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings another database to the same hashes, totals and reconciliation, and people to their heroes', async () => {
    const copy = await startTestProduct({
      redisUrl,
      seed: 'minimal',
      fill: (url) => restoreBackup(url, file, { replace: false }),
    });
    try {
      expect(await stateOf(copy.operate)).toEqual(before);
      expect(await brokenBooks(copy.operate)).toEqual([]);
      const me = await copy.call('GET', '/api/me', undefined, { cookie: hero.cookie });
      expect(me.body).toMatchObject({ id: hero.id, name: (await hero.call('GET', '/api/me')).body.name });
      const again = await copy.operate(
        'POST',
        '/api/ops/events',
        tradeVerified({ heroId: hero.id }, { id: 'before-the-backup' }),
      );
      expect(again.body).toMatchObject({ error: { code: 'duplicate_event' } });
      // What happens next stands behind what was restored, in the log and in its numbers.
      await copy.operate('POST', '/api/ops/events', tradeVerified({ heroId: hero.id }));
      const after = await stateOf(copy.operate);
      expect(after.projections.impact).not.toBe(before.projections.impact);
      const [numbers] = await copy.database.query(
        `select count(*)::int as rows, count(distinct row_number)::int as numbers from event_log`,
      );
      expect(numbers!.numbers).toBe(numbers!.rows);
      expect(await brokenBooks(copy.operate)).toEqual([]);
    } finally {
      await copy.close();
    }
  }, BOUND_MS);

  it('holds what was promised: a command answered with 202 ends where it is restored', async () => {
    const environment = { COMMAND_WAIT_MS: '50' };
    const standing = await startTestProduct({ redisUrl, seed: 'minimal', withoutWorkers: true, environment });
    const promised = join(folder, 'promised.gz');
    try {
      const promise = await standing.call('POST', '/api/heroes', { name: 'Promised' });
      const { status, body } = promise;
      expect({ status, body }).toMatchObject({ status: 202, body: { status: 'accepted' } });
      await writeBackup(standing.databaseUrl, promised);
      const copy = await startTestProduct({
        redisUrl,
        seed: 'minimal',
        fill: (url) => restoreBackup(url, promised, { replace: false }),
      });
      try {
        expect(await copy.database.query('select from accepted_command where id = $1', [body.commandId])).toHaveLength(
          1,
        );
        await until(
          'the command to end',
          async () =>
            (await copy.call('GET', `/api/commands/${body.commandId}`, undefined, senderOf(promise))).body.status
              === 'succeeded',
        );
        expect(await copy.database.query(`select from hero where name = 'Promised'`)).toHaveLength(1);
      } finally {
        await copy.close();
      }
    } finally {
      await standing.close();
    }
  }, BOUND_MS);
});

describe('backup and restore as commands', () => {
  const processes = new ProcessGroup();
  let folder: string;
  let dataDir: string;
  let file: string;
  let original: TestProduct;
  let before: Awaited<ReturnType<typeof stateOf>>;
  beforeAll(async () => {
    folder = makeSwiftFolder('planet-heroes-backup-');
    dataDir = join(folder, 'data');
    file = join(folder, 'outside.gz');
    original = await startTestProduct({ seed: 'minimal' });
    await run('node', ['scripts/replay/replay.ts', ...EVENING, '--url', original.address, '--token', OPERATOR_TOKEN]);
    await onConnection(original.databaseUrl, (client) =>
      client.query('do $$ begin for i in 1..4000 loop perform pg_current_xact_id(); commit; end loop; end $$'),
    );
    await original.operate('POST', '/api/ops/events', tradeVerified());
    before = await stateOf(original.operate);
  }, BOUND_MS);
  afterAll(async () => {
    await processes.killAll();
    await original.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const command = (script: string, environment: Record<string, string>, ...options: string[]) =>
    run(process.execPath, [`scripts/data/${script}.ts`, ...options], {
      env: { PATH: process.env.PATH, ...environment },
    });
  const startEmbedded = async () => {
    const environment = { DATA_DIR: dataDir, PORT: '0', SEED: 'minimal', OPERATOR_TOKEN };
    const product = processes.start(['node', 'scripts/dist/start.js'], { environment });
    const [, address] = await product.written(/Planet Heroes is at (\S+)/);
    return { ...product, operate: ((method, path, body) => ask({ address: address! }, method, path, body)) as Operate };
  };

  it('move a log from an outside server to an embedded one that has seen fewer transactions', async () => {
    const { stdout } = await command('backup', { DATABASE_URL: original.databaseUrl }, file);
    expect(stdout).toMatch(/\d+ rows of \d+ tables, \d+ of them events.*read back and whole\.\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await command('restore', { DATA_DIR: dataDir }, file)).stdout).toContain('rows restored as of');
    const product = await startEmbedded();
    const { horizon } = (await product.operate('GET', '/api/ops/projections')).body;
    expect(BigInt(horizon)).toBeLessThan(BigInt((await checkBackup(file)).head.position.split('-')[0]!));
    expect(await stateOf(product.operate)).toEqual(before);
    expect(await brokenBooks(product.operate)).toEqual([]);
    const answer = await product.operate('POST', '/api/ops/events', tradeVerified());
    expect(answer.body).toMatchObject({ applied: 1 });
    expect((await stateOf(product.operate)).projections.impact).not.toBe(before.projections.impact);
    expect(await brokenBooks(product.operate)).toEqual([]);
    await product.stop();
  }, BOUND_MS);

  it(
    'back an embedded product up while it runs and when it stands still, and refuse to restore onto a running one',
    async () => {
      const product = await startEmbedded();
      const [live, still] = [join(folder, 'live.gz'), join(folder, 'still.gz')];
      const photos = join(dataDir, 'photos');
      mkdirSync(photos);
      for (const name of ['one', 'two']) writeFileSync(join(photos, `${name}.jpg`), `photo ${name}`);
      const taken = (await command('backup', { DATA_DIR: dataDir }, live)).stdout;
      expect(taken).toContain('session-secret');
      expect(taken).toContain(`${live}.photos: 2 photos`);
      await expect(command('restore', { DATA_DIR: dataDir }, live, '--replace')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Planet Heroes is already running on'),
      });
      const state = await stateOf(product.operate);
      await product.stop();
      await command('backup', { DATA_DIR: dataDir }, still);
      const rows = async (path: string) => {
        const { hero, ledger_entry, event_log, ingested_event, trade_in } = (await checkBackup(path)).end.tables;
        return { hero, ledger_entry, event_log, ingested_event, trade_in };
      };
      expect(await rows(still)).toEqual(await rows(live));
      // Back instead of what came after it, and out to a server of its own.
      rmSync(join(photos, 'one.jpg'));
      writeFileSync(join(photos, 'later.jpg'), 'a photo of a trade-in that the backup does not know');
      writeFileSync(join(`${live}.photos`, 'two.jpg'), 'altered');
      await expect(command('restore', { DATA_DIR: dataDir }, live, '--replace')).rejects.toMatchObject({
        code: 1, stderr: expect.stringMatching(/two\.jpg is not what was copied\. Nothing was changed\.$/m),
      });
      writeFileSync(join(`${live}.photos`, 'two.jpg'), 'photo two');
      await command('restore', { DATA_DIR: dataDir }, live, '--replace');
      expect(readdirSync(photos).map((name) => readFileSync(join(photos, name), 'utf8')).toSorted())
        .toEqual(['photo one', 'photo two']);
      const again = await startEmbedded();
      expect(await stateOf(again.operate)).toEqual(state);
      await again.stop();
      const outside = await startTestProduct({
        seed: 'minimal',
        fill: (url) => command('restore', { DATABASE_URL: url, PHOTO_FOLDER: join(folder, 'photos') }, live),
      });
      expect(await stateOf(outside.operate)).toEqual(state);
      expect(readdirSync(join(folder, 'photos')).toSorted()).toEqual(['one.jpg', 'two.jpg']);
      expect(await brokenBooks(outside.operate)).toEqual([]);
      await outside.close();
    },
    BOUND_MS,
  );

  it('say what they need, and what is in the way', async () => {
    await expect(command('backup', { DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run backup -- <file>'),
    });
    await expect(command('backup', { DATA_DIR: dataDir }, file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already'),
    });
    await expect(command('backup', { DATA_DIR: join(folder, 'none') }, join(folder, 'x.gz'))).rejects.toMatchObject({
      code: 1, stderr: expect.stringContaining('There is no database in'),
    });
    await expect(command('restore', { DATABASE_URL: original.databaseUrl }, file, '--replace')).rejects.toMatchObject({
      code: 1, stderr: expect.stringMatching(/^This database is in use by \d+ connections/),
    });
  }, BOUND_MS);
});

describe('a backup that is not fit', () => {
  let folder: string;
  let good: string;
  let text: string;
  let target: { url: string; drop(): Promise<void> };
  beforeAll(async () => {
    folder = makeSwiftFolder('planet-heroes-backup-');
    good = 'tests/fixtures/snapshots/1.0.0.backup.gz';
    text = backupText(good);
    target = await createTestDatabase();
    await restoreBackup(target.url, good, { replace: false });
  });
  afterAll(async () => {
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const bytes = () => readFileSync(good);
  const written = (content: string | Buffer) => {
    const file = join(folder, 'bad.gz');
    writeFileSync(file, content);
    return file;
  };
  const forged = (from: string | RegExp, to: string) => {
    const file = join(folder, 'forged.gz');
    const changed = text.replace(from, to);
    expect(changed === text).toBe(false);
    forgeBackup(file, changed);
    return file;
  };
  const flipped = (at: number) => bytes().map((byte, index) => (index === at ? byte ^ 0x10 : byte)) as Buffer;

  it.each<[string, () => string, RegExp]>([
    ['is missing', () => join(folder, 'nowhere.gz'), /There is no file/],
    ['is something else', () => written('a shopping list'), /is not a complete backup of Planet Heroes/],
    ['is something else in gzip', () => written(gzipSync('a shopping list\n')), /is not a complete backup of Planet Heroes/],
    ['is empty', () => written(gzipSync('')), /has no end/],
    ['is cut off early', () => written(bytes().subarray(0, 2_000)), /not (a )?complete/],
    ['lacks its last byte', () => written(bytes().subarray(0, -1)), /not (a )?complete/],
    ['ends between two tables', () => written(gzipSync(text.slice(0, text.indexOf('\\.\n') + 3))), /has no end/],
    ['lacks its last line', () => written(gzipSync(text.slice(0, text.lastIndexOf('{"tables"')))), /has no end/],
    ['has one bit turned', () => written(flipped(20_000)), /not (a )?complete/],
    [
      'has other points than were written',
      () => written(gzipSync(text.replace('"points": 25', '"points": 95'))),
      /its text is not what was written/,
    ],
    ['goes on after its end', () => written(gzipSync(`${text}\n`)), /something after its end/],
    ['has a later format', () => forged('"version":1', '"version":2'), /only a newer product can read/],
    [
      'has migrations of a newer product',
      () => forged('"migrations":[', '"migrations":["29990101000000-far-away",'),
      /newer than this one/,
    ],
    [
      'names an unknown table',
      () => forged('{"table":"hero",', '{"table":"hero\\" cascade",'),
      /is not a complete backup of Planet Heroes/,
    ],
    ['breaks a rule of the tables', () => forged(/(\{"table":"impact_total".*\n)/, '$1x'), /invalid input syntax/],
    [
      'loads, but is no longer what PostgreSQL shows',
      () => forged(/(\{"table":"impact_total".*\n)/, '$1+'),
      /PostgreSQL shows other rows of impact_total/,
    ],
  ])('since it %s is refused, and the database stays as it was', async (_, make, reason) => {
    const before = await contentsOf(target.url);
    await expect(restoreBackup(target.url, make(), { replace: true })).rejects.toThrow(reason);
    expect(await contentsOf(target.url)).toEqual(before);
  });

  it('is distinguished from one that is, which goes only where it is allowed to', async () => {
    const before = await contentsOf(target.url);
    await expect(restoreBackup(target.url, good, { replace: false })).rejects.toThrow(/not empty. Add --replace/);
    await onConnection(
      target.url,
      () =>
        expect(restoreBackup(target.url, good, { replace: true })).rejects.toThrow(
          /in use by 1 connections \(nameless\)/,
        ),
    );
    expect(await contentsOf(target.url)).toEqual(before);
    await restoreBackup(target.url, good, { replace: true });
    // The backup is older than the secret that the instance draws for itself, so each restore draws one.
    const drawn = { rows: 2, sha256: expect.any(String) };
    expect(await contentsOf(target.url)).toEqual({ ...before, instance_secret: drawn });
  });

  it('is not written of a database that a newer product has migrated, nor of one that is not ours', async () => {
    const file = join(folder, 'never.gz');
    await onConnection(target.url, async (client) => {
      await client.query(`insert into migration (name) values ('29990101000000-far-away')`);
      await expect(writeBackup(target.url, file)).rejects.toThrow(/belongs to a newer product/);
      await client.query('delete from migration where name not in (select unnest($1::text[]))', [
        MIGRATIONS.map(({ name }) => name),
      ]);
    });
    const empty = await createTestDatabase();
    await expect(writeBackup(empty.url, file)).rejects.toThrow(/holds nothing of Planet Heroes/);
    await empty.drop();
    expect(() => statSync(file)).toThrow(/ENOENT/);
    expect(() => statSync(`${file}.part`)).toThrow(/ENOENT/);
  });
});
