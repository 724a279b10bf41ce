import type { SponsoredMission, Sponsorship, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_AMOUNT } from '@planet-heroes/contracts/areas/missions/tiers';
import { hasFields } from '../../../kernel/api/read-answer';
import { formatAmount, formatWholeFils } from '../../../kernel/i18n/format-money';
import { partnersTexts } from '../texts.en';

const FILS_PER_DIRHAM = 100;
const WHOLE_PERCENT = 100;

type Funding = Pick<SponsoredMission, 'status' | 'currentFunding' | 'fundingGoal'>;

/** How far a mission is funded, percent, at the most 100 (spec document 2, section 4). */
export function fundingPercent(
  { currentFunding, fundingGoal }: Pick<Funding, 'currentFunding' | 'fundingGoal'>,
): number {
  if (fundingGoal <= 0) return WHOLE_PERCENT;
  return Math.min(WHOLE_PERCENT, (currentFunding / fundingGoal) * WHOLE_PERCENT);
}

/** Whether the server would take a sponsorship: until the mission is completed or has its goal. */
export function takesSponsorships(mission: Funding): boolean {
  return mission.status !== 'completed' && mission.currentFunding < mission.fundingGoal;
}

/** Missions that take sponsorships first, otherwise in their order. */
export function openFirst(missions: readonly SponsoredMission[]): SponsoredMission[] {
  return [...missions].sort((one, other) => Number(takesSponsorships(other)) - Number(takesSponsorships(one)));
}

/** What a tier takes, to the fils. */
export function exactRange({ minAmount, maxAmount }: SponsorshipTier): string {
  const { from, range } = partnersTexts.tier;
  const least = formatAmount(minAmount);
  return maxAmount === undefined ? from(least) : range(least, formatAmount(maxAmount));
}

/** The least amount in AED: the tier's, or what holds where no tier is known (spec document 2, section 5). */
export function minimumAmount(tier: SponsorshipTier | undefined): number {
  return tier ? toDirhams(tier.minAmount) : SPONSORSHIP_AMOUNT.fallbackMinimum;
}

/** What a tier takes. Shown without decimals, a maximum must not promise more than it takes. */
export function tierRange({ minAmount, maxAmount }: SponsorshipTier): string {
  const text = partnersTexts.tier;
  const from = formatWholeFils(minAmount);
  if (maxAmount === undefined) return text.from(from);
  return text.range(from, formatWholeFils(Math.floor(maxAmount / FILS_PER_DIRHAM) * FILS_PER_DIRHAM));
}

export function toDirhams(fils: number): number {
  return fils / FILS_PER_DIRHAM;
}

/** Whole fils, without the fractions that arithmetic on an entered amount leaves. */
export function toFils(dirhams: number): number {
  return Math.round(dirhams * FILS_PER_DIRHAM);
}

/** A text cut to a number of characters, with an ellipsis. */
export function truncate(text: string, length: number): string {
  const characters = [...new Intl.Segmenter().segment(text)];
  return characters.length <= length ? text : `${text.slice(0, characters[length]!.index).trimEnd()}…`;
}

/** Whether an answer, whose form the specs leave open, has enough of a sponsorship to show it. */
export function tellsSponsorship(answer: unknown): answer is Sponsorship {
  return hasFields<Sponsorship>(answer, {
    id: 'string', missionId: 'string', tierId: 'string', amount: 'number', state: 'string', submittedAt: 'string',
  });
}
