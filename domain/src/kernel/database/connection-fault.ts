import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { ConnectionSettings } from './connection-settings.js';

/** PostgreSQL 17 is the first with `transaction_timeout`, which every command's transaction is bounded by. */
const OLDEST_SERVER = 170_000;

interface Fault {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** What each fault of a first connection means to the operator who started the process; the place follows. */
const SENTENCES: readonly (readonly [RegExp, (settings: ConnectionSettings) => string])[] = [
  [/^28P01$|password/, () => 'PostgreSQL refused the password'],
  [/no pg_hba\.conf entry.*no encryption/, () => 'PostgreSQL takes no connection without TLS: add ?sslmode=require, or better verify-full'],
  [/does not support SSL/, () => 'PostgreSQL does not offer TLS, which DATABASE_URL demands'],
  [/^28000$/, () => 'PostgreSQL does not let this user in'],
  [/^3D000$/, ({ database }) => `There is no database "${database}". Create it first, as in: createdb ${database}`],
  [/^ERR_TLS|CERT|certificate|self-signed|_SIGNED_|unable to verify/i, () => 'The certificate of PostgreSQL is not the one that DATABASE_URL demands'],
  [/^ECONNREFUSED$/, () => 'Nothing answers as PostgreSQL'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, ({ host }) => `No machine is called "${host}"`],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|timeout/i, () => 'PostgreSQL does not answer'],
  [/^(ENOENT|EACCES)$/, () => 'The socket of PostgreSQL cannot be opened'],
  [/^57P03$/, () => 'PostgreSQL is still starting'],
  [/^53300$/, () => 'PostgreSQL has no connection left'],
];

/** The sentence for a connection that could not be made: where, as whom and why, never the password. */
export function connectionFault(error: unknown, settings: ConnectionSettings): unknown {
  for (let fault = error as Fault | undefined; fault; fault = fault.cause as Fault | undefined) {
    const { code, message } = fault;
    const found = SENTENCES.find(([pattern]) => pattern.test(String(code)) || pattern.test(String(message)));
    if (!found) continue;
    const { host, port, user, database } = settings;
    const sentence = found[1](settings);
    return new ExpectedError(`${sentence} (${host}:${port}, user "${user}", database "${database}").`, { cause: error });
  }
  return error;
}

/** Refuses a server that is older than what the statements need. */
export function assertServerVersion(versionNumber: number): void {
  if (versionNumber >= OLDEST_SERVER) return;
  throw new ExpectedError(
    `PostgreSQL ${Math.floor(versionNumber / 10_000)} is too old: Planet Heroes needs ${OLDEST_SERVER / 10_000} or newer.`,
  );
}
