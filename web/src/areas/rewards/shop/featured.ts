import { FEATURED_REWARDS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { rewardsTexts } from '../texts.en';
import { PhoneArt } from './art/phone-art';
import { VipArt } from './art/vip-art';
import { WaterSystemArt } from './art/water-system-art';
import type { Reward } from './reward';

const ART = {
  'iphone-17-pro-max': PhoneArt,
  'premium-water-system': WaterSystemArt,
  'vip-experience': VipArt,
} as const;

/** The featured rewards with their names and drawings. */
export function featuredRewards(): Reward[] {
  const { items } = rewardsTexts.featured;
  return FEATURED_REWARDS.map((reward) => ({ ...reward, ...items[reward.id], Art: ART[reward.id] }));
}
