import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { IconName } from '../../../kit/icon-paths';

/** The icon of each kind of challenge. */
export const TYPE_ICONS: Readonly<Record<ChallengeType, IconName>> = {
  bottles_prevented: 'drop',
  co2_saved: 'leaf',
  trade_value: 'phone',
  points_earned: 'sparkle',
};
