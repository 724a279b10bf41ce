import { DUBAI_WARNINGS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { DubaiChallenge, DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';

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
