import type { CORPORATE_INGEST_EVENTS } from '@planet-heroes/contracts/areas/companies/events';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { registerCompany } from './register-company.js';
import { advanceDevices } from '../orders/advance-devices.js';
import { approveOrder, cancelOrder, planLogistics } from '../orders/decide-order.js';
import { payOrder } from '../orders/pay-order.js';
import { acceptQuote } from '../quotes/accept-quote.js';
import { approveQuote } from '../quotes/approve-quote.js';
import { declineQuote } from '../quotes/decline-quote.js';
import { requestQuote } from '../quotes/request-quote.js';
import { reviewQuote } from '../quotes/review-quote.js';

/** What an event tells, as the deed that a command would do, at the event's own time. */
function deedOf<D>(event: { data: D; source: string; id: string; time: string }): D & { cause: string; time: Date } {
  return { ...event.data, cause: causeOf(event), time: new Date(event.time) };
}

async function appended(transaction: Transaction, done: Promise<{ events: NewEvent[] }>): Promise<string | undefined> {
  return appendEvents(transaction, (await done).events);
}

export const CORPORATE_APPLIERS: AppliersOf<typeof CORPORATE_INGEST_EVENTS> = {
  'company.registered': oneByOne((transaction, event) => registerCompany(transaction, deedOf(event))),
  'quote.requested': oneByOne((transaction, event) => appended(transaction, requestQuote(transaction, { ...deedOf(event), source: 'form' }))),
  'quote.reviewed': oneByOne((transaction, event) => appended(transaction, reviewQuote(transaction, deedOf(event)))),
  'quote.approved': oneByOne((transaction, event) => appended(transaction, approveQuote(transaction, deedOf(event)))),
  'quote.declined': oneByOne((transaction, event) => appended(transaction, declineQuote(transaction, deedOf(event)))),
  'quote.accepted': oneByOne((transaction, event) => appended(transaction, acceptQuote(transaction, deedOf(event)))),
  'order.approved': oneByOne((transaction, event) => appended(transaction, approveOrder(transaction, deedOf(event)))),
  'order.cancelled': oneByOne((transaction, event) => appended(transaction, cancelOrder(transaction, deedOf(event)))),
  'order.logistics_planned': oneByOne((transaction, event) => appended(transaction, planLogistics(transaction, deedOf(event)))),
  'order.devices_advanced': oneByOne((transaction, event) => appended(transaction, advanceDevices(transaction, deedOf(event)))),
  'order.paid': oneByOne((transaction, event) => appended(transaction, payOrder(transaction, deedOf(event)))),
};
