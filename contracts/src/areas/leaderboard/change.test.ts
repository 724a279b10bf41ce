import { describe, expect, it } from '@jest/globals';
import type { LeaderboardHero } from './schemas.js';
import { applyLeaderboardChange } from './change.js';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id): LeaderboardHero => ({
  id, name: id, level: 'Bronze Hero', points: 10, bottlesPrevented: 0, co2Saved: 0, referralCount: 0, badges: [],
})) as [LeaderboardHero, LeaderboardHero, LeaderboardHero, LeaderboardHero];

describe('a change of the leaderboard', () => {
  it('puts heroes at their ranks, takes out those who left, and cuts to the size, in a list of its own', () => {
    const board: readonly LeaderboardHero[] = Object.freeze([a, b, c]);
    const climbed = { ...d, points: 99 };
    expect(applyLeaderboardChange(board, { removed: ['b'], placed: [{ rank: 1, hero: climbed }], totalHeroes: 3 }, 3))
      .toEqual([climbed, a, c]);
    expect(applyLeaderboardChange(board, { removed: [], placed: [{ rank: 2, hero: climbed }], totalHeroes: 4 }, 3))
      .toEqual([a, climbed, b]);
    const figures = { id: 'c', level: 'Silver Hero' as const, points: 20, bottlesPrevented: 1, co2Saved: 2 };
    expect(applyLeaderboardChange(board, { removed: [], placed: [{ rank: 1, hero: figures }], totalHeroes: 3 }, 3))
      .toEqual([{ ...c, ...figures }, a, b]);
  });
});
