import type { DubaiCategory, RewardFulfilment } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';

/** What the desk calls kinds of rewards and challenges. */
export const OFFER_CATEGORIES: Readonly<Record<DubaiCategory, string>> = {
  water: 'Water', energy: 'Energy', transport: 'Transport', waste: 'Waste', voucher: 'Voucher',
  experience: 'Experience', product: 'Product', service: 'Service',
};

/** Who hands a reward over. */
export const FULFILMENTS: Readonly<Record<RewardFulfilment, string>> = {
  automatic: 'We do', partner: 'The partner, who tells us',
};
