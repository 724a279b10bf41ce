import { homeSectionsTexts } from '../texts-sections.en';
import { OrderButton } from '../../shop/order-button';
import type { ButtonVariant } from '../../../kit/button-style';
import type { HomeOrder, OrderId } from './use-home-order';

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
        waiting={processing !== undefined}
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
