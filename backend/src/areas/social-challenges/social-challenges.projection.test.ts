import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { SocialChallengesProjection } from './social-challenges.projection.js';

const event = (type: string, data: object) => ({ type, time: '2026-01-01T00:00:00Z', data }) as LogEvent;
const TERMS = {
  challengeId: 'c1',
  creatorId: 'h1',
  title: 'Save the sea',
  description: 'All of us together',
  challengeType: 'co2_saved',
  targetValue: 5,
  pointsReward: 100,
  participantLimit: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
};
const EVENTS = [
  event('social_challenge.created', TERMS),
  ...['h1', 'h2'].map((heroId) => event('social_challenge.joined', { challengeId: 'c1', heroId })),
  event('social_challenge.progressed', { challengeId: 'c1', heroId: 'h1', amount: 2999 }),
  event('social_challenge.progressed', { challengeId: 'c1', heroId: 'h1', amount: 2001 }),
  event('social_challenge.completed', { challengeId: 'c1', heroId: 'h1', points: 100 }),
  event('social_challenge.progressed', { challengeId: 'c1', heroId: 'h2', amount: 1999 }),
  event('social_challenge.ended', { challengeId: 'c1', reason: 'expired', refunded: 100 }),
];
function fold(events: readonly LogEvent[]) {
  const projection = new SocialChallengesProjection();
  for (const each of events) projection.apply(each);
  return projection;
}

describe('the projection of social challenges', () => {
  it('comes out the same for every order of the events', () => {
    const expected = fold(EVENTS);
    fc.assert(
      fc.property(fc.shuffledSubarray(EVENTS, { minLength: EVENTS.length }), (events) => {
        const projection = fold(events);
        expect(projection.hash()).toBe(expected.hash());
        expect(projection.all()).toEqual(expected.all());
      }),
    );
  });

  it('shows whole kilograms of the grams that it keeps, and each hero its own', () => {
    const projection = fold(EVENTS);
    const challenge = projection.challenge('c1')!;
    expect(projection.participationOf(challenge, 'h1')).toEqual({
      status: 'completed',
      currentProgress: 5,
      pointsEarned: 100,
    });
    expect(projection.participationOf(challenge, 'h2')).toEqual({
      status: 'active',
      currentProgress: 1,
      pointsEarned: 0,
    });
    expect(projection.participationOf(challenge, 'h3')).toBeNull();
    expect([
      projection.active().length,
      projection.ended().length,
      projection.challengesOf('h2').length,
      projection.challengesOf('h3').length,
    ])
      .toEqual([0, 1, 1, 0]);
  });

  it('does not show a challenge of which only later events have been read', () => {
    expect(fold(EVENTS.slice(1)).all()).toEqual([]);
  });
});
