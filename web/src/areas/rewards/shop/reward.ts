import type { RewardCategory } from '@planet-heroes/contracts/areas/rewards/catalogue';
import type { ComponentType } from 'react';

/** A reward as its card shows it (spec document 1, section 3). */
export interface Reward {
  id: string;
  name: string;
  Art: ComponentType;
  points: number;
  /** What it is worth, in words. */
  value: string;
  category?: RewardCategory;
  available: boolean;
  popular: boolean;
}
