import { WATER_SYSTEM_PLANS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';

const VARIANT = 'variant';

/** The alliance screen with a package chosen, or with none (spec document 1, section 4). */
export function alliancePath(plan?: WaterSystemPlan['id']): string {
  return plan ? `/aquacafe-alliance?${VARIANT}=${plan}` : '/aquacafe-alliance';
}

/** The package that an address of the alliance screen names. */
export function chosenPlan(query: URLSearchParams): WaterSystemPlan | undefined {
  return WATER_SYSTEM_PLANS.find(({ id }) => id === query.get(VARIANT));
}
