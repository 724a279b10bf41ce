import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ReviewQuote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Told } from '../../kernel/commands/command-activity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { lockQuote, type QuoteChange, saveQuote } from './change-quote.js';
import { quoteStateAt, quoteStates } from './quote.states.js';

/** Something done to a quote. */
export interface QuoteActivity extends Told {
  quoteId: string;
  /** Whose it must be; undefined where the desk acts. */
  companyId?: string | undefined;
}

/**
 * The desk's offer: a price, until when it holds, and the payment terms. Where it names no price, the estimate is the
 * price.
 * Throws `unknown_quote`, `illegal_transition`, or `invalid_amount` where there is neither price nor estimate.
 */
export async function reviewQuote(transaction: Transaction, review: QuoteActivity & ReviewQuote): Promise<QuoteChange> {
  const { quoteId, price, validDays, paymentTerms, time } = review;
  const quote = await lockQuote(transaction, quoteId);
  quoteStates.assert(quoteId, quote.state, 'pending');
  const offered = price ?? quote.estimateFils;
  if (!offered) {
    throw new AppError('invalid_amount', `Quote ${quoteId} describes its devices in words: it needs a price in fils.`);
  }
  const validUntil = new Date(time.getTime() + validDays * DAY_MS);
  quote.state = 'pending';
  quote.priceFils = offered;
  quote.paymentTermsDays = paymentTerms;
  quote.respondedAt = time;
  quote.validUntil = validUntil;
  await scheduleCommands(
    transaction,
    [{ id: `expire-quote-${quoteId}`, name: 'expire-quote', payload: { quoteId }, dueAt: validUntil }],
  );
  return saveQuote(transaction, quote, 'quote.reviewed', review);
}

/** The desk stands by its offer: the company may accept it. Throws `unknown_quote` or `illegal_transition`. */
export async function approveQuote(transaction: Transaction, approval: QuoteActivity): Promise<QuoteChange> {
  const quote = await lockQuote(transaction, approval.quoteId);
  quoteStates.assert(quote.id, quoteStateAt(quote, approval.time), 'approved');
  // An offer that has lapsed since stays lapsed while a replay applies earlier activities, until one of them is its
  // acceptance.
  if (quote.state !== 'expired') quote.state = 'approved';
  quote.approvedAt = approval.time;
  return saveQuote(transaction, quote, 'quote.approved', approval);
}

/** Ends a quote without an order, by the desk or by its company. Throws `unknown_quote` or `illegal_transition`. */
export async function declineQuote(
  transaction: Transaction,
  decline: QuoteActivity & { reason?: string | undefined },
): Promise<QuoteChange> {
  const { quoteId, companyId, reason = null, time } = decline;
  const quote = await lockQuote(transaction, quoteId, companyId);
  quoteStates.assert(quoteId, quoteStateAt(quote, time), 'declined');
  quote.state = 'declined';
  quote.reason = reason;
  quote.declinedBy = companyId === undefined ? 'desk' : 'company';
  quote.decidedAt = time;
  return saveQuote(transaction, quote, 'quote.declined', decline);
}

/** Lets an offer lapse that nobody took in time; one that was decided stays as it is. */
export const expireQuote = transactionalHandler<'expire-quote'>(
  async ({ quoteId }, transaction, { commandId, now }) => {
    const quote = await lockQuote(transaction, quoteId);
    const lapses = quote.state !== 'expired' && quoteStateAt(quote, now) === 'expired';
    if (!lapses) return { result: { expired: false }, transactionId: undefined };
    quote.state = 'expired';
    quote.decidedAt = quote.validUntil;
    const { events } = await saveQuote(transaction, quote, 'quote.expired', { cause: commandId, time: now });
    return { result: { expired: true }, transactionId: await appendEvents(transaction, events) };
  },
);
