import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { shortId } from '../companies/companies.area.js';
import { readQuote } from './read-quotes.js';
import { requestQuote } from './request-quote.js';

/** The quote request form (spec document 2, section 2). */
export const requestQuoteByForm = transactionalHandler<'request-quote'>(async (payload, transaction, { commandId, now }) => {
  const quoteId = shortId('Q', commandId);
  const { companyId } = payload;
  const { events } = await requestQuote(transaction, {
    ...payload, quoteId, source: 'form', fromPublic: isPublic(companyId), cause: commandId, time: now,
  });
  const transactionId = await appendEvents(transaction, events);
  return { result: await readQuote(transaction, quoteId, companyId), transactionId };
});

/** The bulk trade-in form: rows and company info (spec document 2, section 2). The company's name is whom we ask for. */
export const requestBulkTradeIn = transactionalHandler<'request-bulk-trade-in'>(async (payload, transaction, { commandId, now }) => {
  const { company, companyId, devices } = payload;
  const { name, ...contact } = company;
  const quoteId = shortId('Q', commandId);
  const { events } = await requestQuote(transaction, {
    ...contact, quoteId, companyId, devices, companyName: name, contactName: name, urgency: 'week', source: 'bulk',
    fromPublic: isPublic(companyId), cause: commandId, time: now,
  });
  const transactionId = await appendEvents(transaction, events);
  return { result: await readQuote(transaction, quoteId, companyId), transactionId };
});

/** Forms without an API key are sent in the name of the company that everybody reads, and so is a form with a key of it. */
function isPublic(companyId: string): boolean {
  return companyId === DEMO_COMPANY_ID;
}
