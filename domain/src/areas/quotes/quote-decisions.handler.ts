import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { acceptQuote } from './accept-quote.js';
import { approveQuote } from './approve-quote.js';
import { changeQuote, lockQuote, quoteEvent } from './change-quote.js';
import { declineQuote } from './decline-quote.js';
import { quoteStateAt } from './quote-state-at.js';
import { reviewQuote } from './review-quote.js';

export const reviewQuoteByDesk = transactionalHandler<'review-quote'>(async (payload, transaction, { commandId, now }) => {
  const { quote, events } = await reviewQuote(transaction, { ...payload, cause: commandId, time: now });
  return { result: quote, transactionId: await appendEvents(transaction, events) };
});

export const approveQuoteByDesk = transactionalHandler<'approve-quote'>(async (payload, transaction, { commandId, now }) => {
  const { quote, events } = await approveQuote(transaction, { ...payload, cause: commandId, time: now });
  return { result: quote, transactionId: await appendEvents(transaction, events) };
});

export const declineQuoteByEither = transactionalHandler<'decline-quote'>(async (payload, transaction, { commandId, now }) => {
  const { quote, events } = await declineQuote(transaction, { ...payload, cause: commandId, time: now });
  return { result: quote, transactionId: await appendEvents(transaction, events) };
});

export const acceptQuoteByCompany = transactionalHandler<'accept-quote'>(async (payload, transaction, { commandId, now }) => {
  const { quote, order, events } = await acceptQuote(transaction, { ...payload, cause: commandId, time: now });
  return { result: { quote, order }, transactionId: await appendEvents(transaction, events) };
});

/** Lets an offer lapse that nobody took in time; one that was decided stays as it is. */
export const expireQuote = transactionalHandler<'expire-quote'>(async ({ quoteId }, transaction, { commandId, now }) => {
  const locked = await lockQuote(transaction, quoteId, undefined);
  if (locked.state === 'expired' || quoteStateAt(locked, now) !== 'expired') return { result: { expired: false }, transactionId: undefined };
  const quote = await changeQuote(transaction, quoteId, { state: 'expired', decided_at: locked.validUntil });
  const events = [quoteEvent('quote.expired', quote, { cause: commandId, time: now })];
  return { result: { expired: true }, transactionId: await appendEvents(transaction, events) };
});
