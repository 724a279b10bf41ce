import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ChallengeJoin, decideJoins, type JoinedChallenge, type JoinTerms, seatKey } from './decide-joins.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const CHALLENGE: JoinedChallenge = {
  id: 'run', title: 'Marina Run', participants: 4, participantLimit: 5, expiresAt: new Date('2026-12-01T00:00:00Z'),
};

const join = (heroId: string, challengeId = 'run'): ChallengeJoin => ({
  challengeId,
  heroId,
  cause: heroId,
  time: NOW,
});
const terms = (challenge: Partial<JoinedChallenge> = {}, seated: string[] = []): JoinTerms => ({
  challenges: new Map([['run', { ...CHALLENGE, ...challenge }]]),
  heroes: new Set(['h1', 'h2', 'h3']),
  seated: new Set(seated),
});
const codes = (joins: readonly ChallengeJoin[], given: JoinTerms) =>
  decideJoins(joins, given).map((refusal) => refusal?.code ?? 'joined');

describe('whether a hero may join a Dubai challenge', () => {
  it.each<[string, ChallengeJoin, JoinTerms, string]>([
    ['while a seat is free', join('h1'), terms(), 'joined'],
    ['that is full', join('h1'), terms({ participants: 5 }), 'challenge_full'],
    ['that has no end of seats', join('h1'), terms({ participants: 900, participantLimit: null }), 'joined'],
    ['that is over', join('h1'), terms({ expiresAt: NOW }), 'expired'],
    ['a second time', join('h1'), terms({}, [seatKey(join('h1'))]), 'already_joined'],
    ['that there is not', join('h1', 'walk'), terms(), 'unknown_challenge'],
    ['without being a hero', join('nobody'), terms(), 'unknown_hero'],
  ])('%s', (_, wanted, given, code) => {
    expect(codes([wanted], given)).toEqual([code]);
  });

  it('is decided in the order in which they came, and each hero once', () => {
    expect(codes([join('h2'), join('h2'), join('h1')], terms())).toEqual([
      'joined',
      'already_joined',
      'challenge_full',
    ]);
  });

  it('is never yes for more than there are seats', () => {
    const wanted = fc.array(fc.constantFrom('h1', 'h2', 'h3', 'nobody'), { maxLength: 10 });
    fc.assert(
      fc.property(wanted, fc.nat(6), (heroIds, participants) => {
        const joined = codes(heroIds.map((id) => join(id)), terms({ participants })).filter((code) =>
          code === 'joined'
        );
        expect(joined.length).toBeLessThanOrEqual(Math.max(0, 5 - participants));
      }),
    );
  });
});
