import { describe, expect, it } from '@jest/globals';
import type { HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
import { sampleHero } from '../../kernel/live/testing/fakes';
import { causesInWords, changeInWords } from './standing-words';

const change = (to: number, causes: RankCause[]): HeroStandingChange => ({
  from: 0,
  to,
  causes,
  hero: sampleHero('a', 0),
  standing: { heroId: 'a', rank: to, points: 0, tiedWith: 0, pointsToNext: null, leadOverNext: null, totalHeroes: 1 },
  availablePoints: 0,
  pendingPoints: 0,
  heldPoints: 0, unread: 0,
  notices: [],
  lifetimePoints: 0,
});

describe('why a standing changed, in words', () => {
  it('names every cause', () => {
    expect(
      causesInWords([
        { kind: 'earned', rule: 'trade', reason: 'iPhone 15 Pro verified', points: 2800 },
        { kind: 'climbed', past: 3 },
        { kind: 'passed', by: 1 },
      ]),
    )
      .toBe('+2,800 points: iPhone 15 Pro verified, you passed 3 heroes, 1 hero passed you');
  });

  it('names what was taken back, also as the reason for a fall', () => {
    const taken = { kind: 'earned', rule: 'trade-reversed', reason: 'iPhone 13, Good', points: -1700 } as const;
    expect(causesInWords([taken])).toBe('−1,700 points, taken back: iPhone 13, Good');
    expect(changeInWords([change(9, [taken])], 4)).toBe(
      'You fell from rank 4 to rank 9: −1,700 points, taken back: iPhone 13, Good.',
    );
  });

  it('names one trade once, with all its points', () => {
    const trade = { kind: 'earned', rule: 'trade', reason: 'iPhone 13, Good', points: 500 } as const;
    expect(causesInWords([trade, { ...trade, rule: 'trade-above-quote' }, { kind: 'climbed', past: 2 }, trade])).toBe(
      '+1,500 points: iPhone 13, Good, you passed 2 heroes',
    );
  });

  it('counts from the rank that was announced last, across changes in between', () => {
    expect(changeInWords([change(7, [{ kind: 'climbed', past: 2 }])], 12)).toBe(
      'You climbed from rank 12 to rank 7: you passed 5 heroes.',
    );
    expect(changeInWords([change(1300, [{ kind: 'passed', by: 1 }])], 1299)).toBe(
      'You fell from rank 1,299 to rank 1,300: 1 hero passed you.',
    );
    expect(changeInWords([change(4, [{ kind: 'passed', by: 1, hero: 'Omar' }])], 3)).toBe(
      'You fell from rank 3 to rank 4: Omar passed you.',
    );
    expect(
      changeInWords(
        [change(6, [{ kind: 'passed', by: 3, hero: 'Omar' }, {
          kind: 'earned',
          rule: 'referral',
          reason: 'First trade of a friend',
          points: 50,
        }])],
        3,
      ),
    )
      .toBe(
        'You fell from rank 3 to rank 6: 3 heroes passed you. +50 points: First trade of a friend.',
      );
    expect(changeInWords([change(7, [])], 7)).toBe('You are still at rank 7.');
  });

  it('counts who passed over a whole burst, and names up to two', () => {
    const burst = [550, 555, 560].map((to) => change(to, [{ kind: 'passed', by: 1, hero: `Hero ${to}` }]));
    expect(changeInWords(burst, 549)).toBe('You fell from rank 549 to rank 560: 11 heroes passed you.');
    const two = ['Omar', 'Sara'].map((hero, index) => change(4 + index, [{ kind: 'passed', by: 1, hero }]));
    expect(changeInWords(two, 3)).toBe('You fell from rank 3 to rank 5: Omar and Sara passed you.');
  });

  it('counts one point as one', () => {
    expect(causesInWords([{ kind: 'earned', rule: 'trade', reason: 'iPhone 5', points: 1 }])).toBe('+1 point: iPhone 5');
  });
});
