import type { Order, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useMutation } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { ask } from '../../../kernel/api/ask';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { tellFilesFailed } from '../../corporate/use-list-files';
import { DifferencePanel } from './difference-panel';
import { OrderActions } from './order-actions';
import { OrderDetail } from './order-detail';
import { orderProgress } from './order-stages';

const OrderSheet = lazy(async () => ({ default: (await import('./order-sheets')).OrderSheet }));
const text = corporateOrdersTexts;

/** What a row opens to: how far the order is, what can be done with it, and its tabs. */
export function OrderPanel({ order, focusRow }: { order: OrderSummary; focusRow: () => HTMLElement | null }) {
  const [printed, setPrinted] = useState<Order>();
  const print = useMutation({
    mutationFn: () => ask(ORDERS_ROUTES.readOrder, { params: { id: order.id } }),
    onSuccess: setPrinted,
    onError: tellFilesFailed,
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 text-ink-muted">
          {order.status === 'processing' ? text.progress(Math.round(orderProgress(order) * 100)) : order.devices}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <OrderActions order={order} place="details" focusAfter={focusRow} />
          <Button variant="secondary" size="small" aria-busy={print.isPending} onClick={() => print.mutate()}>
            <Icon name="document" />
            {corporateTexts.table.print}
          </Button>
        </div>
      </div>
      <DifferencePanel order={order} focusAfter={focusRow} />
      <OrderDetail id={order.id} summary={order} />
      {printed && (
        <LaterPart wasAskedFor onFailed={() => setPrinted(undefined)}>
          <OrderSheet order={printed} onPrinted={() => setPrinted(undefined)} />
        </LaterPart>
      )}
    </>
  );
}
