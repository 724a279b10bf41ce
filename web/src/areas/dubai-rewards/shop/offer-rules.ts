import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { DUBAI_WARNINGS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type {
  ClaimState, DubaiChallenge, DubaiReward, RewardClaim,
} from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { remainingTime } from '../../../kernel/i18n/format-date';
import { dubaiRewardsTexts } from '../texts.en';

type Places = Pick<DubaiChallenge, 'currentParticipants' | 'participantLimit'>;
type Stock = Pick<DubaiReward, 'availableQuantity' | 'claimedQuantity'>;

export function isFull({ currentParticipants, participantLimit }: Places): boolean {
  return participantLimit !== undefined && currentParticipants >= participantLimit;
}

/** Whether participants exceed 80 percent of a limit (spec document 2, sections 2 and 9). */
export function isAlmostFull({ currentParticipants, participantLimit }: Places): boolean {
  return participantLimit !== undefined
    && currentParticipants * 100 > participantLimit * DUBAI_WARNINGS.almostFullAbovePercent;
}

/** How many are left; undefined where there is no limit. */
export function remainingStock({ availableQuantity, claimedQuantity }: Stock): number | undefined {
  return availableQuantity === undefined ? undefined : Math.max(0, availableQuantity - claimedQuantity);
}

/** Sold out once what was claimed has reached what there was (spec document 2, section 2). */
export function isSoldOut(reward: Stock): boolean {
  return remainingStock(reward) === 0;
}

/** Whether three or fewer remain, and at least one (spec document 2, section 2). */
export function isLowStock(reward: Stock): boolean {
  const left = remainingStock(reward);
  return left !== undefined && left > 0 && left <= DUBAI_WARNINGS.lowStockAtMost;
}

/** Expired, or what is left as days and hours, hours alone under one day (spec document 2, section 2). */
export function timeLeft(expiresAt: string, now: number): string {
  const text = dubaiRewardsTexts;
  const left = remainingTime(expiresAt, now);
  if (!left) return text.expired;
  // Far from the end nobody counts hours.
  if (left.days > 0) return text.daysLeft(left.days, left.days < 7 ? left.hours : 0);
  return left.hours > 0 ? text.hoursLeft(left.hours) : text.lessThanAnHour;
}

/** A delivery zone's name, by its id. */
export function zoneName(zoneId: string): string {
  return nameOf(DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId);
}

interface ClaimStep {
  state: ClaimState;
  /** When the claim came there; undefined while that lies ahead. */
  at: string | undefined;
  isCurrent: boolean;
}

const WAY: readonly ClaimState[] = ['claimed', 'processing', 'fulfilled'];

/** The way of a claim: to its hand-over, or to where it expired. */
export function claimSteps({ state, timeline }: Pick<RewardClaim, 'state' | 'timeline'>): ClaimStep[] {
  const times = new Map(timeline.map((step) => [step.state, step.at]));
  const way = state === 'expired' ? timeline.map((step) => step.state) : WAY;
  return way.map((step) => ({ state: step, at: times.get(step), isCurrent: step === state }));
}

/** Whether the points of a claim are still held. */
export function isOpen({ state }: Pick<RewardClaim, 'state'>): boolean {
  return state === 'claimed' || state === 'processing';
}

/** What stands between the visitor and a reward, in words; undefined where nothing is known to. */
export function whyNotClaimed(
  reward: DubaiReward,
  { me, claim, now }: { me: HeroProfile | null | undefined; claim: RewardClaim | undefined; now: number },
): string | undefined {
  const text = dubaiRewardsTexts.reward;
  const { expiresAt, zoneRestriction, pointsCost } = reward;
  if (Date.parse(expiresAt) <= now) return dubaiRewardsTexts.expired;
  if (claim?.onePerHero && claim.state !== 'expired') return text.claimedOnce;
  if (isSoldOut(reward)) return text.soldOut;
  if (me === undefined) return undefined;
  if (zoneRestriction && me?.zoneId !== zoneRestriction) return text.only(zoneName(zoneRestriction));
  const missing = pointsCost - (me?.availablePoints ?? 0);
  if (missing <= 0) return undefined;
  return claim && isOpen(claim) ? text.claimedOnce : text.missing(formatWhole(missing));
}
