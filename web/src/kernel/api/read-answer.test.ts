import { describe, expect, it } from '@jest/globals';
import { CONCIERGE_ROUTES } from '@planet-heroes/contracts/areas/concierge/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { hasFields, readAnswer } from './read-answer';

const VALUATION = { tradeValue: 2480, points: 2240, bottlesPrevented: 1240, co2Saved: 4960 };
const HERO = { id: 'h', name: 'Omar', bottlesPrevented: 4, points: 700, level: 'Gold Hero' };
const CHALLENGE = {
  id: 'c',
  title: 'Bottles',
  description: 'Fewer bottles',
  challengeType: 'bottles_prevented',
  targetValue: 100,
  pointsReward: 50,
  currentParticipants: 3,
  createdAt: '2026-11-21T00:00:00Z',
  expiresAt: '2026-11-28T00:00:00Z',
  isActive: true,
};
const MISSION = {
  id: 'm',
  title: 'Mangroves',
  description: 'Trees',
  status: 'funding',
  currentFunding: 1,
  fundingGoal: 2,
  currentParticipants: 1,
  pointsReward: 5,
};
const TIER = { id: 't', name: 'Bronze', minAmount: 50_000, badgeColor: 'brown', benefits: [] };
const DUBAI_CHALLENGE = {
  id: 'd',
  title: 'Metro',
  description: 'Ride',
  category: 'transport',
  pointsReward: 5,
  rewardItem: 'Bottle',
  expiresAt: '2026-12-01T00:00:00Z',
  currentParticipants: 4,
};
const REWARD = {
  id: 'r',
  title: 'Tea',
  description: 'Tea',
  category: 'voucher',
  partner: 'P',
  value: 100,
  pointsCost: 5,
  expiresAt: '2026-12-01T00:00:00Z',
  claimedQuantity: 9,
};

/** Each call of the specs: an answer with their fields alone, and what the screens read. */
const CALLS: [route: Route, least: unknown, read: unknown][] = [
  [CONCIERGE_ROUTES.askConcierge, { response: 'Hello', fallback: false }, {
    response: 'Hello',
    fallback: false,
    valuations: [],
    suggestions: [],
  }],
  [TRADE_INS_ROUTES.calculateTrade, VALUATION, { ...VALUATION, level: 'Gold Hero' }],
  [TRADE_INS_ROUTES.calculateTradeValue, { ...VALUATION, points: 299 }, {
    ...VALUATION,
    points: 299,
    level: 'Bronze Hero',
  }],
  [
    IMPACT_ROUTES.readImpact, { totalBottlesPrevented: 5, totalCo2Saved: 6, totalRewards: 7, activeHeroes: 8 },
    { totalBottlesPrevented: 5, totalCo2Saved: 6, totalRewards: 7, activeHeroes: 8, bottlesPrevented: 5, co2Saved: 6 },
  ],
  [
    IMPACT_ROUTES.readImpact, { bottlesPrevented: 5, co2Saved: 6, pointsEarned: 7 },
    { totalBottlesPrevented: 5, totalCo2Saved: 6, bottlesPrevented: 5, co2Saved: 6, pointsEarned: 7 },
  ],
  [LEADERBOARD_ROUTES.readLeaderboardByPath, [HERO], [{ ...HERO, co2Saved: 0, referralCount: 0, badges: [] }]],
  [LEADERBOARD_ROUTES.readLeaderboard, [HERO], [{ ...HERO, co2Saved: 0, referralCount: 0, badges: [] }]],
  [
    SOCIAL_CHALLENGES_ROUTES.listSocialChallenges,
    [CHALLENGE],
    [{
      ...CHALLENGE,
      participantLimit: Number.POSITIVE_INFINITY,
      completedParticipants: 0,
      creatorName: '',
      creatorAvatar: '',
      userParticipation: null,
    }],
  ],
  [MISSIONS_ROUTES.listMissions, [{ ...MISSION, category: 'water', targetZone: null }], [{
    ...MISSION,
    category: 'water',
  }]],
  [MISSIONS_ROUTES.listMissions, [{ ...MISSION, category: 'space' }], [{ ...MISSION, category: 'waste' }]],
  [MISSIONS_ROUTES.listTiers, [{ ...TIER, maxAmount: null }], [TIER]],
  [DUBAI_REWARDS_ROUTES.listDubaiChallenges, [{ ...DUBAI_CHALLENGE, targetZone: null, participantLimit: null }], [
    DUBAI_CHALLENGE,
  ]],
  [DUBAI_REWARDS_ROUTES.listDubaiRewards, [{ ...REWARD, availableQuantity: null, zoneRestriction: null }], [REWARD]],
];

describe('answers as the specs promise them, and no more', () => {
  it.each(CALLS)('are read well: %s', (route, least, read) => {
    // As JSON has it: what is undefined is not there.
    expect(readAnswer(route, least)).toEqual(read);
  });

  it.each(CALLS)('keep what they have beyond that: %s', (route, least) => {
    const more = (answer: object) => ({
      ...answer,
      level: 'Silver Hero',
      valuations: [1],
      creatorName: 'C',
      unknown: true,
    });
    const whole = Array.isArray(least) ? least.map(more) : more(least as object);
    const read = readAnswer(route, whole);
    for (const one of [read].flat())
      expect(one).toMatchObject({ level: 'Silver Hero', valuations: [1], creatorName: 'C', unknown: true });
  });

  it.each([undefined, null, 'gone', 5, {}, []])('stay what they are where they are something else: %p', (answer) => {
    expect(readAnswer(SHARES_ROUTES.recordShare, answer)).toBe(answer);
    for (const [route] of CALLS) expect(() => readAnswer(route, answer)).not.toThrow();
  });

  it('whose form is open tell enough only with every field', () => {
    interface Claim {
      claimId: string;
      value: number;
      isOpen: boolean;
    }
    const tells = (answer: unknown) =>
      hasFields<Claim>(answer, { claimId: 'string', value: 'number', isOpen: 'boolean' });
    expect(tells({ claimId: 'c', value: 5, isOpen: false, more: 1 })).toBe(true);
    for (const answer of [undefined, null, 'ok', {}, { claimId: 'c' }, { claimId: 'c', value: '5', isOpen: true }])
      expect(tells(answer)).toBe(false);
  });
});
