import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { formatted } from './live-page.ts';

const kilograms = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });

/** The totals as the impact strip writes them to the last bottle. CO2 comes in grams, rewards in fils. */
export function impactTexts(stats: ImpactStats): Record<string, string> {
  return {
    'Bottles prevented': formatted(stats.totalBottlesPrevented),
    'CO2 saved': `${kilograms.format(stats.totalCo2Saved / 1000)} kg`,
    'Total hero rewards': `AED ${formatted(stats.totalRewards / 100)}`,
    'Active heroes': formatted(stats.activeHeroes),
  };
}
