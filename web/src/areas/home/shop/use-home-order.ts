import { ORDER_DELAYS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { useState } from 'react';
import { useMe } from '../../heroes/use-me';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { homeSectionsTexts } from '../texts-sections.en';
import { useOrder } from '../../shop/use-order';
import { openStore, referralTag, storeLink } from '../../shop/store-link';
import { toast } from '../../../kit/toast/toast';

/** What can be ordered here: a plan, or the starter kit. */
export type OrderId = WaterSystemPlan['id'] | 'starter-kit';

export interface HomeOrder {
  /** What is being ordered: its button reads PROCESSING... */
  processing: OrderId | undefined;
  /** What was ordered last, and where its store page is, for a browser that opened no tab. */
  ordered: { id: OrderId; href: string } | undefined;
  order: (id: OrderId) => void;
}

/** Orders on the home screen: 1.5 s of processing, then the store opens in a new tab (spec document 1, section 4). */
export function useHomeOrder(): HomeOrder {
  const { data: me } = useMe();
  const { processing, order } = useOrder<OrderId>(toastsTexts.somethingWentWrong);
  const [ordered, setOrdered] = useState<HomeOrder['ordered']>();

  const place = (id: OrderId): void => {
    const parameters = {
      ...(id === 'starter-kit' ? { starter: 'true' } : { plan: id }),
      ...referralTag(me?.referralCode),
    };
    const complete = (): void => {
      const { initiated, redirecting } = homeSectionsTexts.shop;
      toast({ title: initiated, description: redirecting });
      openStore(parameters);
      setOrdered({ id, href: storeLink(parameters) });
    };
    void order(id, { delayMs: ORDER_DELAYS.homePlanMs, complete });
  };

  return { processing, ordered, order: place };
}
