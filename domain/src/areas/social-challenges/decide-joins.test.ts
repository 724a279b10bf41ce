import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ChallengeJoin, decideJoins, type JoinTerms, seatKey } from './decide-joins.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const EARLIER = new Date('2026-11-19T10:00:00Z');
type Terms = JoinTerms['challenges'] extends ReadonlyMap<string, infer C> ? C : never;
const CHALLENGE: Terms = {
  participantLimit: 5, currentParticipants: 4, expiresAt: new Date('2026-12-01T00:00:00Z'), endedAt: null,
};

const join = (heroId: string, challengeId = 'sea'): ChallengeJoin => ({
  challengeId,
  heroId,
  cause: heroId,
  time: NOW,
});
const terms = (challenge: Partial<Terms> = {}, seated: string[] = []): JoinTerms => ({
  challenges: new Map([['sea', { ...CHALLENGE, ...challenge }], ['sand', { ...CHALLENGE, currentParticipants: 0 }]]),
  heroes: new Set(['h1', 'h2', 'h3']),
  seated: new Set(seated),
});
const codes = (joins: readonly ChallengeJoin[], given: JoinTerms) =>
  decideJoins(joins, given).map((refusal) => refusal?.code ?? 'joined');

describe('whether a hero may join a social challenge', () => {
  it.each<[string, ChallengeJoin, JoinTerms, string]>([
    ['while a seat is free', join('h1'), terms(), 'joined'],
    ['that is full', join('h1'), terms({ currentParticipants: 5 }), 'challenge_full'],
    ['that is over', join('h1'), terms({ expiresAt: NOW }), 'expired'],
    ['that is over and full', join('h1'), terms({ expiresAt: NOW, currentParticipants: 5 }), 'expired'],
    ['that was ended with seats left', join('h1'), terms({ endedAt: EARLIER }), 'expired'],
    ['that all have completed', join('h1'), terms({ endedAt: EARLIER, currentParticipants: 5 }), 'challenge_full'],
    ['a second time', join('h1'), terms({}, [seatKey(join('h1'))]), 'already_joined'],
    ['a second time, when it is over', join('h1'), terms({ expiresAt: NOW }, [seatKey(join('h1'))]), 'already_joined'],
    ['that there is not', join('h1', 'sky'), terms(), 'unknown_challenge'],
    ['without being a hero', join('nobody', 'sky'), terms(), 'unknown_hero'],
  ])('%s', (_, wanted, given, code) => {
    expect(codes([wanted], given)).toEqual([code]);
  });

  it('is decided in the order in which they came, each hero once', () => {
    expect(codes([join('h2'), join('nobody'), join('h2'), join('h1'), join('h1', 'sand')], terms())).toEqual([
      'joined', 'unknown_hero', 'already_joined', 'challenge_full', 'joined',
    ]);
  });

  it('is as if each had come alone, and never yes for more than there are seats', () => {
    const wanted = fc.array(
      fc.record({
        heroId: fc.constantFrom('h1', 'h2', 'h3', 'nobody'),
        challengeId: fc.constantFrom('sea', 'sand', 'sky'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(wanted, fc.nat(6), (wishes, currentParticipants) => {
        const joins = wishes.map(({ heroId, challengeId }) => join(heroId, challengeId));
        const together = codes(joins, terms({ currentParticipants }));
        let before = terms({ currentParticipants });
        const alone = joins.map((each) => {
          const [code] = codes([each], before);
          if (code === 'joined') before = after(before, each);
          return code;
        });
        expect(together).toEqual(alone);
        const atSea = joins.filter(({ challengeId }, place) => challengeId === 'sea' && together[place] === 'joined');
        expect(atSea.length).toBeLessThanOrEqual(Math.max(0, 5 - currentParticipants));
      }),
    );
  });
});

/** How things stand once a hero has taken a seat. */
function after({ heroes, challenges, seated }: JoinTerms, join: ChallengeJoin): JoinTerms {
  const challenge = challenges.get(join.challengeId)!;
  const taken = { ...challenge, currentParticipants: challenge.currentParticipants + 1 };
  return {
    heroes,
    challenges: new Map([...challenges, [join.challengeId, taken]]),
    seated: new Set([...seated, seatKey(join)]),
  };
}
