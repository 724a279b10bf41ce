import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

export interface Appointment {
  /** The same in every file about it: a calendar keeps the latest. */
  id: string;
  /** Two moments, or a whole day as `2026-11-22`. */
  when: { startsAt: Date; endsAt: Date } | { day: string };
  summary: string;
  location: string | null;
  description: string;
  /** When the file is made. */
  madeAt: Date;
}

/** The longest line of a calendar file, in bytes, without its end. */
const LINE_BYTES = 75;

/** A calendar file (RFC 5545) of one appointment, its times in UTC. */
export function calendarFile({ id, when, summary, location, description, madeAt }: Appointment): string {
  const times = 'day' in when
    ? [`DTSTART;VALUE=DATE:${date(Date.parse(when.day))}`, `DTEND;VALUE=DATE:${date(Date.parse(when.day) + DAY_MS)}`]
    : [`DTSTART:${moment(when.startsAt)}`, `DTEND:${moment(when.endsAt)}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Planet Heroes//Pickups//EN',
    'BEGIN:VEVENT',
    `UID:${id}@planet-heroes`,
    `DTSTAMP:${moment(madeAt)}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function moment(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function date(midnight: number): string {
  return moment(new Date(midnight)).slice(0, 8);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** A long line goes on after a blank. No letter is cut in two. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
