import { afterAll, describe, expect, it } from '@jest/globals';
import { showLocale } from './locale';
import { formatDay, formatMoment, formatTime } from './format-date';

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
