import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { backUpFolder, checkFolderBackup, restoreFolder, SUMS_FILE } from './folder-backup.js';

describe('a copy of a folder of photos', () => {
  let root: string;
  let photos: string;
  let copy: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'planet-heroes-folder-'));
    [photos, copy] = [join(root, 'photos'), join(root, 'planet.gz.photos')];
    mkdirSync(photos);
    writeFileSync(join(photos, 'one.jpg'), 'first');
    writeFileSync(join(photos, 'two.jpg'), 'second!');
    writeFileSync(join(photos, 'three.jpg.0b9d'), 'half written');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('has every whole file with its digest, for its owner alone', async () => {
    expect(await backUpFolder(photos, copy)).toEqual({ files: 2, bytes: 12 });
    expect(readdirSync(copy).toSorted()).toEqual([SUMS_FILE, 'one.jpg', 'two.jpg']);
    expect(statSync(copy).mode & 0o777).toBe(0o700);
    expect(statSync(join(copy, 'one.jpg')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(copy, SUMS_FILE), 'utf8')).toMatch(/^[0-9a-f]{64} {2}one\.jpg\n[0-9a-f]{64} {2}two\.jpg\n$/);
  });

  it('is none where there is nothing to copy', async () => {
    expect(await backUpFolder(join(root, 'nowhere'), copy)).toBeUndefined();
    expect(existsSync(copy)).toBe(false);
  });

  it('comes back whole: beside what is there, or in its place', async () => {
    await backUpFolder(photos, copy);
    rmSync(join(photos, 'one.jpg'));
    writeFileSync(join(photos, 'later.jpg'), 'later');
    await restoreFolder(copy, photos, { replace: false });
    expect(readdirSync(photos).toSorted()).toEqual(['later.jpg', 'one.jpg', 'three.jpg.0b9d', 'two.jpg']);
    await restoreFolder(copy, photos, { replace: true });
    expect(readdirSync(photos).toSorted()).toEqual(['one.jpg', 'three.jpg.0b9d', 'two.jpg']);
    const elsewhere = join(root, 'new', 'photos');
    await restoreFolder(copy, elsewhere, { replace: false });
    expect(readFileSync(join(elsewhere, 'one.jpg'), 'utf8')).toBe('first');
  });

  it('is refused where a file is missing or altered, or the digests are', async () => {
    await backUpFolder(photos, copy);
    writeFileSync(join(copy, 'one.jpg'), 'First');
    await expect(checkFolderBackup(copy)).rejects.toThrow(/one\.jpg is not what was copied/);
    rmSync(join(copy, 'one.jpg'));
    await expect(checkFolderBackup(copy)).rejects.toThrow(/one\.jpg is not what was copied/);
    writeFileSync(join(copy, SUMS_FILE), `${'0'.repeat(64)}  ../secret.txt\n`);
    await expect(checkFolderBackup(copy)).rejects.toThrow(/is not a complete copy of files/);
    rmSync(join(copy, SUMS_FILE));
    await expect(checkFolderBackup(copy)).rejects.toThrow(/is not a complete copy of files/);
  });
});
