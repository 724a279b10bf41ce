import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { numberRanges } from './number-ranges.js';

describe('ranges of numbers', () => {
  it('hold just those numbers, and no two of them touch', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (numbers) => {
        const ranges = numberRanges(numbers);
        const held = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
        expect(held).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        for (const [index, [from]] of ranges.entries())
          if (index > 0) expect(from).toBeGreaterThan(ranges[index - 1]![1] + 1);
      }),
    );
  });
});
