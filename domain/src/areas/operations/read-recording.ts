import { MAX_RECORDED_EVENTS, type RecordingWindow } from '@planet-heroes/contracts/areas/operations/recordings';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { SqlRunner } from '../../kernel/database/database.js';
import { readLogPage } from '../../kernel/log/read-log.js';
import { asFixture, asLogged, type Recording } from './record-log.js';

const PAGE = 1_000;

/** The events of a window, as a fixture, and as the log has them. Throws `window_too_large`. */
export async function readRecording(
  database: SqlRunner,
  window: RecordingWindow,
): Promise<Recording & { logged: LogEvent[] }> {
  const times = { since: new Date(window.since), until: new Date(window.until) };
  const logged: LogEvent[] = [];
  for (let after = { transactionId: '0', row: '0' };;) {
    const page = await readLogPage(database, { after, ...times, limit: PAGE });
    logged.push(...page);
    if (logged.length > MAX_RECORDED_EVENTS) throw tooLarge();
    if (page.length < PAGE) return { ...asFixture(logged.map(asLogged)), logged };
    after = page.at(-1)!.position;
  }
}

/** A recording as a file: one event a line. */
export function asLines({ events }: Recording): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

function tooLarge(): AppError {
  const most = MAX_RECORDED_EVENTS.toLocaleString('en');
  const text = `More than ${most} events of the log lie in this time. Choose a shorter one, or use npm run record.`;
  return new AppError('window_too_large', text, { most: MAX_RECORDED_EVENTS });
}
