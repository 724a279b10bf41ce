import { describe, expect, it } from '@jest/globals';
import { calendarFile } from './calendar-file.js';

const VISIT = {
  id: 'trade-in-1',
  when: { startsAt: new Date('2026-11-27T21:30:00.000Z'), endsAt: new Date('2026-11-27T22:30:00.000Z') },
  summary: 'Our courier comes',
  location: 'Villa 12' as string | null,
  description: 'Have it ready.',
  madeAt: new Date('2026-11-26T21:00:00.123Z'),
};
/** The value of a property, its lines joined as a calendar joins them. */
const valueOf = (name: string, file: string) =>
  file.replaceAll('\r\n ', '').split('\r\n').find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

describe('a calendar file', () => {
  it('is one event with its times in UTC, each line ended by CRLF', () => {
    expect(calendarFile(VISIT).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Planet Heroes//Pickups//EN', 'BEGIN:VEVENT',
      'UID:trade-in-1@planet-heroes', 'DTSTAMP:20261126T210000Z', 'DTSTART:20261127T213000Z', 'DTEND:20261127T223000Z',
      'SUMMARY:Our courier comes', 'LOCATION:Villa 12', 'DESCRIPTION:Have it ready.', 'END:VEVENT', 'END:VCALENDAR', '',
    ]);
  });

  it.each([
    ['2026-11-30', '20261130', '20261201'], ['2026-12-31', '20261231', '20270101'], ['2028-02-28', '20280228', '20280229'],
  ])('is all of %s, up to the day after', (day, from, to) => {
    const file = calendarFile({ ...VISIT, when: { day }, location: null });
    expect(file).toContain(`\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\n`);
    expect(file).not.toContain('LOCATION');
  });

  it.each([
    ['Villa 12, Street 4', String.raw`Villa 12\, Street 4`],
    ['Tower; gate B', String.raw`Tower\; gate B`],
    [String.raw`C:\home`, String.raw`C:\\home`],
    ['Dock 4\nRing twice\r\nAsk\rfor Layla', String.raw`Dock 4\nRing twice\nAsk\nfor Layla`],
    ['فيلا 12، شارع 4', 'فيلا 12، شارع 4'],
    ['BEGIN:VEVENT\nEND:VCALENDAR', String.raw`BEGIN:VEVENT\nEND:VCALENDAR`],
  ])('holds %j as %s', (text, held) => {
    const file = calendarFile({ ...VISIT, summary: text, location: text, description: text });
    for (const name of ['SUMMARY', 'LOCATION', 'DESCRIPTION']) expect(valueOf(name, file)).toBe(held);
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it.each([
    ['a'.repeat(64)], ['a'.repeat(68)], ['a'.repeat(500)], ['شارع الشيخ زايد '.repeat(20).trim()],
    ['a' + 'م'.repeat(90)], ['🚚'.repeat(40)],
  ])('has no line over 75 bytes, and no letter in two: %s', (text) => {
    const file = calendarFile({ ...VISIT, summary: text });
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(valueOf('SUMMARY', file)).toBe(text);
  });
});
