import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { VerifiedActivity } from '../trade-ins/trade-ins.area.js';
import { type OpenParticipation, progressMade } from './challenge-progress.js';

const JOINED = Date.parse('2026-11-01T00:00:00Z');
const ENDS = Date.parse('2026-11-30T00:00:00Z');

const participation = (changes: Partial<OpenParticipation> = {}): OpenParticipation => ({
  challengeId: 'refill', heroId: 'h1', title: 'Refill', metric: 'bottles_prevented', target: 100, progress: 0,
  joinedAt: new Date(JOINED), expiresAt: new Date(ENDS), pointsReward: 50, rewardItem: 'Bottle', ...changes,
});
const activity = (changes: Partial<VerifiedActivity> = {}): VerifiedActivity => ({
  heroId: 'h1',
  tradeInId: 't1',
  tradeValue: 80,
  points: 160,
  bottlesPrevented: 40,
  co2Saved: 160,
  cause: 'c1',
  time: new Date(JOINED),
  ...changes,
});

describe('progress in a Dubai challenge', () => {
  it.each(
    [
      ['bottles_prevented', 40],
      ['co2_saved', 160],
      ['trade_value', 80],
      ['points_earned', 160],
    ] as const,
  )('by %s is what the activity says of it', (metric, added) => {
    expect(progressMade(participation({ metric, target: 1000 }), [activity()])).toMatchObject({
      added,
      completedBy: undefined,
    });
  });

  it.each([
    ['at the moment of joining', JOINED, true],
    ['before joining', JOINED - 1, false],
    ['just before the end', ENDS - 1, true],
    ['at the end', ENDS, false],
  ])('counts a activity %s: %s %s', (_, time, counts) => {
    expect(progressMade(participation(), [activity({ time: new Date(time) })]) !== undefined).toBe(counts);
  });

  it('leaves the activities of others out', () => {
    expect(progressMade(participation(), [activity({ heroId: 'h2' })])).toBeUndefined();
  });

  it('is completed by the activity that reaches the target, and goes no further', () => {
    const activities = [
      activity({ tradeInId: 'a' }),
      activity({ tradeInId: 'b' }),
      activity({ tradeInId: 'c' }),
      activity({ tradeInId: 'd' }),
    ];
    expect(progressMade(participation(), activities)).toMatchObject({ added: 100, completedBy: { tradeInId: 'c' } });
  });

  it('ends the same for every order and grouping of the activities', () => {
    const activities = fc.array(
      fc.record({ bottlesPrevented: fc.nat(60), at: fc.integer({ min: JOINED - 5, max: JOINED + 20 }) }).map((
        { bottlesPrevented, at },
      ) => activity({ bottlesPrevented, time: new Date(at) })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(activities, activities, fc.boolean(), (first, second, reversed) => {
        const end = (portions: VerifiedActivity[][]) =>
          portions.reduce(
            ({ progress, completed }, portion) => {
              if (completed) return { progress, completed };
              const made = progressMade(participation({ progress }), portion);
              return { progress: progress + (made?.added ?? 0), completed: made?.completedBy !== undefined };
            },
            { progress: 0, completed: false },
          );
        expect(end(reversed ? [second, first] : [first, second])).toEqual(end([[...second, ...first]]));
      }),
    );
  });
});
