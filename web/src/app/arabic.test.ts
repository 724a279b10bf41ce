import { describe, expect, it } from '@jest/globals';
import { ARABIC } from './arabic';
import * as english from './english';
import { countedDays, countedPoints } from '../kernel/i18n/counted';

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The keys of a group that another has not, with all that lead to them. Names are for Arabic alone. */
function missing(from: unknown, of: unknown, path: string): string[] {
  if (!isGroup(of) || path.endsWith('.names')) return typeof from === typeof of ? [] : [path];
  if (!isGroup(from)) return [path];
  return Object.keys(of).flatMap((key) => missing(from[key], of[key], `${path}.${key}`));
}

describe('the Arabic texts', () => {
  it.each(Object.entries(english))('have all of the group %s', async (name, group) => {
    expect(missing(await ARABIC[name as keyof typeof ARABIC](), group, name)).toEqual([]);
  });

  it('count as Arabic does', () => {
    expect([0, 1, 2, 5, 11, 100, 103].map(countedPoints)).toEqual([
      '0 نقطة',
      'نقطة واحدة',
      'نقطتان',
      '5 نقاط',
      '11 نقطة',
      '100 نقطة',
      '103 نقاط',
    ]);
    expect(['3', '14', '1,200', '1.2 مليون'].map(countedDays)).toEqual(['3 أيام', '14 يوماً', '1,200 يوم', '1.2 مليون يوم']);
  });
});
