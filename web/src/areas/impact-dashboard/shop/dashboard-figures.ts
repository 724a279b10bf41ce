import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { formatKilograms, IMPACT_FIGURES, type ImpactFigure } from '../../impact';

/** The dashboard's own variant of the totals: points in the place of dirhams (spec document 1, section 3). */
export const DASHBOARD_FIGURES: readonly ImpactFigure[] = [
  {
    name: 'bottles',
    icon: 'drop',
    read: (stats) => stats.bottlesPrevented,
    format: formatCompact,
    formatExact: formatWhole,
  },
  { name: 'carbon', icon: 'leaf', read: (stats) => stats.co2Saved, format: formatMass, formatExact: formatKilograms },
  {
    name: 'points',
    icon: 'sparkle',
    read: (stats) => stats.pointsEarned,
    format: formatCompact,
    formatExact: formatWhole,
  },
  ...IMPACT_FIGURES.filter(({ name }) => name === 'heroes'),
];
