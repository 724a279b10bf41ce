import { BULK_LIMITS, DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { plainSerial } from '@planet-heroes/contracts/areas/orders/serial';
import { deviceTypeLabel, priceByType } from '@planet-heroes/contracts/areas/quotes/price-by-type';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { ORDER_STATES } from '@planet-heroes/contracts/areas/orders/catalogue';
import type {
  DevicesAnswer,
  DevicesQuery,
  Order,
  OrderDevice as Device,
  OrdersAnswer,
  OrdersQuery,
  OrderSummary,
} from '@planet-heroes/contracts/areas/orders/schemas';
import { type ExpressionBuilder, type InferResult, type Kysely, sql, type SqlBool } from 'kysely';
import { containsText } from '../../kernel/database/contains-text.js';
import type { Queryable, Row, Tables } from '../../kernel/database/database.js';
import {
  isHidden, masked, maskedName, type PaymentMethod, readCorporatePage, type SortKeys,
} from '../companies/companies.area.js';
import { type QuoteRow, readQuoteRows } from '../quotes/quotes.area.js';
import { custodyOf, readCustody } from './custody.js';
import { orderDocuments } from './order-documents.js';
import type { OrderPayout } from './order-payout.entity.js';
import type { OrderDevice, PurchaseOrder } from './purchase-order.entity.js';

type PaidAndCollected = 'collectedAt' | 'payoutTo' | 'paymentReference';
type Entities = typeof PurchaseOrder | typeof OrderPayout | typeof PaymentMethod | typeof QuoteRow;
type OrderTables = Tables<Entities> extends Kysely<infer DB> ? DB : never;

/** A state is sorted by its place in the course of things. */
const SORT_KEYS: SortKeys = {
  created: sql<Date>`${sql.ref('createdAt')}`,
  devices: sql<number>`${sql.ref('deviceCount')}`,
  amount: sql<number>`(${sql.ref('totalFils')} - ${sql.ref('reducedFils')})`,
  status: sql<number>`array_position(array[${sql.join([...ORDER_STATES])}], ${sql.ref('state')})`,
};

/**
 * A page of a company's orders, newest first or as `sort` says, how many there are that fit, and the devices and amount
 * of those that were not cancelled. Without a company those of all, for the desk, which reads what visitors typed.
 */
export async function listOrders(
  database: Queryable,
  companyId: string | undefined,
  { status, payment, payout, pickup, search, ...page }: OrdersQuery,
): Promise<Omit<OrdersAnswer, 'forecasts'>> {
  let fitting = ordersOf(database, companyId);
  if (status !== undefined) fitting = fitting.where('state', '=', status);
  if (payment !== undefined) fitting = fitting.where('paymentState', '=', payment);
  if (payout !== undefined) fitting = fitting.where('state', '=', 'completed').where('paymentState', '<>', 'paid');
  if (payout === 'asked') fitting = fitting.where('payoutAskedAt', 'is not', null);
  if (payout === 'due') {
    fitting = fitting.where(({ or, eb }) => or([eb('payoutAskedAt', 'is not', null), eb('paymentState', '=', 'overdue')]));
  }
  if (pickup !== undefined) {
    fitting = fitting.where('state', '=', 'processing').where('collectedAt', 'is', null)
      .where('pickupDate', '=', pickup).whereRef('expected', '=', 'deviceCount');
  }
  if (search !== undefined) {
    fitting = fitting.where((eb) => {
      const { companyName, contactPerson, devices } = shownTexts(eb, companyId);
      return containsText([eb.ref('id'), eb.ref('quoteId'), companyName, contactPerson, devices], search);
    });
  }
  const { page: found, ...rest } = await readCorporatePage(
    { all: ordersOf(database, companyId), fitting },
    { ...SORT_KEYS, counts: sql<SqlBool>`${sql.ref('state')} <> 'cancelled'` },
    page,
    ({ createdAt, id }) => ({ time: createdAt, id }),
  );
  return { orders: found.map(asSummary), ...rest };
}

/**
 * One order with its device types, logistics and documents. With a company, another's is unknown, and what a visitor
 * typed is masked: only the desk, which names none, reads it. Throws `unknown_order`.
 */
export async function readOrder(database: Queryable, orderId: string, companyId?: string): Promise<Order> {
  const order = await readOrderWithLogistics(database, orderId, companyId);
  const deviceTypes = await readDeviceTypes(database, order);
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions, ...rest } = order;
  return {
    ...rest,
    deviceTypes,
    documents: orderDocuments(order),
    logistics: { pickupAddress, pickupContact, estimatedDuration, specialInstructions },
  };
}

/** An order for lists, rooms and events. */
export async function readOrderSummary(
  database: Queryable,
  { id, companyId }: { id: string; companyId: string },
): Promise<OrderSummary> {
  return asSummary(await ordersOf(database, companyId).where('id', '=', id).executeTakeFirstOrThrow());
}

/** The company of an order; undefined for an unknown one. */
export async function companyOfOrder(database: Queryable, orderId: string): Promise<string | undefined> {
  const found = await database.tables<typeof PurchaseOrder>()
    .selectFrom('purchase_order')
    .select('companyId')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return found?.companyId;
}

