import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

/** How a connection to PostgreSQL is made, in the driver's own names. */
export interface ConnectionSettings {
  host: string;
  port: number;
  user: string;
  password: string | undefined;
  database: string;
  ssl: false | ConnectionOptions;
  application_name: string;
  connectionTimeoutMillis: number;
  options?: string;
}

const CONNECT_SECONDS = 5;
/** What a URL may say after its `?`: those of libpq's parameters that the driver can keep, and its own `ssl`. */
const PARAMETERS = [
  'sslmode', 'ssl', 'sslrootcert', 'sslcert', 'sslkey', 'application_name', 'connect_timeout', 'options', 'host',
] as const;
type Parameter = (typeof PARAMETERS)[number];
const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * Reads a URL of PostgreSQL as libpq does. Every process and program connects by what this returns. Throws an
 * ExpectedError for what cannot be kept: dropping a demand for TLS silently would be worse than refusing it.
 */
export function connectionSettings(url: string, applicationName: string): ConnectionSettings {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new ExpectedError('DATABASE_URL is not a PostgreSQL URL, such as postgres://user:password@host:5432/database.');
  const given = parametersOf(parsed);
  const user = decodeURIComponent(parsed.username) || process.env.USER || 'postgres';
  const seconds = given.connect_timeout === undefined ? CONNECT_SECONDS : Number(given.connect_timeout);
  if (!Number.isInteger(seconds) || seconds < 0) refuse(`connect_timeout=${given.connect_timeout}`, 'must be whole seconds');
  return {
    host: given.host ?? (decodeURIComponent(parsed.hostname).replace(/^\[(.*)\]$/, '$1') || 'localhost'),
    port: Number(parsed.port || 5432),
    user,
    password: decodeURIComponent(parsed.password) || undefined,
    database: decodeURIComponent(parsed.pathname.slice(1)) || user,
    ssl: tlsOf(given),
    application_name: given.application_name ?? applicationName,
    connectionTimeoutMillis: seconds * 1000,
    ...(given.options !== undefined && { options: given.options }),
  };
}

function parametersOf(url: URL): Partial<Record<Parameter, string>> {
  const given: Partial<Record<Parameter, string>> = {};
  for (const [name, value] of url.searchParams) {
    if (!(PARAMETERS as readonly string[]).includes(name))
      refuse(name, `is not known; known are ${PARAMETERS.join(', ')}`);
    given[name as Parameter] = value;
  }
  return given;
}

/** `require` encrypts without looking at the certificate; with a root it is `verify-ca`, as in libpq. */
function tlsOf(given: Partial<Record<Parameter, string>>): false | ConnectionOptions {
  const { sslmode, ssl, sslrootcert, sslcert, sslkey } = given;
  if (ssl !== undefined && !['true', '1', 'false', '0'].includes(ssl)) refuse(`ssl=${ssl}`, 'must be true or false');
  if (sslmode !== undefined && !MODES.includes(sslmode)) {
    const why = ['allow', 'prefer'].includes(sslmode)
      ? 'cannot be kept: the driver does not fall back to another way'
      : 'is not known';
    refuse(`sslmode=${sslmode}`, `${why}; choose ${MODES.join(', ')}`);
  }
  const isAsked = ssl === 'true' || ssl === '1';
  const mode = sslmode ?? (isAsked ? 'verify-full' : 'disable');
  if (mode === 'disable') {
    if (isAsked) refuse('sslmode=disable', 'contradicts ssl=true');
    if (sslrootcert ?? sslcert ?? sslkey) refuse('sslrootcert, sslcert, sslkey', 'need an sslmode that encrypts');
    return false;
  }
  if (mode === 'verify-ca' && sslrootcert === undefined) refuse('sslmode=verify-ca', 'needs sslrootcert');
  const checksName = mode === 'verify-full';
  return {
    rejectUnauthorized: checksName || sslrootcert !== undefined,
    ...(!checksName && { checkServerIdentity: () => undefined }),
    ...(sslrootcert !== undefined && sslrootcert !== 'system' && { ca: fileOf('sslrootcert', sslrootcert) }),
    ...(sslcert !== undefined && { cert: fileOf('sslcert', sslcert) }),
    ...(sslkey !== undefined && { key: fileOf('sslkey', sslkey) }),
  };
}

function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return refuse(name, `cannot be read: ${(error as Error).message}`);
  }
}

function refuse(what: string, why: string): never {
  throw new ExpectedError(`DATABASE_URL: ${what} ${why}.`);
}
