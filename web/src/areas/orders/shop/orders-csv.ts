import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { type CsvCell, csvFile } from '../../corporate/csv';
import { amountOf } from './order-rules';

const FILS_PER_DIRHAM = 100;
const text = corporateOrdersTexts;
const { details, papers } = text;
const { orderStates, paymentStates } = corporateTexts;

/** The columns of a file of orders: amounts are dirhams, times UTC, as spreadsheets read them. */
const columns = (): readonly (readonly [name: string, of: (order: OrderSummary) => CsvCell])[] => [
  [text.order, ({ id }) => id],
  [papers.quote, ({ quoteId }) => quoteId],
  [details.companyName, ({ companyName }) => companyName],
  [details.contactPerson, ({ contactPerson }) => contactPerson],
  [details.deviceCount, ({ devices }) => devices],
  [papers.deviceCount, ({ deviceCount }) => deviceCount],
  [papers.amount, (order) => amountOf(order) / FILS_PER_DIRHAM],
  [text.status, ({ status }) => orderStates[status]],
  [text.payment, ({ status, paymentStatus }) => (status === 'cancelled' ? '' : paymentStates[paymentStatus])],
  [corporateTexts.terms, ({ paymentTerms }) => corporateTexts.term(paymentTerms)],
  [details.createdDate, ({ createdDate }) => createdDate],
  [details.pickupDate, ({ pickupDate }) => pickupDate],
  [papers.completed, ({ completionDate }) => completionDate],
  [details.paymentDueAt, ({ paymentDueAt }) => paymentDueAt],
  [details.paidAt, ({ paidAt }) => paidAt],
  [papers.offered, ({ totalAmount }) => totalAmount / FILS_PER_DIRHAM],
];

/** Orders as a file for spreadsheets. */
export function ordersCsv(orders: readonly OrderSummary[]): Blob {
  const all = columns();
  return csvFile(all.map(([name]) => name), orders.map((order) => all.map(([, of]) => of(order))));
}