/** A page of an order's devices, by number. Throws `unknown_order`. */
export async function readOrderDevices(
  database: Queryable,
  orderId: string,
  { stage, serial, differing, after, limit }: DevicesQuery,
  companyId?: string,
): Promise<DevicesAnswer> {
  await readOrderWithLogistics(database, orderId, companyId);
  // A search that is not a serial number matches no device.
  const wanted = serial === undefined ? undefined : plainSerial(serial) ?? '';
  const rows = await database.tables<typeof OrderDevice>()
    .selectFrom('order_device')
    .select(['number', 'model', 'condition', 'stage', 'changedAt', 'serial', 'offeredFils'])
    .select(['foundModel', 'foundCondition', 'foundNote', 'foundFils'])
    .where('orderId', '=', orderId)
    .where('number', '>', after)
    .$if(stage !== undefined, (devices) => devices.where('stage', '=', stage!))
    .$if(wanted !== undefined, (devices) => devices.where('serial', '=', wanted!))
    .$if(differing !== undefined, (devices) => devices.whereRef('foundFils', '<', 'offeredFils'))
    .orderBy('number').limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  const custody = page.length === 0
    ? []
    : await readCustody(database, orderId, [page[0]!.number, page.at(-1)!.number]);
  const isDesk = companyId === undefined;
  const isMasked = companyId === DEMO_COMPANY_ID;
  const devices = page.map(({ model, changedAt, serial: known, offeredFils, ...device }): Device => ({
    number: device.number,
    type: deviceTypeLabel(model),
    condition: device.condition ?? null,
    stage: device.stage,
    changedAt: changedAt.toISOString(),
    serial: known && isMasked ? publicSerial(known) : known ?? null,
    offered: offeredFils,
    found: foundOf(device),
    custody: custodyOf(custody, device.number, isDesk),
  }));
  return { devices, next: rows.length > limit ? devices.at(-1)!.number : null };
}

function isWiped({ stage }: Device): boolean {
  return stage === 'wiped' || stage === 'paid';
}

function foundOf(
  { foundModel, foundCondition, foundNote, foundFils }: Partial<Row<typeof OrderDevice>>,
): Device['found'] {
  if (foundFils === null || foundFils === undefined || !foundModel) return null;
  return {
    type: deviceTypeLabel(foundModel), condition: foundCondition ?? null, note: foundNote ?? null, worth: foundFils,
  };
}

/** One device of an order, once it is wiped. Throws `unknown_order` or `unknown_item`. */
export async function readWipedDevice(database: Queryable, orderId: string, number: number, companyId: string) {
  const { devices: [device] } = await readOrderDevices(database, orderId, { after: number - 1, limit: 1 }, companyId);
  if (device?.number === number && isWiped(device)) return device;
  const message = `Order ${orderId} has no device no. ${number}, or it is not wiped yet.`;
  throw new AppError('unknown_item', message, { number });
}

/** All devices of an order that were wiped, by number. Throws `unknown_order`. */
export async function readWipedDevices(database: Queryable, orderId: string, companyId: string): Promise<Device[]> {
  const all = { after: 0, limit: BULK_LIMITS.devices };
  const { devices } = await readOrderDevices(database, orderId, all, companyId);
  return devices.filter(isWiped);
}

/** All devices of an order that are worth less than was offered, by number. Throws `unknown_order`. */
export async function readDifferingDevices(
  database: Queryable,
  orderId: string,
  companyId: string,
): Promise<Device[]> {
  const all = { differing: 'yes' as const, after: 0, limit: BULK_LIMITS.devices };
  return (await readOrderDevices(database, orderId, all, companyId)).devices;
}

/** The public company is everybody's: of its serial numbers only the end is shown. */
function publicSerial(serial: string): string {
  return `••••${serial.slice(-4)}`;
}

export function unknownOrder(orderId: string): AppError {
  return new AppError('unknown_order', `There is no purchase order "${orderId}".`, { orderId });
}

async function readOrderWithLogistics(
  database: Queryable,
  orderId: string,
  companyId: string | undefined,
): Promise<OrderSummary & Order['logistics'] & Pick<Order, PaidAndCollected>> {
  const order = await ordersOf(database, companyId)
    .select(['estimatedDuration', 'collectedAt', 'payoutTo', 'paymentReference'])
    .select(({ ref }) => {
      const hidden = isHidden(ref('pickupFromPublic'), companyId);
      return [
        masked(ref('pickupAddress'), hidden).as('pickupAddress'),
        masked(ref('pickupContact'), hidden).as('pickupContact'),
        masked(ref('specialInstructions'), hidden).as('specialInstructions'),
      ];
    })
    .where('id', '=', orderId).executeTakeFirst();
  if (!order) throw unknownOrder(orderId);
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions } = order;
  return {
    ...asSummary(order), collectedAt: order.collectedAt?.toISOString() ?? null, payoutTo: order.payoutTo ?? null,
    paymentReference: order.paymentReference ?? null,
    pickupAddress, pickupContact, estimatedDuration, specialInstructions,
  };
}

