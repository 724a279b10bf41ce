import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { giveTo } from '@planet-heroes/platform/embedded/unprivileged-user';
import { onConnection, queryOf } from '../../processes/database.js';
import { makeSwiftFolder } from '../../processes/swift-folder.js';
import { ROOT } from '../../processes/process.js';
import { freePort } from '../../processes/redis-server.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { startProcess } from '../../support/product-process.js';
import { createTestDatabase } from '../../support/test-database.js';

const BOUND_MS = 240_000;
const TLS = join(ROOT, 'tests/fixtures/tls');

/** Every program that connects, as it is called; the processes never come as far as Redis. */
const PROGRAMS: Record<string, readonly string[]> = {
  migrate: ['scripts/data/migrate.ts'],
  backend: ['backend/dist/main.js'],
  workers: ['workers/dist/main.js'],
  start: ['scripts/dist/start.js'],
  backup: ['scripts/data/backup.ts', 'planet.gz'],
  operator: ['scripts/operators/operator.ts', 'list'],
  'archive-log': ['scripts/data/archive-log.ts', '--before', '90d', '--to', 'archive'],
};
/** One of the mapper, and one with a connection of its own. */
const TWO = ['migrate', 'backup'];

/** Without its Unix socket: what is tested here are connections by an address. */
const byAddress = (url: string): string => url.split('?')[0]!;

