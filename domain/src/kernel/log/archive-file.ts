import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { formatLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';

/**
 * Writes events beside their place, one CloudEvent a line, down to the disk, and reads them back. Throws when they
 * differ.
 */
export async function writeArchiveFile(
  file: string,
  events: readonly LogEvent[],
): Promise<{ draft: string; sha256: string }> {
  const draft = `${file}.part`;
  const lines = events.map(({ position, metadata: _metadata, ...event }) =>
    `${JSON.stringify({ specversion: '1.0', ...event, position: formatLogPosition(position) })}\n`
  );
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  const sha256 = hash.digest('hex');
  await finished(Readable.from(lines), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  if ((await hashOfFile(draft)) !== sha256)
    throw new Error(
      `${draft} does not read as it was written. Is the disk in order? Nothing was removed from the log.`,
    );
  return { draft, sha256 };
}

/**
 * Gives a draft its name, for good. A file of that name that begins with the same event was left by a run that was cut
 * off before it took the events out of the log, and is written over; with any other it answers false and does nothing.
 */
export async function placeFile(draft: string, file: string, firstId: string): Promise<boolean> {
  if (existsSync(file) && (await firstIdOf(file)) !== firstId) return false;
  await rename(draft, file);
  const folder = await open(dirname(file), 'r');
  // Not every system can sync a folder; those that cannot do so automatically.
  await folder.sync().catch(() => undefined);
  await folder.close();
  return true;
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of unzipped(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function firstIdOf(file: string): Promise<string | undefined> {
  for await (const line of createInterface({ input: unzipped(file) })) return (JSON.parse(line) as { id?: string }).id;
  return undefined;
}

function unzipped(file: string): NodeJS.ReadableStream {
  return pipeline(createReadStream(file), createGunzip(), () => undefined);
}