/** Devices by type, at the prices that the offer had. */
async function readDeviceTypes(
  database: Queryable,
  { quoteId, deviceCount, totalAmount }: OrderSummary,
): Promise<Order['deviceTypes']> {
  return priceByType(await readQuoteRows(database, quoteId), { deviceCount, price: totalAmount });
}

/** A company's orders as everybody may see them; without a company all, as the desk sees them. */
function ordersOf(database: Queryable, companyId: string | undefined) {
  return database.tables<Entities>().selectFrom('purchase_order')
    .select([
      'id',
      'quoteId',
      'companyId',
      'deviceCount',
      'totalFils',
      'state',
      'paymentState',
      'paymentTermsDays',
      'createdAt',
      'pickupDate',
      'completedAt',
      'paymentDueAt',
      'paidAt',
      'payoutAskedAt',
      'expected',
      'received',
      'inspected',
      'wiped',
      'paid',
      'returned',
      'reducedFils',
      'differenceState',
      'differing',
      'differenceOfferedFils',
      'differenceFoundFils',
      'differenceOpenUntil',
      'differenceAnsweredAt',
      'version',
    ])
    .select((eb) => {
      const { companyName, contactPerson, devices } = shownTexts(eb, companyId);
      return [companyName.as('companyName'), contactPerson.as('contactPerson'), devices.as('devices')];
    })
    .select(({ selectFrom }) => {
      const transfer = selectFrom('order_payout').whereRef('order_payout.orderId', '=', 'purchase_order.id');
      return [
        transfer.select('order_payout.state').as('transferState'),
        transfer.select('order_payout.batchId').where(({ lit }) => lit(companyId === undefined)).as('batchId'),
        transfer.where('order_payout.state', '=', 'returned').select('order_payout.reference').as('returnedFor'),
        transfer.where('order_payout.state', '=', 'returned')
          .innerJoin('payment_method', (join) =>
            join.onRef('payment_method.companyId', '=', 'order_payout.companyId')
              .onRef('payment_method.details', '=', 'order_payout.account')
              .on(({ eb, fn }) => eb(fn('lower', ['payment_method.holder']), '=', fn('lower', ['order_payout.holder']))))
          .select(({ fn }) => fn.agg<string[]>('array_agg', ['payment_method.id']).as('methods')).as('sentBackFrom'),
      ];
    })
    .$if(companyId !== undefined, (orders) => orders.where('companyId', '=', companyId!));
}

/**
 * The texts of a summary that a visitor may have typed. Of a quote without rows, the devices are in the visitor's own
 * words.
 */
function shownTexts(
  { ref, and, not, exists, selectFrom }: ExpressionBuilder<OrderTables, 'purchase_order'>,
  companyId: string | undefined,
) {
  const hidden = isHidden(ref('fromPublic'), companyId);
  const rows = selectFrom('quote_row')
    .select('quote_row.line')
    .whereRef('quote_row.quoteId', '=', 'purchase_order.quoteId');
  return {
    companyName: maskedName(ref('companyName'), hidden),
    contactPerson: maskedName(ref('contactPerson'), hidden),
    devices: masked(ref('devices'), and([hidden, not(exists(rows))]), 'As described'),
  };
}

function asSummary(row: InferResult<ReturnType<typeof ordersOf>>[number]): OrderSummary {
  const {
    companyName, contactPerson, devices, id, quoteId, companyId, deviceCount, totalFils, state, paymentState,
    paymentTermsDays, version,
  } = row;
  const { expected, received, inspected, wiped, paid, returned } = row;
  return {
    companyName,
    contactPerson,
    devices,
    id,
    quoteId,
    companyId,
    deviceCount,
    totalAmount: totalFils,
    payableAmount: totalFils - row.reducedFils,
    difference: differenceOf(row),
    status: state,
    paymentStatus: paymentState,
    paymentTerms: paymentTermsDays,
    createdDate: row.createdAt.toISOString(),
    pickupDate: row.pickupDate,
    completionDate: row.completedAt?.toISOString() ?? null,
    paymentDueAt: row.paymentDueAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    payoutAskedAt: row.payoutAskedAt?.toISOString() ?? null,
    ...(row.transferState && {
      transfer: {
        state: row.transferState,
        reason: row.returnedFor ?? null,
        ...(row.sentBackFrom && { sentBackFrom: row.sentBackFrom }),
        ...(row.batchId && { batchId: row.batchId }),
      },
    }),
    stages: { expected, received, inspected, wiped, paid, returned },
    version,
  };
}

function differenceOf(row: InferResult<ReturnType<typeof ordersOf>>[number]): OrderSummary['difference'] {
  const { differenceState: state, differing, differenceOfferedFils, differenceFoundFils } = row;
  if (state === 'none') return null;
  return {
    state,
    devices: differing,
    offered: differenceOfferedFils,
    found: differenceFoundFils,
    openUntil: row.differenceOpenUntil?.toISOString() ?? null,
    answeredAt: row.differenceAnsweredAt?.toISOString() ?? null,
  };
}
