// The database that a command works on: the one behind DATABASE_URL, or the embedded one in DATA_DIR, running or not.
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { DataDirInUseError, lockDataDir } from '@planet-heroes/platform/embedded/data-dir-lock';
import { runningPostgresUrl, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';

interface Options {
  /** Whether the product may be running on it; otherwise it is refused. */
  whileRunning: boolean;
  /** Whether a data folder that is not there yet is made. */
  create?: boolean;
}

/** Whether the data folder, and not a server of its own, holds the database; then secrets lie beside it. */
export function isEmbedded(): boolean {
  return !process.env.DATABASE_URL;
}

export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.data');
}

/** Where photos are kept as files; undefined where a store that speaks S3 keeps them. */
export function photoFolder(): string | undefined {
  return process.env.S3_ENDPOINT ? undefined : resolve(process.env.PHOTO_FOLDER || join(dataFolder(), 'photos'));
}

/** Where a backup's photos are: a folder beside its file. */
export function photosBeside(file: string): string {
  return `${file}.photos`;
}

/** Does some work on the database. An embedded one that does not run is started for it, and stopped after. */
export async function onDatabase<T>(
  { whileRunning, create = false }: Options,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const folder = dataFolder();
  if (create) mkdirSync(folder, { recursive: true });
  else if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) {
    throw new ExpectedError(
      `There is no database in ${folder}. Set DATA_DIR to the folder that npm start runs on, or DATABASE_URL.`,
    );
  }
  const unlock = lockUnlessRunning(folder, whileRunning);
  if (!unlock) return work(runningPostgresUrl(folder));
  try {
    const postgres = await startEmbeddedPostgres(folder);
    const abandon = () => {
      postgres.abandon();
      process.exit(130);
    };
    process.once('SIGINT', abandon).once('SIGTERM', abandon);
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    unlock();
  }
}

/** Does some work on a database that is prepared already. Throws an ExpectedError where it is not. */
export async function withPreparedDatabase<T>(
  url: string,
  applicationName: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, poolSize: 2, applicationName });
  try {
    await database.assertPrepared();
    return await work(database);
  } finally {
    await database.close();
  }
}

function lockUnlessRunning(folder: string, whileRunning: boolean): (() => void) | undefined {
  try {
    return lockDataDir(folder);
  } catch (error) {
    if (whileRunning && error instanceof DataDirInUseError) return undefined;
    throw error;
  }
}
