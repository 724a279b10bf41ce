import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { challengesQuery as dubaiChallengesQuery, rewardsQuery } from '../../areas/dubai-rewards/dubai-queries';
import { impactQuery } from '../../areas/impact/use-impact-stats';
import { boardQuery } from '../../areas/leaderboard/shop/leaderboard-queries';
import { missionsQuery, tiersQuery } from '../../areas/missions/mission-queries';
import { challengesQuery } from '../../areas/shares/challenge-queries';
import { queryClient } from './queries';
import type { CallQuery } from './query-options';
import { filled, hasFields, listOf } from './read-answer';

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

/** Calls of the specs: an answer with their fields alone, and what the screens read. */
const CALLS: [query: CallQuery<unknown>, least: unknown, read: unknown][] = [
  [
    impactQuery, { totalBottlesPrevented: 5, totalCo2Saved: 6, totalRewards: 7, activeHeroes: 8 },
    { totalBottlesPrevented: 5, totalCo2Saved: 6, totalRewards: 7, activeHeroes: 8, bottlesPrevented: 5, co2Saved: 6 },
  ],
  [
    impactQuery, { bottlesPrevented: 5, co2Saved: 6, pointsEarned: 7 },
    { totalBottlesPrevented: 5, totalCo2Saved: 6, bottlesPrevented: 5, co2Saved: 6, pointsEarned: 7 },
  ],
  [boardQuery(50), [HERO], [{ ...HERO, co2Saved: 0, referralCount: 0, badges: [] }]],
  [
    challengesQuery,
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
  [missionsQuery, [{ ...MISSION, category: 'water', targetZone: null }], [{ ...MISSION, category: 'water' }]],
  [missionsQuery, [{ ...MISSION, category: 'space' }], [{ ...MISSION, category: 'waste' }]],
  [tiersQuery, [{ ...TIER, maxAmount: null }], [TIER]],
  [dubaiChallengesQuery, [{ ...DUBAI_CHALLENGE, targetZone: null, participantLimit: null }], [DUBAI_CHALLENGE]],
  [rewardsQuery, [{ ...REWARD, availableQuantity: null, zoneRestriction: null }], [REWARD]],
];

describe('answers as the specs promise them, and no more', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    queryClient.clear();
  });
  const answered = (query: CallQuery<unknown>, answer: unknown) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(answer)));
    return queryClient.fetchQuery(query);
  };

  it.each(CALLS)('are read well: %j', async (query, least, read) => {
    // As JSON has it: what is undefined is not there.
    expect(await answered(query, least)).toEqual(read);
  });

  it.each(CALLS)('keep what they have beyond that: %j', async (query, least) => {
    const beyond = { level: 'Silver Hero', creatorName: 'C', unknown: true };
    const most = (each: object) => ({ ...each, ...beyond });
    const whole = Array.isArray(least) ? least.map(most) : most(least as object);
    for (const one of [await answered(query, whole)].flat()) expect(one).toMatchObject(beyond);
  });

  it.each([undefined, null, 'gone', 5, {}, []])('stay what they are where they are something else: %p', (answer) => {
    for (const read of [filled({}), listOf(filled({ level: 'Gold Hero' }))]) expect(read(answer)).toEqual(answer);
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
