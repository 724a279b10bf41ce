import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { PlanOffer } from './plan-offer';
import { StarterOffer } from './starter-offer';
import type { HomeOrder } from './use-home-order';

/** The water-system shop: three plans and the starter kit, each ordered here (spec document 1, sections 2 and 4). */
export function ShopPanel({ order }: { order: HomeOrder }) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 lg:grid-cols-3">
        {WATER_SYSTEM_PLANS.map((plan) => (
          <li key={plan.id}>
            <PlanOffer plan={plan} order={order} />
          </li>
        ))}
      </ul>
      <StarterOffer order={order} />
    </div>
  );
}
