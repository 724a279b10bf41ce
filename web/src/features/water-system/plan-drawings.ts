import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { CounterUnitArt } from '../shop/art/counter-unit-art';
import type { ProductArt } from '../shop/art/product-art-props';
import { TapFilterArt } from './art/tap-filter-art';
import { TowerArt } from './art/tower-art';

/** Every package's own drawing. */
export const PLAN_DRAWINGS: Record<WaterSystemPlan['id'], ProductArt> = {
  'hero-minimal': TapFilterArt,
  'hero-premium': CounterUnitArt,
  'hero-elite': TowerArt,
};
