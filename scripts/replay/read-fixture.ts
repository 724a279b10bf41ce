// A fixture's events, from plain or gzipped JSON Lines. The lines of an archive of the log become the facts behind
// them.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { type CloudEventEnvelope, cloudEventEnvelopeSchema } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { checkIngestEvent } from '@planet-heroes/domain/kernel/ingest/check-ingest-event';
import { asFixture, type LoggedEvent } from '@planet-heroes/domain/areas/operations/record-log';

/** Reads all events of a file, in its order. Throws with the file, the line and the fault where one is broken. */
export async function readFixture(path: string): Promise<CloudEventEnvelope[]> {
  const lines: { number: number; event: CloudEventEnvelope | LoggedEvent }[] = [];
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
  let number = 0;
  for await (const line of createInterface({ input })) {
    number++;
    if (line.trim()) lines.push({ number, event: atLine(path, number, () => envelopeOf(line)) });
  }
  const events = lines.map(({ event }) => event);
  // The log alone says what led to an event.
  const isArchive = events.length > 0 && events.every((event) => 'cause' in event);
  if (isArchive) return asFixture(events as LoggedEvent[]).events;
  for (const each of lines) atLine(path, each.number, () => checkIngestEvent(each.event));
  return events;
}

/** The whole line, once it is known to be a CloudEvent: its other fields are sent as well. */
function envelopeOf(line: string): CloudEventEnvelope {
  const event = JSON.parse(line) as CloudEventEnvelope;
  const { error } = cloudEventEnvelopeSchema.safeParse(event);
  if (!error) return event;
  const { path, message } = error.issues[0]!;
  throw new ExpectedError(`no CloudEvent: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`);
}

function atLine<T>(path: string, number: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ExpectedError(`${path}, line ${number}: ${(error as Error).message}`, { cause: error });
  }
}
