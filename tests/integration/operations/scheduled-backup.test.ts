import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeBackup } from '@planet-heroes/domain/kernel/database/backup/write-backup';
import { isRunning } from '@planet-heroes/platform/embedded/data-dir-lock';
import { onConnection } from '../../processes/database.js';
import { until } from '../../support/until.js';
import { privateFolder } from '../../../scripts/data/private-folder.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

const run = promisify(execFile);
const BOUND_MS = 120_000;

describe('backups on a schedule', () => {
  let folder: string;
  let backups: string;
  let photos: string;
  let key: string;
  let recipient: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-scheduled-'));
    [backups, photos, key] = [join(folder, 'backups'), join(folder, 'photos'), join(folder, 'age.key')];
    mkdirSync(photos);
    writeFileSync(join(photos, 'phone.jpg'), 'the back of a phone');
    const identity = await generateX25519Identity();
    writeFileSync(key, `# the key of backups\n${identity}\n`);
    recipient = await identityToRecipient(identity);
    database = await createTestDatabase('trial');
  }, BOUND_MS);
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const script = (name: string, environment: Record<string, string>, ...options: string[]) =>
    run('node', [`scripts/data/${name}.ts`, ...options], { env: { PATH: process.env.PATH!, ...environment } });
  const backUp = (...options: string[]) =>
    script('backup', { DATABASE_URL: database.url, PHOTO_FOLDER: photos }, ...options);
  const drill = (...options: string[]) => script('restore-drill', {}, ...options);
  const older = (day: number) => join(backups, `planet-2026-01-0${day}T00-00-00Z.gz`);

  it('are called after their time and sealed, and only the newest are kept', async () => {
    mkdirSync(backups);
    for (const day of [1, 2, 3]) writeFileSync(older(day), 'an older one');
    mkdirSync(`${older(1)}.photos`);
    writeFileSync(join(backups, 'of-somebody-else.gz'), 'stays');
    const { stdout } = await backUp('--folder', backups, '--keep', '3', '--encrypt-to', recipient);
    expect(stdout).toContain('and sealed');
    expect(stdout).toContain('planet-2026-01-01T00-00-00Z.gz is older than the newest 3, and went.');
    const names = readdirSync(backups).toSorted();
    expect(names).toEqual([
      'of-somebody-else.gz',
      'planet-2026-01-02T00-00-00Z.gz',
      'planet-2026-01-03T00-00-00Z.gz',
      expect.stringMatching(/^planet-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz\.age$/),
      expect.stringMatching(/\.gz\.age\.photos$/),
    ]);
    for (const path of [names[3]!, join(names[4]!, 'phone.jpg')]) {
      expect(readFileSync(join(backups, path)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    }
  }, BOUND_MS);

  it('are sealed while they are written: a kill leaves nothing in the clear, and the next run removes it', async () => {
    const killed = join(folder, 'killed');
    mkdirSync(killed);
    // What an earlier version left, and what is somebody else's.
    writeFileSync(join(killed, 'planet-2026-01-01T00-00-00Z.gz.age.plain.part'), 'names');
    writeFileSync(join(killed, 'notes.part'), 'stays');
    // Enough rows to be still at work when it is killed.
    await onConnection(database.url, (client) =>
      client.query(`
        insert into seed_run (name) select md5(i::text) || md5((i + 1)::text) from generate_series(1, 400000) as i`));
    const child = spawn('node', ['scripts/data/backup.ts', '--folder', killed, '--encrypt-to', recipient], {
      env: { PATH: process.env.PATH!, DATABASE_URL: database.url, PHOTO_FOLDER: photos }, stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const drafts = () => readdirSync(killed).filter((name) => name.endsWith('.age.part'));
    await until('a part of it to be written', () => drafts().some((name) => statSync(join(killed, name)).size > 100_000));
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(readdirSync(killed).toSorted()).toEqual(['notes.part', expect.stringMatching(/\.gz\.age\.part$/)]);
    expect(readFileSync(join(killed, drafts()[0]!)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    await backUp('--folder', killed, '--encrypt-to', recipient);
    expect(readdirSync(killed).filter((name) => name.endsWith('.part'))).toEqual(['notes.part']);
    await onConnection(database.url, (client) => client.query('delete from seed_run where length(name) = 64'));
  }, BOUND_MS);

  it('are opened in folders that a process keeps for itself, and that go with one of its number', () => {
    const [left, first, second] = [
      mkdtempSync(join(tmpdir(), `planet-heroes-clear-${process.pid}-`)), privateFolder(), privateFolder(),
    ];
    expect([left, first, second].map((each) => existsSync(each))).toEqual([false, true, true]);
    for (const each of [first, second]) rmSync(each, { recursive: true });
  });

  it('are proved by a drill, which needs the key and leaves nothing behind', async () => {
    // No process has this number.
    const killed = mkdtempSync(join(tmpdir(), `planet-heroes-clear-${2 ** 22 + 1}-`));
    const { stdout } = await drill(backups, '--identity', key);
    expect(stdout).toMatch(/^\d+ rows as of .* are restored/m);
    expect(stdout).toContain('1 photos are what was copied.');
    expect(stdout).toContain('its reconciliation holds');
    expect(existsSync(killed)).toBe(false);
    const left = readdirSync(tmpdir()).map((name) => /^planet-heroes-clear-(\d+)-/.exec(name)?.[1]);
    expect(left.filter((pid) => pid !== undefined && !isRunning(Number(pid)))).toEqual([]);
    await expect(drill(backups)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('is sealed. Add --identity') });
    const other = join(folder, 'other.key');
    writeFileSync(other, await generateX25519Identity());
    await expect(drill(backups, '--identity', other)).rejects.toMatchObject({
      code: 1, stderr: expect.stringContaining('cannot be opened with'),
    });
  }, BOUND_MS);

  it('come back by a restore with the key, photos and all', async () => {
    const target = await createTestDatabase();
    const restored = join(folder, 'restored');
    const sealed = readdirSync(backups).find((name) => name.endsWith('.age'))!;
    try {
      const { stdout } = await script(
        'restore', { DATABASE_URL: target.url, PHOTO_FOLDER: restored }, join(backups, sealed), '--identity', key,
      );
      expect(stdout).toContain('1 photos restored');
      expect(readFileSync(join(restored, 'phone.jpg'), 'utf8')).toBe('the back of a phone');
    } finally {
      await target.drop();
    }
  }, BOUND_MS);

  it('are distinguished from one whose reconciliation fails, and from one that was altered', async () => {
    const wrong = await createTestDatabase('trial');
    const file = join(folder, 'wrong.gz');
    try {
      await onConnection(wrong.url, (client) => client.query('update hero set available_points = available_points + 1'));
      await writeBackup(wrong.url, file);
      await expect(drill(file)).rejects.toMatchObject({
        code: 1, stderr: expect.stringContaining('can be restored, but its reconciliation fails'),
      });
    } finally {
      await wrong.drop();
    }
    const sealed = join(backups, readdirSync(backups).find((name) => name.endsWith('.age'))!);
    const bytes = readFileSync(sealed);
    writeFileSync(sealed, bytes.with(bytes.length - 1, bytes.at(-1)! ^ 1));
    await expect(drill(sealed, '--identity', key)).rejects.toMatchObject({
      code: 1, stderr: expect.stringContaining('cannot be opened with'),
    });
  }, BOUND_MS);

  it.each([
    [['--keep', '3']],
    [['--folder', 'x', '--keep', 'all']],
    [['--folder', 'x', 'y.gz']],
  ])('refuse %j with how it is meant', async (options) => {
    await expect(backUp(...options)).rejects.toMatchObject({
      code: 2, stderr: expect.stringContaining('npm run backup -- --folder'),
    });
  });

  it('refuse a recipient that is none, before anything is read', async () => {
    await expect(backUp(join(folder, 'x.gz'), '--encrypt-to', 'age1nobody')).rejects.toMatchObject({
      code: 2, stderr: expect.stringContaining('is not a recipient'),
    });
  });
});
