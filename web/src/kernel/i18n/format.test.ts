import { afterAll, describe, expect, it } from '@jest/globals';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { formatDay, formatMoment, formatTime, formatVisit, remainingTime } from './format-date';
import { formatCompact, formatWhole } from './format-number';
import { formatMass } from './format-mass';
import { formatAed, formatFils, formatFilsCompact, formatUsd, formatWholeFils } from './format-money';
import { formatAgo, longDayOf } from './format-words';
import { showLocale } from './locale';

/** Intl puts a no-break space between the currency and the amount. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  it('separates thousands and rounds to whole numbers', () => {
    expect(formatWhole(12_847)).toBe('12,847');
    expect(formatWhole(0.4)).toBe('0');
  });

  it('shows thousands as K and millions as M', () => {
    expect(formatCompact(999)).toBe('999');
    expect(formatCompact(12_847)).toBe('12.8K');
    expect(formatCompact(2_400_000)).toBe('2.4M');
  });
});

describe('CO2', () => {
  it('shows grams as kilograms', () => {
    expect(formatMass(0)).toBe('0 kg');
    expect(formatMass(2400)).toBe('2.4 kg');
    expect(formatMass(999_000)).toBe('999 kg');
  });

  it('shows tonnes from a tonne on', () => {
    expect(formatMass(1_000_000)).toBe('1T');
    expect(formatMass(180_000_000)).toBe('180T');
  });
});

describe('money', () => {
  it('shows whole dirhams', () => {
    expect(spaced(formatAed(1299))).toBe('AED 1,299');
  });

  it('shows whole dollars', () => {
    expect(formatUsd(5000)).toBe('$5,000');
  });

  it('shows fils exactly, or without decimals', () => {
    expect(spaced(formatFils(1_500_005))).toBe('AED 15,000.05');
    expect(spaced(formatFils(9900))).toBe('AED 99.00');
    expect(spaced(formatWholeFils(370_000))).toBe('AED 3,700');
  });

  it('divides fils by 100 and shortens the result', () => {
    expect(spaced(formatFilsCompact(240_000_000))).toBe('AED 2.4M');
    expect(spaced(formatFilsCompact(12_345))).toBe('AED 123.5');
  });
});

const NOON = '2026-11-23T08:05:00Z';

describe('days and times', () => {
  afterAll(async () => {
    await showLocale('en');
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('are Dubai’s', () => {
    expect(formatDay(NOON)).toBe('23 Nov 2026');
    expect(formatVisit(NOON)).toBe('Mon, 23 Nov');
    expect(formatTime(NOON)).toMatch(/^12:05\sPM$/);
    expect(formatMoment(NOON)).toMatch(/^23 Nov 2026, 12:05\sPM$/);
  });

  it('name the month in Arabic too', async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await showLocale('ar', []);
    expect(formatDay(NOON)).toBe('23 نوفمبر 2026');
    expect(formatVisit(NOON)).toBe('الاثنين، 23 نوفمبر');
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
