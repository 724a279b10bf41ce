import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { queueWebhook } from '../webhooks/webhooks.area.js';
import { createOrder, orderEvent } from '../orders/orders.area.js';
import { shortId } from '../companies/companies.area.js';
import { changeQuote, lockQuote, quoteEvent } from './change-quote.js';
import { quoteStateAt } from './quote-state-at.js';
import { quoteStates } from './quote.states.js';

export interface QuoteAcceptance {
  quoteId: string;
  /** Whose it must be; undefined where an operator tells of it. */
  companyId?: string | undefined;
  orderId?: string | undefined;
  cause: string;
  time: Date;
}

/**
 * The company takes the offer: the quote's one order begins. Throws `unknown_quote`, `quote_accepted` (naming the order) the
 * second time, `expired` or `illegal_transition`.
 */
export async function acceptQuote(
  transaction: Transaction,
  acceptance: QuoteAcceptance,
): Promise<{ quote: QuoteSummary; order: OrderSummary; events: NewEvent[] }> {
  const { quoteId, companyId, cause, time } = acceptance;
  const locked = await lockQuote(transaction, quoteId, companyId);
  if (locked.orderId) {
    throw new AppError('quote_accepted', `Quote ${quoteId} was accepted before. Its order is ${locked.orderId}.`, { quoteId, orderId: locked.orderId });
  }
  const state = quoteStateAt(locked, time);
  if (state === 'expired') {
    throw new AppError('expired', `Quote ${quoteId} has expired. Ask for a new one: prices change.`, { quoteId, validUntil: locked.validUntil?.toISOString() });
  }
  quoteStates.assert(quoteId, state, 'accepted');
  const orderId = acceptance.orderId ?? shortId('PO', quoteId);
  const order = await createOrder(transaction, { orderId, quoteId, time });
  const quote = await changeQuote(transaction, quoteId, { state: 'accepted', order_id: orderId, decided_at: time });
  await queueWebhook(transaction, { companyId: order.companyId, type: 'purchase_order.created', subject: orderId, data: order, cause, time });
  const told = { cause, time };
  return { quote, order, events: [quoteEvent('quote.accepted', quote, told), orderEvent('order.created', order, told)] };
}
