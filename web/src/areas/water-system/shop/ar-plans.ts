import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { waterSystemTexts } from '../texts.en';
import type { ArProduct } from '../../ar-preview';
import { PLAN_DRAWINGS } from './plan-drawings';

/** The packages as the AR preview takes them. */
export const AR_PLANS: readonly ArProduct[] = WATER_SYSTEM_PLANS.map(({ id, price }) => ({
  id,
  get name() {
    return waterSystemTexts.names[id];
  },
  get category() {
    return waterSystemTexts.category;
  },
  price,
  Art: PLAN_DRAWINGS[id],
  path: '/aquacafe',
}));
