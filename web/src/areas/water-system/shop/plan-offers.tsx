import { ORDER_DELAYS, WATER_SYSTEM_PLANS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { waterSystemTexts } from '../texts.en';
import { OrderButton, useOrder } from '../../shop/order-button';
import { toast } from '../../../kit/toast/toast';
import { ArPreviewButton, useArDialog } from '../../ar-preview/use-ar-dialog';
import type { ArProduct } from '../../ar-preview/ar-product';
import { alliancePath, PLAN_DRAWINGS, PlanCard } from './plan-card';
import { useRef } from 'react';
import type { ButtonVariant } from '../../../kit/button-style';
import { useNavigate } from '../../../kernel/routing/use-routing';

/** The packages as the AR preview takes them. */
const AR_PLANS: readonly ArProduct<WaterSystemPlan['id']>[] = WATER_SYSTEM_PLANS.map(({ id, price }) => ({
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

/** The three packages. An order goes on, after a second, on the alliance screen (spec document 1, section 4). */
export function PlanOffers() {
  const { prepare, go } = useAllianceRoute();
  const text = waterSystemTexts;
  const { processing, order } = useOrder<WaterSystemPlan['id']>(text.orderFailed);

  const orderPlan = (id: WaterSystemPlan['id']): Promise<void> =>
    order(id, {
      delayMs: ORDER_DELAYS.offerPageMs,
      prepare,
      complete: () => {
        go(id);
        toast({ title: text.redirecting.title, description: text.redirecting.description(text.names[id]) });
      },
    });
  const renderOrder = (id: WaterSystemPlan['id'], variant: ButtonVariant = 'primary') => (
    <OrderButton
      variant={variant}
      label={text.order}
      what={text.names[id]}
      processing={processing === id}
      onClick={() => void orderPlan(id)}
    />
  );
  const { show, dialog } = useArDialog(AR_PLANS, renderOrder);

  return (
    <>
      <ul data-tip="water-system-packages" className="grid gap-5 lg:grid-cols-3">
        {WATER_SYSTEM_PLANS.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              actions={
                <>
                  {renderOrder(plan.id, plan.popular ? 'primary' : 'secondary')}
                  <ArPreviewButton product={text.names[plan.id]} onClick={() => show(plan.id)} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

interface AllianceRoute {
  /** Fails where the alliance screen cannot be reached, so that an order fails here, where it can be made again. */
  prepare: () => Promise<unknown>;
  go: (plan: WaterSystemPlan['id']) => void;
}

/** The way from an order to the alliance screen. */
function useAllianceRoute(): AllianceRoute {
  const navigate = useNavigate();
  // A browser never asks again for code that it could not load in this document; only another document does.
  const needsDocument = useRef(false);
  return {
    prepare: async () => {
      if (needsDocument.current) return fetch(alliancePath());
      try {
        return await import('./alliance-page');
      } catch (error) {
        needsDocument.current = true;
        throw error;
      }
    },
    go: (plan) => {
      if (needsDocument.current) location.assign(alliancePath(plan));
      else navigate(alliancePath(plan));
    },
  };
}
