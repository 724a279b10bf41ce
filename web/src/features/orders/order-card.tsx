import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { useId, useRef } from 'react';
import { formatDay } from '../../shared/format/format-date';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { classNames } from '../../shared/ui/class-names';
import { Heading } from '../../shared/ui/heading';
import { Icon } from '../../shared/ui/icon';
import { Progress } from '../../shared/ui/progress';
import { Details } from '../../shared/company/details';
import { formatAmount } from '../../shared/company/format-amount';
import { OrderStateBadge, PaymentStateBadge } from '../../shared/company/state-badges';
import { useArrival } from '../../shared/company/use-arrival';
import { OrderActions } from './order-actions';
import { OrderDetail } from './order-detail';
import { orderProgress } from './order-stages';

interface OrderCardProps {
  order: OrderSummary;
  isOpen: boolean;
  /** A link led here. */
  isLinked: boolean;
  onToggle: () => void;
}

const text = messages.corporateOrders;

/** One order in short, which opens to its tabs. */
export function OrderCard({ order, isOpen, isLinked, onToggle }: OrderCardProps) {
  const detailId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isLinked);
  const progress = orderProgress(order);
  return (
    <Card className={classNames('grid grid-cols-1 gap-5', isOpen && 'border-accent')}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading level={3} ref={heading} tabIndex={-1} className="outline-none">
            {order.id}
          </Heading>
          <p className="mt-1 break-words text-ink-muted">
            {order.companyName} · {order.devices}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <OrderStateBadge state={order.status} />
          {order.status !== 'cancelled' && <PaymentStateBadge state={order.paymentStatus} />}
        </div>
      </div>
      <Details
        className="min-[24rem]:grid-cols-2 lg:grid-cols-4"
        items={[
          [text.details.deviceCount, formatWhole(order.deviceCount)],
          [text.details.totalAmount, formatAmount(order.totalAmount)],
          [text.details.createdDate, formatDay(order.createdDate)],
          [text.details.pickupDate, order.pickupDate ? formatDay(order.pickupDate) : messages.corporate.notYet],
        ]}
      />
      {order.status === 'processing' && (
        <div className="grid grid-cols-1 gap-1.5">
          <p className="text-sm text-ink-muted">{text.progress(Math.round(progress * 100))}</p>
          <Progress value={progress} max={1} label={text.progressOf(order.id)} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Button variant="secondary" size="small" aria-expanded={isOpen} aria-controls={isOpen ? detailId : undefined} onClick={onToggle}>
          {isOpen ? text.hide : text.show}
          <span className="sr-only">{text.ofOrder(order.id)}</span>
          <Icon name="chevron" className={classNames('transition-transform', isOpen && 'rotate-180')} />
        </Button>
        <OrderActions order={order} focusAfter={() => heading.current} />
      </div>
      {isOpen && (
        <div id={detailId}>
          <OrderDetail id={order.id} summary={order} />
        </div>
      )}
    </Card>
  );
}
