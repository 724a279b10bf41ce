import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { levelFor } from '../heroes/levels.js';
import type { LeaderboardHero } from './schemas.js';
import { applyLeaderboardChange, leaderboardChangeBetween } from './change.js';

const heroes = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 0, max: 30 }), points: fc.integer({ min: 0, max: 900 }), referrals: fc.nat(2) }),
    {
      selector: ({ id }) => id,
      maxLength: 30,
    },
  )
  .map((population) =>
    population
      .map(({ id, points, referrals }): LeaderboardHero => ({
        id: `hero-${id}`,
        name: `Hero ${id}`,
        level: levelFor(points),
        points,
        bottlesPrevented: points * 2,
        co2Saved: points * 8,
        referralCount: referrals,
        badges: points > 600 ? ['Bottle Saver'] : [],
      }))
      .sort((a, b) => b.points - a.points || a.id.localeCompare(b.id)),
  );

describe('a change of the leaderboard', () => {
  it('leads from any board to any other, however many heroes left, joined or are below the cut', () => {
    fc.assert(
      fc.property(heroes, heroes, fc.integer({ min: 1, max: 12 }), (populationBefore, populationAfter, size) => {
        const before = populationBefore.slice(0, size);
        const after = populationAfter.slice(0, size);
        const change = leaderboardChangeBetween(before, after, populationAfter.length);
        expect(applyLeaderboardChange(before, change, size)).toEqual(after);
        expect(change.totalHeroes).toBe(populationAfter.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('arrives in any number of steps at the same board', () => {
    fc.assert(
      fc.property(
        fc.array(heroes, { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 12 }),
        (populations, size) => {
          const boards = populations.map((population) => population.slice(0, size));
          const arrived = boards.reduce((shown, board, step) => {
            if (step === 0) return board;
            return applyLeaderboardChange(
              shown,
              leaderboardChangeBetween(boards[step - 1]!, board, board.length),
              size,
            );
          }, boards[0]!);
          expect(arrived).toEqual(boards.at(-1));
        },
      ),
    );
  });

  it('says nothing about a board that stayed as it was', () => {
    fc.assert(
      fc.property(heroes, (population) => {
        const change = leaderboardChangeBetween(population, structuredClone(population), population.length);
        expect(change).toMatchObject({ removed: [], placed: [] });
      }),
    );
  });

  it('names only the hero who climbed, not those who were passed', () => {
    const board = ['a', 'b', 'c', 'd'].map((id): LeaderboardHero => ({
      id,
      name: id,
      level: 'Bronze Hero',
      points: 10,
      bottlesPrevented: 0,
      co2Saved: 0,
      referralCount: 0,
      badges: [],
    }));
    const [a, b, c, d] = board as [LeaderboardHero, LeaderboardHero, LeaderboardHero, LeaderboardHero];
    const climbed = { ...d, points: 99 };
    expect(leaderboardChangeBetween(board, [climbed, a, b, c], 4).placed).toEqual([{ rank: 1, hero: climbed }]);
  });

  it('leaves the board that it is applied to untouched', () => {
    const board: readonly LeaderboardHero[] = Object.freeze([]);
    const change = { removed: ['gone'], placed: [], totalHeroes: 0 };
    expect(applyLeaderboardChange(board, change, 3)).toEqual([]);
  });
});
