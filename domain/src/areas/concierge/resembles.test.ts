import { describe, expect, it } from '@jest/globals';
import { resembles } from './resembles.js';

describe('a word resembles another', () => {
  it.each([
    ['that it is, however short', 'xr', 'xr'],
    ['of three letters with two swapped, the first in its place', 'por', 'pro'],
    ['of five letters with any two swapped', 'ahppy', 'happy'],
    ['of five letters with one slip', 'apole', 'apple'],
    ['of six letters with one slip', 'iphonr', 'iphone'],
    ['of seven letters with two slips', 'pickpu1', 'pickup1'],
    ['of seven letters with two missing', 'deliv', 'deliver'],
    ['of seven letters with two too many', 'deliverrr', 'deliver'],
  ])('%s', (_, word, meant) => {
    expect(resembles(word, meant)).toBe(true);
  });

  it.each([
    ['of two letters that are swapped', 'rx', 'xr'],
    ['of three letters with the first one swapped', 'rpo', 'pro'],
    ['of four letters with the first one swapped', 'imni', 'mini'],
    ['of four letters with one slip', 'fund', 'find'],
    ['of six letters with two slips', 'iphxxe', 'iphone'],
    ['of seven letters with three slips', 'delixxx', 'deliver'],
    ['of seven letters with three too many', 'deliverabc', 'deliver'],
    ['of the same letters, but not as many', 'appple', 'aplxx'],
  ])('but not one %s', (_, word, meant) => {
    expect(resembles(word, meant)).toBe(false);
  });
});
