import { describe, expect, it } from '@jest/globals';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { assertServerVersion, connectionFault } from './connection-fault.js';
import { connectionSettings } from './connection-settings.js';

const settings = connectionSettings('postgres://ada:s3cret@db.example:6432/planet', 'test');
const PLACE = '(db.example:6432, user "ada", database "planet").';
const fault = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('a connection that could not be made', () => {
  it.each([
    ['28P01', 'password authentication failed for user "ada"', 'PostgreSQL refused the password'],
    ['3D000', 'database "planet" does not exist', 'There is no database "planet". Create it first, as in: createdb planet'],
    ['28000', 'no pg_hba.conf entry for host "::1", user "ada", database "planet", no encryption', 'PostgreSQL takes no connection without TLS: add ?sslmode=require'],
    ['28000', 'no pg_hba.conf entry for host "::1", user "ada", database "planet", SSL encryption', 'PostgreSQL does not let this user in'],
    [undefined, 'The server does not support SSL connections', 'PostgreSQL does not offer TLS, which DATABASE_URL demands'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'The certificate of PostgreSQL is not the one'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname does not match', 'The certificate of PostgreSQL is not the one'],
    ['ECONNREFUSED', 'connect ECONNREFUSED', 'Nothing answers as PostgreSQL'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.example', 'No machine is called "db.example"'],
    [undefined, 'timeout expired', 'PostgreSQL does not answer'],
    ['57P03', 'the database system is starting up', 'PostgreSQL is still starting'],
    ['53300', 'sorry, too many clients already', 'PostgreSQL has no connection left'],
  ])('%s, %s, is a sentence with its place', (code, message, sentence) => {
    for (const error of [fault(message, code), new Error('of the mapper', { cause: fault(message, code) })]) {
      const found = connectionFault(error, settings) as Error;
      expect(found).toBeInstanceOf(ExpectedError);
      expect(found.message.startsWith(sentence)).toBe(true);
      expect(found.message.endsWith(PLACE)).toBe(true);
      expect(found.message).not.toContain('s3cret');
    }
  });

  it('is passed on where its meaning is unknown', () => {
    const error = fault('relation "hero" does not exist', '42P01');
    expect(connectionFault(error, settings)).toBe(error);
  });
});

describe('a server', () => {
  it.each([150_008, 169_999])('of version %d is refused', (version) => {
    expect(() => assertServerVersion(version)).toThrow(
      new ExpectedError(`PostgreSQL ${Math.floor(version / 10_000)} is too old: Planet Heroes needs 17 or newer.`),
    );
  });

  it.each([170_000, 180_001])('of version %d is taken', (version) => {
    expect(() => assertServerVersion(version)).not.toThrow();
  });
});
