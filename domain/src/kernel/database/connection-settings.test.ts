import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { connectionSettings } from './connection-settings.js';

const CA = join(import.meta.dirname, '../../../../tests/fixtures/tls/server.crt');
const read = (url: string) => connectionSettings(url, 'the-program');
const tlsOf = (parameters: string) => read(`postgres://db/planet?${parameters}`).ssl;

describe('a URL of PostgreSQL', () => {
  it('says host, port, user, password and database, with what libpq takes for each that is missing', () => {
    expect(read('postgresql://pla%40net:s%2Fcret@db.example:6432/pl%20anet')).toMatchObject({
      host: 'db.example', port: 6432, user: 'pla@net', password: 's/cret', database: 'pl anet', ssl: false,
      application_name: 'the-program', connectionTimeoutMillis: 5000,
    });
    expect(read('postgres://ada@db/')).toMatchObject({ host: 'db', port: 5432, database: 'ada', password: undefined });
    expect(read('postgres:///planet').host).toBe('localhost');
    expect(read('postgres://[::1]/planet').host).toBe('::1');
    expect(read('postgres:///planet?host=/run/postgresql').host).toBe('/run/postgresql');
  });

  it('carries parameters to the driver', () => {
    const url = 'postgres://db/planet?application_name=mine&connect_timeout=2&options=-c%20statement_timeout%3D1';
    expect(read(url)).toMatchObject({
      application_name: 'mine', connectionTimeoutMillis: 2000, options: '-c statement_timeout=1',
    });
  });

  it.each([
    ['', false],
    ['sslmode=disable', false],
    ['ssl=false', false],
    // Encrypted, and no look at the certificate.
    ['sslmode=require', { rejectUnauthorized: false, checkServerIdentity: expect.any(Function) }],
    // With a root it is verify-ca.
    [`sslmode=require&sslrootcert=${CA}`, { rejectUnauthorized: true, checkServerIdentity: expect.any(Function), ca: expect.stringContaining('BEGIN') }],
    [`sslmode=verify-ca&sslrootcert=${CA}`, { rejectUnauthorized: true, checkServerIdentity: expect.any(Function), ca: expect.stringContaining('BEGIN') }],
    // The name is checked by TLS itself.
    [`sslmode=verify-full&sslrootcert=${CA}`, { rejectUnauthorized: true, ca: expect.stringContaining('BEGIN') }],
    ['sslmode=verify-full', { rejectUnauthorized: true }],
    ['sslmode=verify-full&sslrootcert=system', { rejectUnauthorized: true }],
    ['ssl=true', { rejectUnauthorized: true }],
    ['ssl=true&sslmode=require', { rejectUnauthorized: false, checkServerIdentity: expect.any(Function) }],
  ])('with "%s" means to TLS what it means to libpq', (parameters, ssl) => {
    expect(tlsOf(parameters)).toEqual(ssl);
  });

  it.each([
    ['sslmode=prefer', 'sslmode=prefer cannot be kept'],
    ['sslmode=allow', 'sslmode=allow cannot be kept'],
    ['sslmode=on', 'sslmode=on is not known'],
    ['ssl=yes', 'ssl=yes must be true or false'],
    ['ssl=true&sslmode=disable', 'sslmode=disable contradicts ssl=true'],
    ['sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
    [`sslrootcert=${CA}`, 'need an sslmode that encrypts'],
    ['sslmode=verify-full&sslrootcert=/none', 'sslrootcert cannot be read: ENOENT'],
    ['connect_timeout=soon', 'connect_timeout=soon must be whole seconds'],
    ['sslmod=require', 'sslmod is not known; known are sslmode, '],
    ['channel_binding=require', 'channel_binding is not known'],
  ])('is refused with "%s"', (parameters, sentence) => {
    const refused = () => read(`postgres://ada:s3cret@db/planet?${parameters}`);
    expect(refused).toThrow(ExpectedError);
    expect(refused).toThrow(`DATABASE_URL: ${sentence.startsWith('need') ? `sslrootcert, sslcert, sslkey ${sentence}` : sentence}`);
    expect(refused).not.toThrow('s3cret');
  });

  it.each(['', 'planet', 'mysql://db/planet', 'http://db'])('is not "%s"', (url) => {
    expect(() => read(url)).toThrow('DATABASE_URL is not a PostgreSQL URL');
  });
});
