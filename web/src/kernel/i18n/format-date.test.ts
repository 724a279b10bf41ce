import { afterAll, describe, expect, it } from '@jest/globals';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { showLocale } from './locale';
import { formatDay, formatMoment, formatTime, remainingTime } from './format-date';
import { formatAgo, longDayOf } from './format-words';

const NOON = '2026-11-23T08:05:00Z';

describe('days and times', () => {
  afterAll(async () => {
    await showLocale('en');
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('are Dubai’s', () => {
    expect(formatDay(NOON)).toBe('23 Nov 2026');
    expect(formatTime(NOON)).toMatch(/^12:05\sPM$/);
    expect(formatMoment(NOON)).toMatch(/^23 Nov 2026, 12:05\sPM$/);
  });

  it('name the month in Arabic too', async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await showLocale('ar', []);
    expect(formatDay(NOON)).toBe('23 نوفمبر 2026');
    expect(formatMoment(NOON)).toMatch(/^23 نوفمبر 2026، 12:05\sم$/);
  });
});

describe('how long ago a device was seen', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  it.each([
    ['2026-11-22T11:59:30Z', undefined],
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T11:00:01Z', '59 minutes ago'],
    ['2026-11-22T09:30:00Z', '2 hours ago'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-12T12:00:00Z', '10 days ago'],
    // The server's clock may be a little ahead.
    ['2026-11-22T12:00:05Z', undefined],
  ])('%s: %s', (iso, words) => expect(formatAgo(iso, now)).toBe(words));
});

it('writes the day of the terms as the specification does', () => {
  expect(longDayOf(LEGAL_CLAIMS.termsUpdated)).toBe('August 12, 2025');
});

const NOW = Date.parse('2026-11-21T08:00:00Z');

describe('the time that is left', () => {
  it.each([
    ['2026-11-24T13:59:00Z', { days: 3, hours: 5 }],
    ['2026-11-22T08:00:00Z', { days: 1, hours: 0 }],
    ['2026-11-21T08:30:00Z', { days: 0, hours: 0 }],
  ])('until %s is counted in whole days and hours', (expiresAt, left) => {
    expect(remainingTime(expiresAt, NOW)).toEqual(left);
  });

  it.each(['2026-11-21T08:00:00Z', '2026-11-20T08:00:00Z', 'no time'])('is none at %s', (expiresAt) => {
    expect(remainingTime(expiresAt, NOW)).toBeUndefined();
  });
});
