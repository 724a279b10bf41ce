import type { MissionStatus } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_OBJECTIONS, type SponsorshipObjection } from '@planet-heroes/contracts/areas/missions/tiers';

/** A mission's money, fils. */
export interface MissionFunding {
  status: MissionStatus;
  currentFunding: number;
  fundingGoal: number;
}

/** A tier's bounds, fils, both inclusive. Without a maximum it is open-ended. */
export interface TierBounds {
  minAmount: number;
  maxAmount?: number | null | undefined;
}

/** All that the policy looks at. */
export interface SponsorshipFacts {
  /** Whether somebody answers for the sponsor: not so if anybody may sponsor in its name. */
  isKnown: boolean;
  amount: number;
  tier: TierBounds;
  mission: MissionFunding;
}

/** What a mission still lacks, fils. */
export function remainingFunding({ currentFunding, fundingGoal }: MissionFunding): number {
  return Math.max(0, fundingGoal - currentFunding);
}

/** Whether a mission takes sponsorships: until it is completed or has its goal, also while work has begun. */
export function takesSponsorships(mission: MissionFunding): boolean {
  return mission.status !== 'completed' && remainingFunding(mission) > 0;
}

export function fitsTier(amount: number, { minAmount, maxAmount }: TierBounds): boolean {
  return amount >= minAmount && amount <= (maxAmount ?? Infinity);
}

/** What an approval would break that nobody may overrule. */
export function obstaclesTo(amount: number, mission: MissionFunding): SponsorshipObjection[] {
  return [
    ...(mission.status === 'completed' ? (['mission_closed'] as const) : []),
    ...(amount > remainingFunding(mission) ? (['mission_over_funded'] as const) : []),
  ];
}

/**
 * What stands against approving a sponsorship without an operator (design: "sponsorship"): nothing, if it is within
 * policy.
 */
export function objectionsTo({ isKnown, amount, tier, mission }: SponsorshipFacts): SponsorshipObjection[] {
  return [
    ...(isKnown ? [] : (['unknown_sponsor'] as const)),
    ...(fitsTier(amount, tier) ? [] : (['invalid_amount'] as const)),
    ...obstaclesTo(amount, mission),
  ];
}

const WORDS: Record<SponsorshipObjection, string> = {
  unknown_sponsor: 'We talk to every new sponsor first.',
  invalid_amount: 'The amount does not fit the tier.',
  mission_closed: 'The mission is completed.',
  mission_over_funded: 'The mission needs less than this amount by now.',
};

/** The sponsor's status text while an operator decides. */
export function reviewReason(objections: readonly SponsorshipObjection[]): string {
  return [...objections.map((objection) => WORDS[objection]), 'Our team will look at it.'].join(' ');
}

/** The objections that a kept reason was written from, for pages in other languages; undefined for others’ words. */
export function objectionsIn(reason: string | null): SponsorshipObjection[] | undefined {
  if (reason === null) return undefined;
  const named = SPONSORSHIP_OBJECTIONS.filter((objection) => reason.includes(WORDS[objection]));
  return named.length > 0 && reviewReason(named) === reason ? named : undefined;
}
