import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FileStore } from '@planet-heroes/contracts/kernel/files/file-store';
import { ConfigError, readConfig } from '@planet-heroes/platform/config/config';
import { openFileStore } from '@planet-heroes/platform/files/open-file-store';
import { type S3Server, startS3Server } from '../../support/s3-server.js';

const NAME = '0190f3a2-0000-7000-8000-000000000000.jpg';
const AWAY = { code: 'photos_unavailable', status: 503 };
const BYTES = Buffer.from([0xff, 0xd8, 0, 1, 2, 3]);

async function keepsFiles(store: FileStore): Promise<void> {
  expect(await store.read(NAME)).toBeUndefined();
  await store.put(NAME, Buffer.from('before'));
  await store.put(NAME, BYTES);
  expect(Buffer.from((await store.read(NAME))!)).toEqual(BYTES);
  await store.remove(NAME);
  await store.remove(NAME);
  expect(await store.read(NAME)).toBeUndefined();
}

describe('files in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are kept, replaced and removed, for nobody else on the machine', async () => {
    const store = openFileStore(readConfig({ PHOTO_FOLDER: join(folder, 'photos') }));
    await keepsFiles(store);
    await store.put(NAME, BYTES);
    expect(readdirSync(join(folder, 'photos'))).toEqual([NAME]);
    expect(statSync(join(folder, 'photos')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'photos', NAME)).mode & 0o077).toBe(0);
  });

  it('stand below the data folder unless another is named, and nowhere else', async () => {
    const store = openFileStore(readConfig({ DATA_DIR: folder }));
    await store.put(NAME, BYTES);
    expect(readdirSync(join(folder, 'photos'))).toEqual([NAME]);
    await expect(store.put('../outside.jpg', BYTES)).rejects.toThrow('No name of a file');
  });

  it('are refused whole where the folder cannot be written', async () => {
    writeFileSync(join(folder, 'photos'), 'a file where the folder should be');
    const store = openFileStore(readConfig({ DATA_DIR: folder }));
    await expect(store.put(NAME, BYTES)).rejects.toMatchObject(AWAY);
    await expect(store.read(NAME)).rejects.toMatchObject(AWAY);
  });
});

describe('files in a store that speaks S3', () => {
  let s3: S3Server;
  beforeEach(async () => {
    s3 = await startS3Server();
  });
  afterEach(() => s3.close());

  it('are kept, replaced and removed by presigned addresses, which the store finds right', async () => {
    await keepsFiles(openFileStore(readConfig(s3.environment)));
    expect(s3.refusals).toEqual([]);
  });

  it('are refused whole where the keys are wrong, or the store is busy or away', async () => {
    const wrong = openFileStore(readConfig({ ...s3.environment, S3_SECRET_ACCESS_KEY: 'another' }));
    await expect(wrong.put(NAME, BYTES)).rejects.toMatchObject(AWAY);
    expect(s3.refusals).toEqual(['SignatureDoesNotMatch']);
    const store = openFileStore(readConfig(s3.environment));
    s3.answersWith = 503;
    await expect(store.put(NAME, BYTES)).rejects.toMatchObject(AWAY);
    await expect(store.read(NAME)).rejects.toMatchObject(AWAY);
    expect([...s3.files]).toEqual([]);
    await s3.close();
    await expect(store.remove(NAME)).rejects.toMatchObject(AWAY);
  });

  it('need every setting of the store, or none', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(ConfigError);
    expect(() => readConfig({ ...s3.environment, S3_BUCKET: '' })).toThrow('S3_BUCKET is needed as well when S3_ENDPOINT is set');
    expect(readConfig({}).s3).toBeUndefined();
  });
});
