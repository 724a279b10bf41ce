import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import { CONCIERGE_ROUTES } from '@planet-heroes/contracts/areas/concierge/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { MISSION_CATEGORIES, UNKNOWN_MISSION_CATEGORY } from '@planet-heroes/contracts/areas/missions/catalogue';

type Fields = Record<string, unknown>;
type Reader = (answer: unknown) => unknown;

/** Fills in what is absent or null. A default of undefined is for fields that may be absent: null means the same. */
const filled = (defaults: Fields | ((given: Fields) => Fields)): Reader => (answer) => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const given = answer as Fields;
  const more = Object.entries(typeof defaults === 'function' ? defaults(given) : defaults);
  return {
    ...given,
    ...Object.fromEntries(more.filter(([name]) => given[name] === undefined || given[name] === null)),
  };
};
const listOf = (read: Reader): Reader => (answer) => (Array.isArray(answer) ? answer.map(read) : answer);

const valuation = filled(({ points }) => ({ level: levelFor(Number(points)) }));

const board = listOf(filled({ level: 'Bronze Hero', bottlesPrevented: 0, co2Saved: 0, referralCount: 0, badges: [] }));
const withoutZone = filled({ targetZone: undefined, currentParticipants: 0 });
const mission: Reader = (answer) => {
  const read = withoutZone(answer) as Fields;
  return MISSION_CATEGORIES.includes(read.category as never) ? read : { ...read, category: UNKNOWN_MISSION_CATEGORY };
};

/**
 * The calls of the specs with defaults for what an answer leaves out: the specs promise only a few fields, and some
 * servers send null for absent ones. What stays undefined is not shown.
 */
const READERS: Readonly<Partial<Record<Route, Reader>>> = {
  [CONCIERGE_ROUTES.askConcierge]: filled({ fallback: false, valuations: [], suggestions: [] }),
  [TRADE_INS_ROUTES.calculateTrade]: valuation,
  [TRADE_INS_ROUTES.calculateTradeValue]: valuation,
  // Two variants of one answer: what one leaves out the other may have.
  [IMPACT_ROUTES.readImpact]: filled(({ totalBottlesPrevented, totalCo2Saved, bottlesPrevented, co2Saved }) => ({
    totalBottlesPrevented: bottlesPrevented,
    totalCo2Saved: co2Saved,
    bottlesPrevented: totalBottlesPrevented,
    co2Saved: totalCo2Saved,
    totalRewards: undefined,
    activeHeroes: undefined,
    pointsEarned: undefined,
  })),
  [LEADERBOARD_ROUTES.readLeaderboard]: board,
  [LEADERBOARD_ROUTES.readLeaderboardByPath]: board,
  [SOCIAL_CHALLENGES_ROUTES.listSocialChallenges]: listOf(
    filled({
      participantLimit: Number.POSITIVE_INFINITY, currentParticipants: 0, completedParticipants: 0, isActive: true,
      creatorName: '', creatorAvatar: '', userParticipation: null,
    }),
  ),
  [MISSIONS_ROUTES.listMissions]: listOf(mission),
  [MISSIONS_ROUTES.listTiers]: listOf(filled({ maxAmount: undefined, badgeColor: 'transparent', benefits: [] })),
  [DUBAI_REWARDS_ROUTES.listDubaiChallenges]: listOf(
    filled({ targetZone: undefined, participantLimit: undefined, currentParticipants: 0 }),
  ),
  [DUBAI_REWARDS_ROUTES.listDubaiRewards]: listOf(
    filled({ availableQuantity: undefined, zoneRestriction: undefined, claimedQuantity: 0 }),
  ),
};

/** An answer in the form that the screens rely on, regardless of extra or missing fields. */
export function readAnswer(route: Route, answer: unknown): unknown {
  return READERS[route]?.(answer) ?? answer;
}

/**
 * Whether an answer whose form the specs leave open has the fields, each of the type named. One that has not is as good
 * as no answer: what was asked for is done, and the screens ask how things stand.
 */
export function hasFields<T>(
  answer: unknown,
  fields: Partial<Record<keyof T, 'string' | 'number' | 'boolean'>>,
): answer is T {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(fields).every(([name, type]) => typeof (answer as Fields)[name] === type);
}
