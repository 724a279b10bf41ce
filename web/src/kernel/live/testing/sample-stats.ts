import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';

/** Totals for tests, distinguished by one number. */
export function sampleStats(bottles: number): ImpactStats {
  return {
    totalBottlesPrevented: bottles,
    totalCo2Saved: 0,
    totalRewards: 0,
    activeHeroes: 0,
    bottlesPrevented: bottles,
    co2Saved: 0,
    pointsEarned: 0,
  };
}
