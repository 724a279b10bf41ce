import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { CounterUnitArt, type ProductArt } from '../../shop';
import { TapFilterArt } from './art/tap-filter-art';
import { TowerArt } from './art/tower-art';

/** Every package's own drawing. */
export const PLAN_DRAWINGS: Record<WaterSystemPlan['id'], ProductArt> = {
  'hero-minimal': TapFilterArt,
  'hero-premium': CounterUnitArt,
  'hero-elite': TowerArt,
};
