import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { ComponentProps, ReactNode } from 'react';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateOrdersTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Progress } from '../../../kit/progress';
import { type Column, DataTable } from '../../corporate/data-table';
import { OrderStateBadge, PaymentStateBadge } from '../../corporate/state-badges';
import { OrderActions } from './order-actions';
import { OrderPanel } from './order-panel';
import { amountOf, isAskedAboutDifference } from './order-rules';
import { orderProgress } from './order-stages';

const text = corporateOrdersTexts;

const columns = (): readonly Column<OrderSummary>[] => [
  {
    heading: text.order,
    width: '',
    total: 'records',
    cell: ({ id, devices }) => (
      <span className="flex min-w-0 flex-col in-data-dense:flex-row in-data-dense:gap-2">
        <span className="shrink-0 font-semibold">{id}</span>
        <span dir="auto" className="w-fit max-w-full truncate text-ink-muted" title={devices}>{devices}</span>
      </span>
    ),
  },
  {
    heading: text.details.deviceCount,
    sort: 'devices',
    isFigure: true,
    width: 'w-23',
    total: 'devices',
    cell: ({ deviceCount }) => formatWhole(deviceCount),
  },
  {
    heading: text.details.totalAmount,
    sort: 'amount',
    isFigure: true,
    width: 'w-38',
    total: 'amount',
    cell: (order) => <span className="font-semibold whitespace-nowrap">{formatFils(amountOf(order))}</span>,
  },
  { heading: text.status, sort: 'status', width: 'w-40', cell: (order) => <OrderState order={order} /> },
  {
    heading: text.payment,
    isExtra: true,
    width: 'w-38',
    cell: ({ status, paymentStatus, payoutAskedAt }) =>
      status !== 'cancelled' && <PaymentStateBadge state={paymentStatus} isAsked={!!payoutAskedAt} />,
  },
  {
    heading: text.details.createdDate,
    isExtra: true,
    sort: 'created',
    width: 'w-30',
    cell: ({ createdDate }) => formatDay(createdDate),
  },
];

interface OrderTableProps extends
  Pick<
    ComponentProps<typeof DataTable<OrderSummary>>,
    'rows' | 'sort' | 'onSort' | 'openId' | 'linkedId' | 'onToggle' | 'onRead'
  >
{
  /** Those of all that fit; without them no totals are shown. */
  sums?: { total: number; devices: number; amount: number } | undefined;
  /** Shown in a row instead of its next step. */
  renderAction?: ((order: OrderSummary) => ReactNode) | undefined;
}

/** A company's orders as a table. */
export function OrderTable({ sums, renderAction, ...table }: OrderTableProps) {
  const totals = sums && {
    records: text.total(sums.total, formatWhole(sums.total)),
    devices: formatWhole(sums.devices),
    amount: formatFils(sums.amount),
  };
  return (
    <DataTable
      label={text.tableLabel}
      columns={columns()}
      totals={totals}
      renderBrief={(order) => ({
        figure: formatFils(amountOf(order)),
        badges: (
          <>
            <OrderState order={order} />
            {order.status === 'completed' && (
              <PaymentStateBadge state={order.paymentStatus} isAsked={!!order.payoutAskedAt} />
            )}
          </>
        ),
      })}
      renderAction={(order, focusRow) =>
        renderAction?.(order) ?? <OrderActions order={order} place="row" focusAfter={focusRow} />}
      renderDetail={(order, focusRow) => <OrderPanel order={order} focusRow={focusRow} />}
      {...table}
    />
  );
}

/** Where an order stands, and how far it is while it is worked on. */
function OrderState({ order }: { order: OrderSummary }) {
  const progress = orderProgress(order);
  return (
    <span className="inline-grid gap-1">
      <OrderStateBadge state={order.status} />
      {isAskedAboutDifference(order) && <Badge tone="warning">{text.difference.badge}</Badge>}
      {order.status === 'processing' && (
        <span title={text.progress(Math.round(progress * 100))}>
          <Progress value={progress} max={1} label={text.progressOf(order.id)} className="h-1!" />
        </span>
      )}
    </span>
  );
}
