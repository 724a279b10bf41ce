import { DUBAI_OFFSET } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { OrderForecast, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { readClock } from '../../kernel/clock/read-clock.js';
import type { Queryable } from '../../kernel/database/database.js';
import { forecastOrder, StageHistory, type StageTimes } from './forecast.js';
import type { PurchaseOrder } from './purchase-order.entity.js';

/** The forecasts are learnt from this many orders, those completed last. */
export const PAST_ORDERS = 500;

/** The forecasts of the open ones among some orders, by number, as of the instance's time. */
export async function readForecasts(
  database: Queryable,
  orders: readonly Pick<OrderSummary, 'id' | 'status' | 'paymentStatus'>[],
): Promise<Record<string, OrderForecast>> {
  const open = orders.filter(({ status, paymentStatus }) => status !== 'cancelled' && paymentStatus !== 'paid');
  if (open.length === 0) return {};
  const rows = await timesOf(database).where('id', 'in', open.map(({ id }) => id)).execute();
  const past = await timesOf(database)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt', 'desc')
    .limit(PAST_ORDERS)
    .execute();
  const history = new StageHistory(past.map(asTimes));
  const now = Date.parse((await readClock(database)).now);
  return Object.fromEntries(rows.map((row) => [row.id, forecastOrder(asTimes(row), history, now)]));
}

function timesOf(database: Queryable) {
  return database.tables<typeof PurchaseOrder>().selectFrom('purchase_order').select([
    'id', 'deviceCount', 'expected', 'createdAt', 'approvedAt', 'pickupDate', 'pickupMovedFrom', 'collectedAt',
    'receivedAt', 'inspectedAt', 'completedAt', 'paymentDueAt', 'paidAt',
  ]);
}

function asTimes(row: Awaited<ReturnType<ReturnType<typeof timesOf>['execute']>>[number]): StageTimes {
  return {
    deviceCount: row.deviceCount,
    isComing: row.expected < row.deviceCount,
    created: row.createdAt.getTime(),
    approved: row.approvedAt?.getTime(),
    pickup: dayBegins(row.pickupDate),
    pickupMovedFrom: dayBegins(row.pickupMovedFrom),
    collected: row.collectedAt?.getTime(),
    received: row.receivedAt?.getTime(),
    inspected: row.inspectedAt?.getTime(),
    wiped: row.completedAt?.getTime(),
    paymentDue: row.paymentDueAt?.getTime(),
    paid: row.paidAt?.getTime(),
  };
}

function dayBegins(day: string | null | undefined): number | undefined {
  return day ? Date.parse(`${day}T00:00:00${DUBAI_OFFSET}`) : undefined;
}
