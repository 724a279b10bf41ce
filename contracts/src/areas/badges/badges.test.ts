import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BADGE_NAMES, badgesFor, inBadgeOrder } from './badges.js';

const NONE = { trades: 0, largestTrade: 0, bottlesPrevented: 0, referralCount: 0 };

describe('badges', () => {
  it('are given from their figure on, and not before', () => {
    expect(badgesFor(NONE)).toEqual([]);
    expect(badgesFor({ trades: 1, largestTrade: 999, bottlesPrevented: 49, referralCount: 4 })).toEqual([
      'First Trade',
    ]);
    expect(badgesFor({ trades: 1, largestTrade: 1000, bottlesPrevented: 50, referralCount: 5 })).toEqual([
      'First Trade',
      'High Value Trade',
      'Bottle Saver',
      'Community Builder',
    ]);
    expect(badgesFor({ trades: 9, largestTrade: 4200, bottlesPrevented: 2000, referralCount: 5 })).toEqual(BADGE_NAMES);
  });

  it('come in one order, each once, unknown ones last', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...BADGE_NAMES]), (shuffled) => {
        const sorted = BADGE_NAMES.filter((name) => shuffled.includes(name));
        expect(inBadgeOrder(['Founder', ...shuffled, ...shuffled])).toEqual([...sorted, 'Founder']);
      }),
    );
  });
});
