import { describe, expect, it } from '@jest/globals';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { REMOVED_CHALLENGE, TAKEN_AWAY_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { SocialChallengesProjection } from './social-challenges.projection.js';

const event = (type: string, data: object) => ({ type, time: '2026-01-01T00:00:00Z', data }) as LogEvent;
const created = (challengeId: string, creatorId: string, createdAt = '2026-01-01T00:00:00.000Z') =>
  event('social_challenge.created', {
    challengeId, creatorId, title: `The title of ${challengeId}`, description: 'All of us together',
    challengeType: 'bottles_prevented', targetValue: 5, pointsReward: 100, participantLimit: 2, createdAt,
    expiresAt: '2026-01-08T00:00:00.000Z',
  });
const projected = (...events: LogEvent[]) => {
  const projection = new SocialChallengesProjection();
  for (const each of events) projection.apply(each);
  return projection;
};
const titles = (projection: SocialChallengesProjection) => projection.all().map(({ terms }) => terms.title);

describe('the creators of social challenges', () => {
  it.each(['hero.renamed', 'hero.hidden', 'hero.shown', 'hero.removed'])('are looked up again after %s', (type) => {
    const projection = projected(created('c1', 'h1'), created('c2', 'h2'));
    const before = projection.all();
    expect(projection.all()).toBe(before);
    projection.apply(event(type, { heroId: 'h3', name: 'Noor' }));
    expect(projection.all()).toBe(before);
    projection.apply(event(type, { heroId: 'h1', name: 'Noor' }));
    expect(projection.all()).not.toBe(before);
  });

  it('take their words along where they leave, and nobody else’s', () => {
    const projection = projected(created('c1', 'h1'), created('c2', 'h2'));
    const before = projection.hash();
    projection.apply(event('hero.removed', { heroId: 'h3' }));
    projection.apply(event('hero.hidden', { heroId: 'h1' }));
    expect(projection.hash()).toBe(before);
    projection.apply(event('hero.removed', { heroId: 'h1' }));
    expect(projection.challenge('c1')!.terms).toMatchObject(REMOVED_CHALLENGE);
    expect(projection.challenge('c2')!.terms.title).toBe('The title of c2');
    expect(projection.hash()).not.toBe(before);
  });

  it('find nothing of what support takes away', () => {
    const projection = projected(created('c1', 'h1'), created('c2', 'h1'));
    projection.apply(event('social_challenge.removed', { challengeId: 'c1' }));
    expect(projection.challenge('c1')!.terms).toMatchObject(TAKEN_AWAY_CHALLENGE);
    expect(projection.challenge('c2')!.terms.title).toBe('The title of c2');
  });

  it('make nothing known of a challenge that was removed before it was read', () => {
    const projection = projected(event('social_challenge.removed', { challengeId: 'c1' }));
    expect(projection.challenge('c1')).toBeUndefined();
    expect(projection.all()).toEqual([]);
  });
});

describe('social challenges are listed', () => {
  it('the active ones first, each group with the newest first, then by their ids', () => {
    const later = '2026-01-02T00:00:00.000Z';
    const projection = projected(
      created('ended-old', 'h1'), created('ended-new', 'h1', later), created('b', 'h1'), created('a', 'h1'),
      created('newest', 'h1', later),
      ...['ended-old', 'ended-new'].map((challengeId) => event('social_challenge.ended', { challengeId })),
    );
    expect(titles(projection)).toEqual(
      ['newest', 'a', 'b', 'ended-new', 'ended-old'].map((id) => `The title of ${id}`),
    );
    expect(projection.active().map(({ id }) => id)).toEqual(['newest', 'a', 'b']);
    expect(projection.ended().map(({ id }) => id)).toEqual(['ended-new', 'ended-old']);
  });

  it('of a hero only those that it joined, less what was set back', () => {
    const seat = { challengeId: 'a', heroId: 'h2' };
    const projection = projected(
      created('a', 'h1'), created('b', 'h1'), event('social_challenge.joined', seat),
      event('social_challenge.progressed', { ...seat, amount: 4 }), event('social_challenge.set_back', { ...seat, amount: 3 }),
    );
    expect(projection.challengesOf('h2').map(({ id }) => id)).toEqual(['a']);
    expect(projection.participationOf(projection.challenge('a')!, 'h2')).toMatchObject({ currentProgress: 1 });
    expect(projection.participationOf(projection.challenge('a')!, 'h1')).toBeNull();
  });
});
