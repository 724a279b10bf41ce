// A fixture's events, from plain or gzipped JSON Lines. The lines of an archive of the log become the facts behind
// them.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { type CloudEventEnvelope, cloudEventEnvelopeSchema } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { checkIngestEvent } from '@planet-heroes/domain/kernel/ingest/check-ingest-event';
import { asFixture, type LoggedEvent } from '@planet-heroes/domain/areas/operations/record-log';

/** The name of a fixture that comes on standard input. */
export const STANDARD_INPUT = '-';
/** An event that goes alone has brackets around it in a body of 64 KiB. */
export const MAX_EVENT_BYTES = 64 * 1024 - 2;
const MAX_FAULTS = 20;
const LINE_FEED = 0x0a;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Reads all events of a file, in its order. Throws with the file, the lines and the faults where some are broken. */
export async function readFixture(path: string): Promise<CloudEventEnvelope[]> {
  const name = path === STANDARD_INPUT ? 'Standard input' : path;
  const lines: { number: number; event: CloudEventEnvelope | LoggedEvent }[] = [];
  const faults: string[] = [];
  const atLine = (number: number, read: () => void): void => {
    try {
      read();
    } catch (error) {
      faults.push(`${name}, line ${number}: ${(error as Error).message}`);
    }
  };
  let number = 0;
  for (const line of linesOf(await bytesOf(path, name))) {
    const at = ++number;
    atLine(at, () => {
      const text = textOf(line);
      if (text.trim()) lines.push({ number: at, event: envelopeOf(text) });
    });
  }
  const events = lines.map(({ event }) => event);
  // The log alone says what led to an event.
  const isArchive = events.length > 0 && events.every((event) => 'cause' in event);
  if (!isArchive) for (const { number: at, event } of lines) atLine(at, () => checkEvent(event));
  refuse(faults);
  return isArchive ? asFixture(events as LoggedEvent[]).events : events;
}

async function bytesOf(path: string, name: string): Promise<Buffer> {
  const content = path === STANDARD_INPUT ? await buffer(process.stdin) : await readFile(path);
  if (!content.subarray(0, 2).equals(GZIP)) return content;
  return promisify(gunzip)(content).catch((error: unknown) => {
    throw new ExpectedError(`${name}: this is not a whole gzip file.`, { cause: error });
  });
}

function* linesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf(LINE_FEED, start);
    yield content.subarray(start, end === -1 ? content.length : end);
    start = end === -1 ? content.length : end + 1;
  }
}

/** A byte order mark, which spreadsheets and editors put first, is left out. */
function textOf(line: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line);
  } catch {
    throw new ExpectedError('not UTF-8. Save the file as UTF-8.');
  }
}

/** The whole line, once it is known to be a CloudEvent: its other fields are sent as well. */
function envelopeOf(line: string): CloudEventEnvelope {
  const event = JSON.parse(line) as CloudEventEnvelope;
  const { error } = cloudEventEnvelopeSchema.safeParse(event);
  if (!error) return event;
  const { path, message } = error.issues[0]!;
  throw new ExpectedError(`no CloudEvent: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`);
}

function checkEvent(event: CloudEventEnvelope): void {
  checkIngestEvent(event);
  const bytes = Buffer.byteLength(JSON.stringify(event));
  if (bytes > MAX_EVENT_BYTES) throw new ExpectedError(`${bytes} bytes, where an event may have ${MAX_EVENT_BYTES}.`);
}

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length - MAX_FAULTS;
  throw new ExpectedError([...faults.slice(0, MAX_FAULTS), ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
}
