import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed, formatFilsCompact } from '../../../kernel/i18n/format-money';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import type { IconName } from '../../../kit/icon-paths';
import { formatKilograms } from './format-kilograms';

export interface ImpactFigure {
  name: 'bottles' | 'carbon' | 'rewards' | 'points' | 'heroes';
  icon: IconName;
  /** Undefined where the answer does not tell. */
  read: (stats: ImpactStats) => number | undefined;
  /** For the eye: K and M, kg and T (spec document 1, section 9). */
  format: (value: number) => string;
  /** To the last bottle: without it, one trade among millions would move nothing. */
  formatExact: (value: number) => string;
}

/** The four cards of the strip, in order (spec document 1, section 2). */
export const IMPACT_FIGURES: readonly ImpactFigure[] = [
  {
    name: 'bottles',
    icon: 'drop',
    read: (stats) => stats.totalBottlesPrevented,
    format: formatCompact,
    formatExact: formatWhole,
  },
  {
    name: 'carbon',
    icon: 'leaf',
    read: (stats) => stats.totalCo2Saved,
    format: formatMass,
    formatExact: formatKilograms,
  },
  {
    name: 'rewards',
    icon: 'gift',
    read: (stats) => stats.totalRewards,
    format: formatFilsCompact,
    formatExact: (fils) => formatAed(fils / 100),
  },
  {
    name: 'heroes',
    icon: 'trophy',
    read: (stats) => stats.activeHeroes,
    format: formatCompact,
    formatExact: formatWhole,
  },
];
