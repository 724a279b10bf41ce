import { translated } from '../../kernel/i18n/translated';

export const impactTexts = translated('impact', {
  stripLabel: 'What Planet Heroes have achieved together',
  loading: 'Loading impact statistics',
  figures: {
    bottles: 'Bottles prevented',
    carbon: 'CO2 saved',
    rewards: 'Total hero rewards',
    points: 'Points earned',
    heroes: 'Active heroes',
  },
  /** What the figures above it count. */
  counting: 'CO2 is at least this much. A bottle is a figure of the game.',
  howWeCount: 'How we count',
  failedTitle: 'Unable to load impact statistics',
  failedDescription: 'Environmental data will be updated soon!',
} as const);
