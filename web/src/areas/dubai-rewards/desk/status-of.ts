import { comesAsCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { ClaimState, DeskClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';

/** Amber where somebody has to act, green where the hero has it. */
export function statusOf(state: ClaimState) {
  if (state === 'fulfilled') return 'good';
  return state === 'expired' ? 'unknown' : 'warning';
}

/** Whether it comes to the door, and cannot be sent yet. */
export function waitsForAddress({ category, state, deliverTo }: DeskClaim): boolean {
  return !comesAsCode(category) && (state === 'claimed' || state === 'processing') && deliverTo === null;
}
