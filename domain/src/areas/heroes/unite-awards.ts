import { REFERRALS_REWARDED_PER_MONTH } from '@planet-heroes/contracts/areas/heroes/points';
import type { CountedOnce } from '@planet-heroes/contracts/areas/heroes/schemas';
import { REFERRAL_RULE } from './reward-referrals.js';

/** Notes, among a person's awards, the heroes that were merged into it. */
export const MERGED_HERO_RULE = 'merged-hero';

/** An award, as far as a merge looks at it. */
export interface HeldAward {
  rule: string;
  cause: string;
  points: number;
  otherHeroId: string | null;
}

export interface AwardSide {
  heroId: string;
  awards: readonly HeldAward[];
}

/** What a person has who had two heroes, and what no longer counts of it. */
export interface United {
  awards: HeldAward[];
  once: CountedOnce[];
  points: number;
}

/**
 * Unites the awards of two heroes of one person, as if one hero had had them: what both had counts once, a month's
 * referrals are no more than one hero is given, and nothing counts that the one earned with the other.
 */
export function uniteAwards(own: AwardSide, other: AwardSide): United {
  const members = new Set([own, other].flatMap(({ heroId, awards }) => [
    heroId, ...awards.filter(({ rule }) => rule === MERGED_HERO_RULE).map(({ cause }) => cause),
  ]));
  const lost = new Map<string, CountedOnce>();
  const lose = (rule: string, points: number) => {
    if (points === 0) return;
    const { awards: before, points: sum } = lost.get(rule) ?? { awards: 0, points: 0 };
    lost.set(rule, { rule, awards: before + 1, points: sum + points });
  };
  const united = new Map<string, HeldAward>();
  for (const award of [...own.awards, ...other.awards]) {
    const key = JSON.stringify([award.rule, award.cause]);
    const known = united.get(key);
    if (known) lose(award.rule, Math.min(known.points, award.points));
    united.set(key, { ...award, points: Math.max(known?.points ?? 0, award.points) });
  }
  const rewardedOf = new Map<string, number>();
  for (const award of united.values()) {
    const { rule, cause, points, otherHeroId } = award;
    const month = rule === REFERRAL_RULE ? cause.split(':')[0]! : undefined;
    const rewarded = month === undefined ? 0 : rewardedOf.get(month) ?? 0;
    const counts = !(otherHeroId && members.has(otherHeroId)) && rewarded < REFERRALS_REWARDED_PER_MONTH;
    if (!counts) {
      lose(rule, points);
      award.points = 0;
    } else if (month !== undefined && points > 0) rewardedOf.set(month, rewarded + 1);
  }
  united.set(JSON.stringify([MERGED_HERO_RULE, other.heroId]), {
    rule: MERGED_HERO_RULE, cause: other.heroId, points: 0, otherHeroId: null,
  });
  const once = [...lost.values()];
  return { awards: [...united.values()], once, points: once.reduce((sum, { points }) => sum + points, 0) };
}
