import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { DevicesAnswer, DevicesQuery, Order, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { masked, maskedName } from '../companies/companies.area.js';
import { priceByType } from './price-by-type.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { deviceTypeLabel } from './device-type-label.js';
import { orderDocuments } from './order-documents.js';

const TYPED_COLUMNS = 'company_name as "companyName", contact_person as "contactPerson", devices';
/** Of a quote without rows, the devices are in the visitor's own words. */
const MASKED_COLUMNS = [
  maskedName('company_name', 'companyName'),
  maskedName('contact_person', 'contactPerson'),
  masked('devices', 'devices', {
    shown: 'As described',
    where: 'from_public and not exists (select from quote_row where quote_row.quote_id = purchase_order.quote_id)',
  }),
].join(', ');
const OTHER_COLUMNS = `id, quote_id as "quoteId", company_id as "companyId", device_count as "deviceCount", total_fils::float8 as "totalAmount", state as status,
  payment_state as "paymentStatus", payment_terms_days as "paymentTerms", ${utcText('created_at')} as "createdDate",
  to_char(pickup_date, 'YYYY-MM-DD') as "pickupDate", ${utcText('completed_at')} as "completionDate",
  ${utcText('payment_due_at')} as "paymentDueAt", ${utcText('paid_at')} as "paidAt",
  json_build_object('expected', expected, 'received', received, 'inspected', inspected, 'wiped', wiped, 'paid', paid) as stages, version`;

/** The columns of an order's summary as everybody may see them. */
export const ORDER_COLUMNS = `${MASKED_COLUMNS}, ${OTHER_COLUMNS}`;

const TYPED_LOGISTICS = 'pickup_address as "pickupAddress", pickup_contact as "pickupContact", special_instructions as "specialInstructions"';
const MASKED_LOGISTICS = [
  masked('pickup_address', 'pickupAddress', { where: 'pickup_from_public' }),
  masked('pickup_contact', 'pickupContact', { where: 'pickup_from_public' }),
  masked('special_instructions', 'specialInstructions', { where: 'pickup_from_public' }),
].join(', ');

type OrderColumns = OrderSummary & Order['logistics'];

/**
 * One order with its device types, logistics and documents. With a company, another's is unknown, and what a visitor typed is
 * masked: only the desk, which names none, reads it. Throws `unknown_order`.
 */
export async function readOrder(database: Queryable, orderId: string, companyId?: string): Promise<Order> {
  const order = await readOrderColumns(database, orderId, companyId);
  const deviceTypes = await readDeviceTypes(database, order);
  const documents = orderDocuments(order, deviceTypes).map(({ content, ...document }) => ({ ...document, size: Buffer.byteLength(content) }));
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions, ...summary } = order;
  return { ...summary, deviceTypes, documents, logistics: { pickupAddress, pickupContact, estimatedDuration, specialInstructions } };
}

/** One document of an order, with its content. Throws `unknown_order`, or `unknown_item` where there is no such document yet. */
export async function readOrderDocument(database: Queryable, orderId: string, documentId: string, companyId?: string) {
  const order = await readOrderColumns(database, orderId, companyId);
  const document = orderDocuments(order, await readDeviceTypes(database, order)).find(({ id }) => id === documentId);
  if (!document) throw new AppError('unknown_item', `Order ${orderId} has no document "${documentId}", or not yet.`, { documentId });
  return document;
}

/** A page of an order's devices, by number. Throws `unknown_order`. */
export async function readOrderDevices(database: Queryable, orderId: string, query: DevicesQuery, companyId?: string): Promise<DevicesAnswer> {
  await readOrderColumns(database, orderId, companyId);
  const rows = await database.query<DevicesAnswer['devices'][number] & { model: string }>(
    `select number, model, condition, stage, ${utcText('changed_at')} as "changedAt" from order_device
     where order_id = $1 and number > $2 and ($3::text is null or stage = $3) order by number limit $4`,
    [orderId, query.after, query.stage ?? null, query.limit + 1],
  );
  const devices = rows.slice(0, query.limit).map(({ model, ...device }) => ({ ...device, type: deviceTypeLabel(model) }));
  return { devices, next: rows.length > query.limit ? devices.at(-1)!.number : null };
}

async function readOrderColumns(database: Queryable, orderId: string, companyId: string | undefined): Promise<OrderColumns> {
  const columns = companyId === undefined ? `${TYPED_COLUMNS}, ${OTHER_COLUMNS}, ${TYPED_LOGISTICS}` : `${ORDER_COLUMNS}, ${MASKED_LOGISTICS}`;
  const [order] = await database.query<OrderColumns>(
    `select ${columns}, estimated_duration as "estimatedDuration"
     from purchase_order where id = $1 and ($2::text is null or company_id = $2)`,
    [orderId, companyId ?? null],
  );
  if (!order) throw unknownOrder(orderId);
  return order;
}

/** Devices by type, at the prices that the offer had. */
async function readDeviceTypes(database: Queryable, { quoteId, deviceCount, totalAmount }: OrderSummary): Promise<Order['deviceTypes']> {
  const rows = await database.query<Pick<Quote['rows'][number], 'model' | 'condition' | 'quantity' | 'unitPrice'>>(
    'select model, condition, quantity, unit_fils::float8 as "unitPrice" from quote_row where quote_id = $1 order by line',
    [quoteId],
  );
  return priceByType(rows, { deviceCount, price: totalAmount });
}

/** What visitors typed of orders that everybody sees masked, by id. For the desk. */
export async function readTypedOrders(database: Queryable, orderIds: readonly string[]): Promise<Map<string, Partial<OrderSummary>>> {
  const typed = await database.query<Pick<OrderSummary, 'id' | 'companyName' | 'contactPerson' | 'devices'>>(
    `select id, ${TYPED_COLUMNS} from purchase_order where from_public and id = any($1)`,
    [orderIds],
  );
  return new Map(typed.map((order) => [order.id, order]));
}

export function unknownOrder(orderId: string): AppError {
  return new AppError('unknown_order', `There is no purchase order "${orderId}".`, { orderId });
}