describe('the database of a first run', () => {
  let folder: string;
  /** It takes connections by TLS alone. */
  let sealed: EmbeddedPostgres;
  let sealedUrl: string;
  let sealedFolder: string;
  let plainUrl: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-connections-'));
    plainUrl = byAddress(process.env.TEST_POSTGRES_URL!);
    sealedFolder = makeSwiftFolder('planet-heroes,sealed-');
    const data = sealedFolder;
    sealed = await startEmbeddedPostgres(data);
    for (const file of ['server.crt', 'server.key']) {
      copyFileSync(join(TLS, file), join(data, 'postgres', file));
      // PostgreSQL takes no key that others may read.
      chmodSync(join(data, 'postgres', file), 0o600);
      giveTo(join(data, 'postgres', file));
    }
    await onConnection(sealed.adminUrl, async (client) => {
      await client.query('create database planet owner planet_heroes');
      await client.query('alter system set ssl = on');
      writeFileSync(join(data, 'postgres/pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
      await client.query('select pg_reload_conf()');
    });
    sealedUrl = sealed.url.replace(/\/postgres$/, '/planet');
  }, BOUND_MS);
  afterAll(async () => {
    await sealed?.stop();
    for (const made of [folder, sealedFolder]) rmSync(made, { recursive: true, force: true });
  });

  async function run(name: string, environment: Record<string, string>, ...more: string[]) {
    const [program, ...args] = PROGRAMS[name]!;
    const child = startProcess(['node', join(ROOT, program!), ...args, ...more], {
      folder,
      environment: {
        REDIS_URL: 'redis://127.0.0.1:1', OPERATOR_TOKEN, SESSION_SECRET, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'silent',
        // Several run at once.
        DATA_DIR: mkdtempSync(join(folder, 'data-')), ...environment,
      },
    });
    const { code } = await child.ended;
    return { code, stderr: child.stderr() };
  }
  const on = (url: string) => ({ DATABASE_URL: url });
  const asking = (url: string, parameters: string) => `${url}?${parameters}`;
  const changed = (url: string, change: (parsed: URL) => void) => {
    const parsed = new URL(url);
    change(parsed);
    return parsed.href;
  };
  const placeOf = (url: string) => {
    const { hostname, port, username, pathname } = new URL(url);
    return `(${hostname}:${port}, user "${username}", database "${pathname.slice(1)}").\n`;
  };
  const SECRET = 'not-the-password';

  it.each(Object.keys(PROGRAMS))('%s says in one sentence what is wrong with it', async (name) => {
    const closed = `postgres://planet:${SECRET}@127.0.0.1:${await freePort()}/planet`;
    const wrongPassword = changed(plainUrl, (url) => (url.password = SECRET));
    const wrongName = changed(plainUrl, (url) => (url.pathname = '/plannet'));
    const unsealed = asking(plainUrl, 'sslmode=require');
    const cases: [string, string][] = [
      [closed, `Nothing answers as PostgreSQL ${placeOf(closed)}`],
      [wrongPassword, `PostgreSQL refused the password ${placeOf(wrongPassword)}`],
      [wrongName, `There is no database "plannet". Create it first, as in: createdb plannet ${placeOf(wrongName)}`],
      [unsealed, `PostgreSQL does not offer TLS, which DATABASE_URL demands ${placeOf(unsealed)}`],
      [asking(plainUrl, 'sslmod=require'), 'DATABASE_URL: sslmod is not known; known are sslmode, ssl, sslrootcert, sslcert, sslkey, application_name, connect_timeout, options, host.\n'],
    ];
    // The two ways to connect answer all of them; what else uses the same ways, the two that need a server's word.
    const asked = TWO.includes(name) ? cases : cases.slice(1, 2).concat(cases.slice(3, 4));
    await Promise.all(asked.map(async ([url, sentence]) => {
      expect(await run(name, on(url))).toEqual({ code: 1, stderr: sentence });
    }));
    expect(existsSync(join(folder, 'planet.gz'))).toBe(false);
  }, BOUND_MS);

  it.each(Object.keys(PROGRAMS).filter((name) => name !== 'backup'))(
    '%s refuses one that only newer releases may write to',
    async (name) => {
      const { url, drop } = await createTestDatabase('minimal');
      const query = queryOf(url);
      await query(`insert into instance_secret values ('oldest-writer', '99.0.0')`);
      expect(await run(name, on(url))).toEqual({
        code: 1, stderr: expect.stringMatching(/^Release [\d.]+ is too old for this database: .*99\.0\.0 or newer.*\n$/),
      });
      await drop();
    },
    BOUND_MS,
  );

  it('is reached by its address where its folder cannot have a socket', () => {
    expect(new URL(sealed.url).search).toBe('');
    expect(new URL(process.env.TEST_POSTGRES_URL!).searchParams.get('host')).toMatch(/postgres$/);
  });

  it('is not created where its name is misspelt, unless migrate has the option', async () => {
    const adminUrl = process.env.TEST_POSTGRES_ADMIN_URL!;
    const wrongName = changed(adminUrl, (url) => (url.pathname = '/mis_spelt'));
    const query = queryOf(adminUrl);
    const names = async () =>
      (await query<{ datname: string }>(`select datname from pg_database where datname = 'mis_spelt'`)).length;
    expect((await run('migrate', on(wrongName))).code).toBe(1);
    expect(await names()).toBe(0);
    try {
      expect(await run('migrate', on(wrongName), '--create')).toEqual({ code: 0, stderr: '' });
      expect(await names()).toBe(1);
      expect(await run('migrate', on(wrongName), '--create')).toEqual({ code: 0, stderr: '' });
      expect(await run('operator', on(wrongName))).toEqual({ code: 0, stderr: '' });
    } finally {
      await query('drop database if exists mis_spelt with (force)');
    }
  }, BOUND_MS);

  it('is refused by those that read where it holds nothing of the product', async () => {
    const empty = await createTestDatabase();
    try {
      for (const name of ['operator', 'archive-log', 'backup']) {
        const { code, stderr } = await run(name, on(empty.url));
        expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^This database holds nothing of Planet Heroes.*\.\n$/) });
      }
    } finally {
      await empty.drop();
    }
  }, BOUND_MS);

  it('behind TLS is refused without it, and with another certificate', async () => {
    const verified = (ca: string) => asking(sealedUrl, `sslmode=verify-full&sslrootcert=${join(TLS, ca)}`);
    const cases: [string, string][] = [
      [sealedUrl, `PostgreSQL takes no connection without TLS: add ?sslmode=require, or better verify-full ${placeOf(sealedUrl)}`],
      [verified('other-ca.crt'), `The certificate of PostgreSQL is not the one that DATABASE_URL demands ${placeOf(sealedUrl)}`],
      [asking(sealedUrl, 'sslmode=verify-full'), `The certificate of PostgreSQL is not the one that DATABASE_URL demands ${placeOf(sealedUrl)}`],
    ];
    for (const name of ['backend', 'workers', ...TWO]) {
      const asked = TWO.includes(name) ? cases : cases.slice(0, 2);
      await Promise.all(asked.map(async ([url, sentence]) => {
        expect({ name, ...(await run(name, on(url))) }).toEqual({ name, code: 1, stderr: sentence });
      }));
    }
  }, BOUND_MS);

  it('behind TLS is used with it', async () => {
    const urls = [
      asking(sealedUrl, 'sslmode=require'),
      asking(sealedUrl, `sslmode=verify-full&sslrootcert=${join(TLS, 'server.crt')}`),
      changed(asking(sealedUrl, `sslmode=verify-ca&sslrootcert=${join(TLS, 'server.crt')}`), (url) => (url.hostname = '127.0.0.1')),
    ];
    for (const url of urls) {
      for (const name of TWO) expect({ name, ...(await run(name, on(url))) }).toEqual({ name, code: 0, stderr: '' });
      rmSync(join(folder, 'planet.gz'));
    }
  }, BOUND_MS);

  it.each(['a file instead of the data folder', 'a file above it'])('%s is one sentence of npm start', async (what) => {
    const file = join(folder, what.replaceAll(' ', '-'));
    writeFileSync(file, '');
    const dataDir = what.includes('above') ? join(file, 'data') : file;
    const { code, stderr } = await run('start', { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir });
    const sentence = what.includes('above') ? 'A file stands where a folder is needed' : 'A file stands where something else is needed';
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${sentence}: ${dataDir}.\n` });
  }, BOUND_MS);

  // Nothing is forbidden to root.
  it('a data folder that may not be written is one sentence of npm start', async () => {
    const forbidden = join(folder, 'forbidden');
    mkdirSync(forbidden, { mode: 0o500 });
    const child = startProcess(['node', join(ROOT, 'scripts/dist/start.js')], {
      environment: { DATA_DIR: forbidden, PORT: '0' },
      ...(process.getuid?.() === 0 && { user: { uid: 65_534, gid: 65_534 } }),
    });
    expect((await child.ended).code).toBe(1);
    expect(child.stderr()).toMatch(/^There is no permission: \S+forbidden\S*\.\n$/);
  }, BOUND_MS);
});
