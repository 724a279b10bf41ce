import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetReferral, rememberedReferral, rememberReferral } from './referral-memory';

const DAY = 86_400_000;

describe('the referral code of a link', () => {
  let values: Map<string, string>;
  let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  beforeEach(() => {
    values = new Map();
    storage = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  });

  it('is remembered in any letter case, regardless of the rest of the address', () => {
    rememberReferral('?x=1&ref=hero1a2b3c&y=2', storage, 0);
    expect(rememberedReferral(storage, 1)).toBe('HERO1A2B3C');
  });

  it('stays the first one for 30 days, and no longer', () => {
    rememberReferral('?ref=HEROAAAAAA', storage, 0);
    rememberReferral('?ref=HEROBBBBBB', storage, 29 * DAY);
    expect(rememberedReferral(storage, 30 * DAY - 1)).toBe('HEROAAAAAA');
    expect(rememberedReferral(storage, 30 * DAY)).toBeUndefined();
    rememberReferral('?ref=HEROBBBBBB', storage, 30 * DAY);
    expect(rememberedReferral(storage, 30 * DAY)).toBe('HEROBBBBBB');
  });

  it.each(['', '?ref=', '?ref=%20'])('passes over %j', (search) => {
    rememberReferral(search, storage, 0);
    expect(values.size).toBe(0);
  });

  it.each([['FRIEND'], ['HERO1A2B3'], ['HERO1A2B3CD'], ['<script>']])('with a slip, %s, is kept until a code comes', (slip) => {
    rememberReferral(`?ref=${encodeURIComponent(slip)}`, storage, 0);
    expect(rememberedReferral(storage, 1)).toBe(slip.toUpperCase());
    rememberReferral('?ref=HEROAAAAAA', storage, 1);
    rememberReferral(`?ref=${encodeURIComponent(slip)}`, storage, 2);
    expect(rememberedReferral(storage, 3)).toBe('HEROAAAAAA');
  });

  it.each([
    '{',
    'null',
    '"HEROAAAAAA"',
    '{"code":1,"at":0}',
    '{"code":"HEROAAAAAA"}',
    '{"code":"HEROAAAAAA","at":9}',
  ])(
    'takes nothing from a store that holds %s',
    (text) => {
      values.set('planet-heroes:referral', text);
      expect(rememberedReferral(storage, 1)).toBeUndefined();
    },
  );

  it('is forgotten once it is used', () => {
    rememberReferral('?ref=HEROAAAAAA', storage, 0);
    forgetReferral(storage);
    expect(rememberedReferral(storage, 1)).toBeUndefined();
  });
});
