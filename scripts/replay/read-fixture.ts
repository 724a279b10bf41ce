// A fixture's events, from plain or gzipped JSON Lines. The lines of an archive of the log become the facts behind
// them.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { asFixture, type LoggedEvent } from './fixture-of-log.ts';

/** Reads all events of a file, in its order. Throws when it is damaged. */
export async function readFixture(path: string): Promise<CloudEventEnvelope[]> {
  const events: (CloudEventEnvelope | LoggedEvent)[] = [];
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
  for await (const line of createInterface({ input }))
    if (line.trim()) events.push(JSON.parse(line) as CloudEventEnvelope);
  // The log alone says what led to an event.
  const isArchive = events.length > 0 && events.every((event) => 'cause' in event);
  return isArchive ? asFixture(events as LoggedEvent[]).events : events;
}
