import { REWARD_CATALOGUE } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { formatAed } from '../../../kernel/i18n/format-money';
import { rewardsTexts } from '../texts.en';
import { DinnerArt } from './art/dinner-art';
import { LunchArt } from './art/lunch-art';
import { PhoneArt } from './art/phone-art';
import { ShowerArt } from './art/shower-art';
import { SolarArt } from './art/solar-art';
import { WaterSystemArt } from './art/water-system-art';
import type { Reward } from './reward';

const ART = {
  'iphone-17-pro-max': PhoneArt,
  'water-system': WaterSystemArt,
  'shower-filter': ShowerArt,
  'solar-charger': SolarArt,
  'partner-lunch': LunchArt,
  'partner-dinner': DinnerArt,
} as const;

/** The rewards catalogue with its names and drawings. */
export function rewardCatalogue(): Reward[] {
  const { items, worth } = rewardsTexts.catalogue;
  return REWARD_CATALOGUE.map(({ valueAed, ...reward }) => ({
    ...reward,
    name: items[reward.id].name,
    value: valueAed === undefined ? items[reward.id].value : worth(formatAed(valueAed)),
    Art: ART[reward.id],
  }));
}
