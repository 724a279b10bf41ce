import { describe, expect, it } from '@jest/globals';
import { changeOf } from './figures';

describe('the change of a figure', () => {
  it.each([[6, 2, 200], [1, 4, -75], [3, 3, 0], [0, 5, -100], [0, 0, 0], [2, 3, -33]])(
    'from %i to %i',
    (current, before, percent) => expect(changeOf(current, before)).toBe(percent),
  );

  it('is left out where there was nothing or hardly anything before', () => {
    expect(changeOf(5, 0)).toBeUndefined();
    expect(changeOf(7, 2)).toBeUndefined();
  });
});
