import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';

/** Amber where somebody has to act, green where the hero has it. */
export function statusOf(state: ClaimState) {
  if (state === 'fulfilled') return 'good';
  return state === 'expired' ? 'unknown' : 'warning';
}
