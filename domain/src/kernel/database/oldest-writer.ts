import { readFileSync } from 'node:fs';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

/** The release that this code belongs to. */
export const { version: RELEASE } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Where a database keeps the oldest release that may write to it: a row of `instance_secret`. */
export const OLDEST_WRITER = 'oldest-writer';

/** Throws an ExpectedError where a release is older than the oldest that may write. */
export function assertMayWrite(oldestWriter: string | undefined, release = RELEASE): void {
  if (oldestWriter === undefined || release.localeCompare(oldestWriter, 'en', { numeric: true }) >= 0) return;
  throw new ExpectedError(
    `Release ${release} is too old for this database: it was upgraded by a newer one, and only ${oldestWriter} or newer `
      + `may write to it. Start that, or restore the backup from before the upgrade with ${release}. Nothing was changed.`,
  );
}
