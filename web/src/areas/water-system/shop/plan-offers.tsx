import { ORDER_DELAYS, WATER_SYSTEM_PLANS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { waterSystemTexts } from '../texts.en';
import { OrderButton } from '../../shop/order-button';
import { useOrder } from '../../shop/use-order';
import { toast } from '../../../kit/toast/toast';
import { ArPreviewButton, useArDialog } from '../../ar-preview';
import { AR_PLANS } from './ar-plans';
import { PlanCard } from './plan-card';
import { useAllianceRoute } from './use-alliance-route';

/** The three packages. An order goes on, after a second, on the alliance screen (spec document 1, section 4). */
export function PlanOffers() {
  const { prepare, go } = useAllianceRoute();
  const text = waterSystemTexts;
  const { show, dialog } = useArDialog(AR_PLANS);
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

  return (
    <>
      <ul data-tip="water-system-packages" className="grid gap-5 lg:grid-cols-3">
        {WATER_SYSTEM_PLANS.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              actions={
                <>
                  <OrderButton
                    label={text.order}
                    what={text.names[plan.id]}
                    processing={processing === plan.id}
                    waiting={processing !== undefined}
                    onClick={() => void orderPlan(plan.id)}
                  />
                  <ArPreviewButton
                    product={text.names[plan.id]}
                    onClick={() => show(AR_PLANS.find(({ id }) => id === plan.id)!)}
                  />
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
