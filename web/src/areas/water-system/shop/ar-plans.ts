import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { messages } from '../../../kernel/i18n/messages';
import type { ArProduct } from '../../ar-preview';
import { PLAN_DRAWINGS } from './plan-drawings';

/** The packages as the AR preview takes them. */
export const AR_PLANS: readonly ArProduct[] = WATER_SYSTEM_PLANS.map(({ id, price }) => ({
  id,
  get name() {
    return messages.waterSystem.names[id];
  },
  get category() {
    return messages.waterSystem.category;
  },
  price,
  Art: PLAN_DRAWINGS[id],
  path: '/aquacafe',
}));
