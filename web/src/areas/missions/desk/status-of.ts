import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';

/** Amber where the desk decides, green where a mission is funded. */
export function statusOf(state: SponsorshipState) {
  if (state === 'approved') return 'good';
  return state === 'in_review' ? 'warning' : 'unknown';
}
