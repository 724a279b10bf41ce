import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHALLENGE_TYPES, type ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { UNITS_PER_TARGET } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';
import { advance, type CountedActivity, type OpenParticipation } from './challenge-progress.js';

const types = Object.keys(CHALLENGE_TYPES) as ChallengeType[];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21) + minute * 60_000);
const participation = fc.record({
  challengeType: fc.constantFrom(...types),
  targetValue: fc.integer({ min: 1, max: 5000 }),
  progress: fc.constant(0),
  joinedAt: fc.constant(at(100)),
  expiresAt: fc.constant(at(900)),
});
const activity = fc.record({
  bottlesPrevented: fc.nat(2000), co2Saved: fc.nat(9000), tradeValue: fc.nat(4200), points: fc.nat(4000),
  time: fc.nat(1000).map(at),
});

/** Takes activities in the portions given and returns where the participation stands. */
function play(start: OpenParticipation, portions: readonly CountedActivity[][]) {
  let { progress } = start;
  let completions = 0;
  for (const portion of portions) {
    if (completions > 0) break;
    const { amount, completed } = advance({ ...start, progress }, portion);
    progress += amount;
    if (completed) completions++;
  }
  return { progress, completions };
}

describe('progress in a challenge', () => {
  it('is the sum of what counts between joining and expiry, up to the target', () => {
    fc.assert(
      fc.property(participation, fc.array(activity, { maxLength: 20 }), (start, activities) => {
        const counted = activities.filter(({ time }) => time >= at(100) && time < at(900));
        const sums = {
          bottles_prevented: counted.reduce((sum, { bottlesPrevented }) => sum + bottlesPrevented, 0),
          co2_saved: counted.reduce((sum, { co2Saved }) => sum + co2Saved, 0),
          trade_value: counted.reduce((sum, { tradeValue }) => sum + tradeValue, 0),
          points_earned: counted.reduce((sum, { points }) => sum + points, 0),
        };
        const target = start.targetValue * UNITS_PER_TARGET[start.challengeType];
        const sum = sums[start.challengeType];
        expect(advance(start, activities)).toMatchObject({ amount: Math.min(sum, target), completed: sum >= target });
      }),
    );
  });

  it('comes out the same in any order and in any portions', () => {
    fc.assert(
      fc.property(
        participation,
        fc.array(activity, { maxLength: 15 }).chain((activities) =>
          fc.tuple(
            fc.constant(activities),
            fc.shuffledSubarray(activities, { minLength: activities.length }),
            fc.integer({ min: 1, max: 5 }),
          )
        ),
        (start, [activities, shuffled, size]) => {
          const portions = Array.from(
            { length: Math.ceil(shuffled.length / size) },
            (_, index) => shuffled.slice(index * size, (index + 1) * size),
          );
          expect(play(start, portions)).toEqual(play(start, [activities]));
        },
      ),
    );
  });

  it('never falls and never passes the target', () => {
    fc.assert(
      fc.property(
        participation,
        fc.array(fc.array(activity, { maxLength: 4 }), { maxLength: 8 }),
        (start, portions) => {
          const { progress, completions } = play(start, portions);
          const target = start.targetValue * UNITS_PER_TARGET[start.challengeType];
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(target);
          expect(completions).toBe(progress === target ? 1 : 0);
        },
      ),
    );
  });

  it('counts grams exactly: 4,999 of them are not yet five kilograms', () => {
    const start: OpenParticipation = {
      challengeType: 'co2_saved',
      targetValue: 5,
      progress: 4000,
      joinedAt: at(0),
      expiresAt: at(10),
    };
    const grams = (co2Saved: number): CountedActivity => ({
      co2Saved,
      bottlesPrevented: 0,
      tradeValue: 0,
      points: 0,
      time: at(1),
    });
    expect(advance(start, [grams(999)])).toMatchObject({ amount: 999, completed: false });
    expect(advance(start, [grams(999), grams(1)])).toMatchObject({ amount: 1000, completed: true });
  });
});
