import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import type { Order, OrderForecast, OrdersAnswer, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { type ComponentProps, lazy, type ReactNode, useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useMutation } from '@tanstack/react-query';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Badge } from '../../../kit/badge';
import { Progress } from '../../../kit/progress';
import { ask } from '../../../kernel/api/ask';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { untilKnown, useRole } from '../../corporate/company-queries';
import { type Column, DataTable } from '../../corporate/data-table';
import type { Sums } from '../../corporate/record-list';
import { OrderStateBadge, PaymentStateBadge } from '../../corporate/state-badges';
import { corporateTexts } from '../../corporate/texts.en';
import { tellFilesFailed } from '../../corporate/list-files';
import { corporateOrdersTexts } from '../texts.en';
import { OrderActions } from './order-actions';
import { amountOf, canApprove, canPay, isAskedAboutDifference, orderProgress } from './order-rules';
import { DifferencePanel } from './difference-panel';
import { hasNote, OrderNote } from './forecast';
import { OrderDetail } from './order-detail';

const text = corporateOrdersTexts;

const OrderSheet = lazy(async () => ({ default: (await import('./order-sheets')).OrderSheet }));

/** What a row opens to: how far the order is, what can be done with it, and its tabs. */
function OrderPanel({ order, focusRow }: { order: OrderSummary; focusRow: () => HTMLElement | null }) {
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

const columns = (forecastOf: (order: OrderSummary) => OrderForecast | undefined): readonly Column<OrderSummary>[] => [
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
  {
    heading: text.status,
    sort: 'status',
    width: 'w-40',
    cell: (order) => (
      <>
        <OrderState order={order} forecast={forecastOf(order)} />
        {/* The column of payments is left out on a screen that is narrower. */}
        {isReturned(order) && <span className="mt-1 block xl:hidden"><PaymentState order={order} /></span>}
      </>
    ),
  },
  {
    heading: text.payment,
    isExtra: true,
    width: 'w-38',
    cell: (order) => order.status !== 'cancelled' && <PaymentState order={order} />,
  },
  {
    heading: text.details.createdDate,
    isExtra: true,
    sort: 'created',
    width: 'w-30 rtl:w-35',
    cell: ({ createdDate }) => formatDay(createdDate),
  },
];

/** What its company has to do, as the button is called that does it; a badge asks about a difference. */
function nextOf(order: OrderSummary): string | undefined {
  const { next } = corporateTexts.table;
  const { approve, pay } = text.actions;
  if (canApprove(order)) return next(approve.label);
  if (canPay(order)) return next(isReturned(order) ? pay.billing : pay.label);
  return isUnplanned(order) ? next(text.logistics.plan) : undefined;
}

function isUnplanned({ status, pickupDate, stages, deviceCount }: OrderSummary): boolean {
  return status === 'processing' && !pickupDate && stages.expected === deviceCount;
}

/** Opens an order to its details, which begin with the pickup that is to be planned. */
function PlanButton({ onOpen }: { onOpen: () => void }) {
  const role = useRole();
  if (role === 'User') return null;
  return (
    <Button variant="secondary" size="small" className={untilKnown(role)} onClick={onOpen}>
      {text.logistics.plan}
    </Button>
  );
}

function hasOverdueBadge(order: OrderSummary): boolean {
  return order.paymentStatus === 'overdue' && !isReturned(order);
}

interface OrderTableProps extends
  Pick<
    ComponentProps<typeof DataTable<OrderSummary>>,
    'rows' | 'sort' | 'onSort' | 'openId' | 'linkedId' | 'onToggle' | 'onRead'
  >
{
  forecasts: OrdersAnswer['forecasts'];
  /** Those of all that fit; without them no totals are shown. */
  sums?: Sums | undefined;
  /** Shown in a row instead of its next step. */
  renderAction?: ((order: OrderSummary) => ReactNode) | undefined;
}

/** A company's orders as a table. */
export function OrderTable({ sums, forecasts, renderAction, ...table }: OrderTableProps) {
  // What the bank sent back waits for the company: no day of payment is expected.
  const forecastOf = (order: OrderSummary) => (isReturned(order) ? undefined : forecasts[order.id]);
  const totals = sums && {
    records: sums.counted > 0 && sums.counted < sums.total
      ? text.counted(formatWhole(sums.counted), formatWhole(sums.total))
      : text.total(sums.total, formatWhole(sums.total)),
    ...(sums.counted < sums.total && { note: text.uncounted }),
    ...(sums.counted > 0 && { devices: formatWhole(sums.devices), amount: formatFils(sums.amount) }),
  };
  return (
    <DataTable
      label={text.tableLabel}
      columns={columns(forecastOf)}
      totals={totals}
      renderBrief={(order) => ({
        figure: formatFils(amountOf(order)),
        badges: (
          <>
            <OrderState order={order} isBrief={hasNote(forecastOf(order))} />
            {order.status === 'completed' && <PaymentState order={order} />}
          </>
        ),
        note: (!forecastOf(order)?.warning && nextOf(order)) || (hasNote(forecastOf(order)) && (
          <OrderNote
            forecast={forecastOf(order)!}
            overdueClassName={order.status === 'completed' && hasOverdueBadge(order) ? 'hidden' : undefined}
          />
        )),
      })}
      renderAction={(order, focusRow) =>
        renderAction?.(order) ?? (
          <>
            <OrderActions order={order} place="row" focusAfter={focusRow} />
            {isUnplanned(order) && order.id !== table.openId && (
              <PlanButton
                onOpen={() => {
                  focusRow()?.focus();
                  table.onToggle(order.id);
                }}
              />
            )}
          </>
        )}
      renderDetail={(order, focusRow) => <OrderPanel order={order} focusRow={focusRow} />}
      {...table}
    />
  );
}

function PaymentState({ order }: { order: OrderSummary }) {
  return (
    <PaymentStateBadge state={order.paymentStatus} isAsked={!!order.payoutAskedAt} isReturned={isReturned(order)} />
  );
}

/** Where an order stands; in a column also how far it is while it is worked on, and when it is expected. */
function OrderState(
  { order, forecast, isBrief = false }: {
    order: OrderSummary;
    forecast?: OrderForecast | undefined;
    isBrief?: boolean;
  },
) {
  const progress = orderProgress(order);
  return (
    <span className="inline-grid justify-items-start gap-1">
      <OrderStateBadge state={order.status} />
      {isAskedAboutDifference(order) && <Badge tone="warning">{text.difference.badge}</Badge>}
      {order.status === 'processing' && !isBrief && (
        <span className="w-full" title={text.progress(Math.round(progress * 100))}>
          <Progress value={progress} max={1} label={text.progressOf(order.id)} className="h-1!" />
        </span>
      )}
      {hasNote(forecast) && (
        <span className="text-xs text-ink-muted">
          {/* The column of payments says it on a wide screen. */}
          <OrderNote forecast={forecast} overdueClassName={hasOverdueBadge(order) ? 'xl:hidden' : undefined} />
        </span>
      )}
    </span>
  );
}
