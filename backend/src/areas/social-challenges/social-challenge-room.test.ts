import { describe, expect, it } from '@jest/globals';
import { TAKEN_AWAY_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { LeaderboardProjection } from '../leaderboard/leaderboard.projection.js';
import { SocialChallengeRoom } from './social-challenge-room.js';
import { SocialChallengesProjection } from './social-challenges.projection.js';

const event = (type: string, data: object) => ({ type, time: '2026-01-01T00:00:00Z', data }) as LogEvent;
const created = (challengeId: string) =>
  event('social_challenge.created', {
    challengeId, creatorId: 'layla', title: 'Save the sea', description: 'All of us together', challengeType: 'co2_saved',
    targetValue: 5, pointsReward: 100, participantLimit: 2, createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-08T00:00:00.000Z',
  });
const part = (type: string, data: object = {}) =>
  event(`social_challenge.${type}`, { challengeId: 'c1', heroId: 'omar', ...data });

describe('the room of social challenges', () => {
  const opened = () => {
    const [challenges, board] = [new SocialChallengesProjection(), new LeaderboardProjection()];
    const apply = (each: LogEvent) => {
      board.apply(each);
      challenges.apply(each);
    };
    for (const each of [event('hero.joined', { heroId: 'layla', name: 'Layla' }), created('c1'), created('c2')]) apply(each);
    return { apply, room: new SocialChallengeRoom(challenges, board) };
  };

  it.each<[LogEvent, object]>([
    [part('joined'), { currentParticipants: 1 }],
    [part('completed', { points: 100 }), { completedParticipants: 1 }],
    [part('ended', { reason: 'expired', refunded: 0 }), { isActive: false }],
    [part('removed', { reason: 'offensive' }), TAKEN_AWAY_CHALLENGE],
  ])('reports one challenge what %j changed', (given, changed) => {
    const { apply, room } = opened();
    const whole = room.snapshot().find(({ id }) => id === 'c1');
    apply(given);
    expect(room.changeBy([given])).toEqual({ changed: [{ ...whole, ...changed }], removed: [] });
    expect(room.snapshot()).toContainEqual({ ...whole, ...changed });
  });

  it('reports a new one, and of the name that its creator has now', () => {
    const { apply, room } = opened();
    const [added, renamed] = [created('c3'), event('hero.renamed', { heroId: 'layla', name: 'Noor' })];
    apply(added);
    expect(room.changeBy([added])).toMatchObject({ changed: [{ id: 'c3', creatorName: 'Layla' }], removed: [] });
    apply(renamed);
    expect(room.changeBy([renamed])!.changed.map(({ creatorName }) => creatorName)).toEqual(['Noor', 'Noor', 'Noor']);
  });

  it('reports nothing of how far a hero is, nor of a name that nobody reads there', () => {
    const { apply, room } = opened();
    const events = [part('progressed', { amount: 5 }), event('hero.renamed', { heroId: 'omar', name: 'Omar' })];
    for (const each of events) apply(each);
    expect(room.changeBy(events)).toBeUndefined();
  });
});
