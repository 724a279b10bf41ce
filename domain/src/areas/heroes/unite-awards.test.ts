import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JOIN_BONUS, REFERRALS_REWARDED_PER_MONTH } from '@planet-heroes/contracts/areas/heroes/points';
import { runs } from '../../../../tests/support/runs.js';
import { type HeldAward, type United, uniteAwards } from './unite-awards.js';

/** Heroes of one person, h0 to h3, and friends and creators who may be one of them. */
const HEROES = ['h0', 'h1', 'h2', 'h3'];
const OTHERS = [...HEROES, ...Array.from({ length: 30 }, (_, number) => `friend-${number}`)];
const BONUS = JOIN_BONUS.referredFriend;

interface Deed {
  heroId: string;
  award: HeldAward;
}

const award = fc.oneof(
  fc.constantFrom(['join', 25], ['profile', 75]).map(([rule, points]) => ({
    rule: String(rule), cause: 'once', points: Number(points), otherHeroId: null,
  })),
  fc.integer({ min: 1, max: 3 }).map((day) => ({
    rule: 'check-in', cause: `2026-11-0${day}`, points: 100, otherHeroId: null,
  })),
  fc.record({ month: fc.constantFrom('2026-11', '2026-12'), friend: fc.constantFrom(...OTHERS) }).map(({ month, friend }) => ({
    rule: 'referral', cause: `${month}:${friend}`, points: BONUS, otherHeroId: friend,
  })),
  fc.constantFrom('c1', 'c2').map((cause) => ({ rule: 'dubai-challenge', cause, points: 30, otherHeroId: null })),
  fc.record({ cause: fc.constantFrom('c1', 'c2'), creator: fc.constantFrom('h1', 'friend-1') }).map(({ cause, creator }) => ({
    rule: 'social-challenge', cause: `${creator}-${cause}`, points: 50, otherHeroId: creator,
  })),
  fc.constantFrom('r1', 'r2').map((cause) => ({ rule: 'single-reward', cause, points: 0, otherHeroId: null })),
  fc.constantFrom('2026-11', '2026-12').map((cause) => ({ rule: 'programme-budget', cause, points: 0, otherHeroId: null })),
);
const deeds: fc.Arbitrary<Deed[]> = fc.array(fc.record({ heroId: fc.constantFrom(...HEROES), award }), { maxLength: 60 });

/** What a hero has who asks its awards before each deed, as the product does. */
function have(awards: readonly HeldAward[], { rule, cause, points, otherHeroId }: HeldAward): HeldAward[] {
  if (awards.some((each) => each.rule === rule && each.cause === cause)) return [...awards];
  const month = cause.split(':')[0]!;
  const ofMonth = awards.filter((each) => each.rule === 'referral' && each.points > 0 && each.cause.startsWith(month));
  if (rule === 'referral' && ofMonth.length >= REFERRALS_REWARDED_PER_MONTH) return [...awards];
  return [...awards, { rule, cause, points, otherHeroId }];
}
const sum = (awards: readonly HeldAward[]) => awards.reduce((total, { points }) => total + points, 0);

describe('what two heroes of a person had', () => {
  it('is never more than the same deeds give one hero, for any order of merging', () => {
    fc.assert(
      fc.property(deeds, fc.shuffledSubarray(HEROES, { minLength: 4 }), (all, order) => {
        const had = new Map<string, HeldAward[]>();
        for (const deed of all) had.set(deed.heroId, have(had.get(deed.heroId) ?? [], deed.award));
        const before = sum([...had.values()].flat());
        let person = { heroId: order[0]!, awards: had.get(order[0]!) ?? [] };
        let lost = 0;
        for (const heroId of order.slice(1)) {
          const united: United = uniteAwards(person, { heroId, awards: had.get(heroId) ?? [] });
          lost += united.points;
          person = { heroId: person.heroId, awards: united.awards };
        }
        const one = all
          .filter(({ award: { otherHeroId } }) => otherHeroId === null || !HEROES.includes(otherHeroId))
          .reduce<HeldAward[]>((awards, deed) => have(awards, deed.award), []);
        expect(sum(person.awards)).toBe(sum(one));
        expect(before - lost).toBe(sum(person.awards));
      }),
      { numRuns: runs(10_000, 200) },
    );
  });

  it('counts once, whichever hero stays, and again nothing where it is united twice', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const side = (heroId: string) => ({
          heroId,
          awards: all.filter((each) => each.heroId === heroId)
            .reduce<HeldAward[]>((awards, deed) => have(awards, deed.award), []),
        });
        const [one, other] = [side('h0'), side('h1')];
        const united = uniteAwards(one, other);
        expect(sum(uniteAwards(other, one).awards)).toBe(sum(united.awards));
        const again = uniteAwards({ heroId: 'h0', awards: united.awards }, { heroId: 'h1', awards: united.awards });
        expect(sum(again.awards)).toBe(sum(united.awards));
        expect(again.points).toBe(sum(united.awards));
      }),
      { numRuns: runs(10_000, 200) },
    );
  });

  it.each<[string, HeldAward[], HeldAward[], object[]]>([
    ['nothing', [], [], []],
    ['the larger of two', [{ rule: 'join', cause: 'once', points: 25, otherHeroId: null }],
      [{ rule: 'join', cause: 'once', points: 10, otherHeroId: null }], [{ rule: 'join', awards: 1, points: 10 }]],
    ['nothing that one earned with the other', [],
      [{ rule: 'referral', cause: '2026-11:own', points: BONUS, otherHeroId: 'own' }],
      [{ rule: 'referral', awards: 1, points: BONUS }]],
  ])('keeps %s', (_, own, other, once) => {
    expect(uniteAwards({ heroId: 'own', awards: own }, { heroId: 'other', awards: other }).once).toEqual(once);
  });
});
