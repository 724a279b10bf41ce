import { ORDER_DELAYS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { useState } from 'react';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { toast } from '../../../kit/toast/toast';
import { useMe } from '../../heroes/use-me';
import { openStore, referralTag, storeLink } from '../../shop/store-link';
import { OrderButton, useOrder } from '../../shop/order-button';
import { homeSectionsTexts } from '../texts-sections.en';
import type { ButtonVariant } from '../../../kit/button-style';

interface StoreOrderProps {
  id: OrderId;
  /** What is ordered, for those who hear the button alone. */
  name: string;
  order: HomeOrder;
  variant: ButtonVariant;
}

/** Orders one thing, and below it where that leads: a browser may keep the new tab back, so the link stays at hand. */
export function StoreOrder({ id, name, order: { processing, ordered, order }, variant }: StoreOrderProps) {
  const text = homeSectionsTexts.shop;
  return (
    <div className="flex flex-col gap-2">
      <OrderButton
        label={text.order}
        what={name}
        variant={variant}
        className="w-full"
        processing={processing === id}
        onClick={() => order(id)}
      />
      <p className="flex min-h-6 items-center justify-center text-center text-xs text-ink-muted">
        {ordered?.id === id
          ? (
            <a
              href={ordered.href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
            >
              {text.openStore}
            </a>
          )
          : (
            text.newTab
          )}
      </p>
    </div>
  );
}

/** What can be ordered here: a plan, or the starter kit. */
type OrderId = WaterSystemPlan['id'] | 'starter-kit';

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
