import { priceByDevice } from '@planet-heroes/contracts/areas/quotes/price-by-device';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { findCompany, shortId } from '../companies/companies.area.js';
import {
  lockQuote, type QuoteActivity, quoteStateAt, quoteStates, readQuoteRows, readQuoteSerials, saveQuote,
} from '../quotes/quotes.area.js';
import { type OrderChange, orderEvent } from './change-order.js';
import type { OrderDevice, PurchaseOrder } from './purchase-order.entity.js';
import { readOrderSummary } from './read-orders.js';

type LockedQuote = Awaited<ReturnType<typeof lockQuote>>;

export const acceptQuoteByCompany = transactionalHandler<'accept-quote'>(
  async (payload, transaction, { commandId, now }) => {
    const { quote, order, events } = await acceptQuote(transaction, { ...payload, cause: commandId, time: now });
    return { result: { quote, order }, transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * The company takes the offer: the quote's one order begins. Throws `unknown_quote`, `quote_accepted` (naming the
 * order) the second time, `expired`, `illegal_transition`, or `already_exists` for an order's id that is taken.
 */
export async function acceptQuote(
  transaction: Transaction,
  acceptance: QuoteActivity & { orderId?: string | undefined },
): Promise<OrderChange & { quote: QuoteSummary }> {
  const { quoteId, companyId, time, orderId = shortId('PO', quoteId) } = acceptance;
  const locked = await lockQuote(transaction, quoteId, companyId);
  if (locked.orderId) {
    throw new AppError(
      'quote_accepted',
      `Quote ${quoteId} was accepted before. Its order is ${locked.orderId}.`,
      { quoteId, orderId: locked.orderId },
    );
  }
  const state = quoteStateAt(locked, time);
  if (state === 'expired') {
    throw new AppError(
      'expired',
      `Quote ${quoteId} has expired. Ask for a new one: prices change.`,
      { quoteId, validUntil: locked.validUntil?.toISOString() },
    );
  }
  quoteStates.assert(quoteId, state, 'accepted');
  await createOrder(transaction, locked, { orderId, time });
  locked.state = 'accepted';
  locked.orderId = orderId;
  locked.decidedAt = time;
  const { quote, events } = await saveQuote(transaction, locked, 'quote.accepted', acceptance);
  const order = await readOrderSummary(transaction, { id: orderId, companyId: quote.companyId });
  return { quote, order, events: [...events, orderEvent('order.created', order, acceptance)] };
}

/** The order is to be picked up at the company's own address, until somebody plans otherwise. */
async function createOrder(
  transaction: Transaction,
  quote: LockedQuote,
  { orderId, time }: { orderId: string; time: Date },
): Promise<void> {
  const { address } = await findCompany(transaction, quote.companyId);
  const wishes = [
    quote.preferredPickup && `Preferred pickup: ${quote.preferredPickup}`, quote.additionalNotes,
  ].filter((text) => text !== null);
  const { companyId, companyName, contactName, deviceCount, devices, paymentTermsDays, fromPublic } = quote;
  const added = await transaction.tables<typeof PurchaseOrder>().insertInto('purchase_order')
    .values({
      id: orderId,
      quoteId: quote.id,
      companyId,
      companyName,
      contactPerson: contactName,
      deviceCount,
      devices,
      totalFils: quote.priceFils!,
      state: 'pending_approval',
      paymentState: 'pending',
      paymentTermsDays,
      createdAt: time,
      expected: deviceCount,
      pickupAddress: address || null,
      pickupContact: contactName || null,
      specialInstructions: wishes.join('\n') || null,
      fromPublic,
      pickupFromPublic: fromPublic,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()).returning('id').executeTakeFirst();
  if (!added) throw new AppError('already_exists', `There is a purchase order ${orderId} already.`, { orderId });
  await createDevices(transaction, quote, { orderId, time });
}

/**
 * A row for each device, numbered as the quote lists them; a quote in words has devices that are just "as described".
 */
async function createDevices(
  transaction: Transaction,
  quote: LockedQuote,
  { orderId, time }: { orderId: string; time: Date },
): Promise<void> {
  const rows = await readQuoteRows(transaction, quote.id);
  const serials = await readQuoteSerials(transaction, quote.id);
  const kinds = rows.length > 0 ? rows : [{ model: 'as-described', condition: null, quantity: quote.deviceCount }];
  const prices = priceByDevice(rows, { deviceCount: quote.deviceCount, price: quote.priceFils! });
  const devices = kinds
    .flatMap(({ model, condition, quantity }) => Array.from({ length: quantity }, () => ({ model, condition })))
    .map((device, index) => ({
      ...device, number: index + 1, serial: serials.get(index + 1) ?? null, price: prices[index]!,
    }));
  const columns = { number: 'integer', model: 'text', condition: 'text', serial: 'text', price: 'bigint' } as const;
  await transaction.tables<typeof OrderDevice>().insertInto('order_device')
    .columns(['orderId', 'number', 'model', 'condition', 'stage', 'changedAt', 'serial', 'offeredFils'])
    .expression((eb) =>
      eb.selectFrom(rowsOf('device', devices, columns)).select(({ val, cast }) => [
        val(orderId).as('orderId'),
        'device.number',
        'device.model',
        'device.condition',
        val('expected').as('stage'),
        cast<Date>(val(time), 'timestamptz').as('changedAt'),
        'device.serial',
        'device.price',
      ])
    )
    .execute();
}
