import { estimateBulkTradeIn } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { defineArea } from '../../kernel/areas/area.js';
import { commandActivity } from '../../kernel/commands/command-activity.js';
import { pureHandler, transactionalHandler } from '../../kernel/commands/command-handler.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { appended } from '../../kernel/log/append-events.js';
import { changedQuote } from './change-quote.js';
import { approveQuote, declineQuote, expireQuote, reviewQuote } from './decide-quote.js';
import { Quote, QuoteRow, QuoteSerial } from './quote.entity.js';
import { removeVisitorsQuotes } from './remove-visitors-quotes.js';
import { requestBulkTradeIn, requestQuote, requestQuoteByForm } from './request-quote.js';
import { quoteTotals } from './reconciliation.js';

/** Quotes that companies ask for, and the desk's offers. */
export const quotes = defineArea({
  name: 'quotes',
  entities: [Quote, QuoteRow, QuoteSerial],
  commands: {
    'estimate-bulk-trade-in': pureHandler(({ devices }) => estimateBulkTradeIn(devices)),
    'request-quote': requestQuoteByForm,
    'request-bulk-trade-in': requestBulkTradeIn,
    'review-quote': transactionalHandler<'review-quote'>((payload, tx, context) =>
      changedQuote(tx, reviewQuote(tx, commandActivity(payload, context))),
    ),
    'approve-quote': transactionalHandler<'approve-quote'>((payload, tx, context) =>
      changedQuote(tx, approveQuote(tx, commandActivity(payload, context))),
    ),
    'decline-quote': transactionalHandler<'decline-quote'>((payload, tx, context) =>
      changedQuote(tx, declineQuote(tx, commandActivity(payload, context))),
    ),
    'expire-quote': expireQuote,
  },
  events: {
    'quote.requested': oneByOne((tx, event) =>
      appended(tx, requestQuote(tx, { ...activityOf(event), source: 'form' })),
    ),
    'quote.reviewed': oneByOne((tx, event) => appended(tx, reviewQuote(tx, activityOf(event)))),
    'quote.approved': oneByOne((tx, event) => appended(tx, approveQuote(tx, activityOf(event)))),
    'quote.declined': oneByOne((tx, event) => appended(tx, declineQuote(tx, activityOf(event)))),
  },
  totals: [quoteTotals],
  retention: [removeVisitorsQuotes],
});

export { lockQuote, saveQuote } from './change-quote.js';
export { approveQuote, declineQuote, type QuoteActivity, reviewQuote } from './decide-quote.js';
export { Quote, QuoteRow } from './quote.entity.js';
export { quoteStateAt, quoteStates } from './quote.states.js';
export { readQuoteRows, readQuoteSerials } from './read-quotes.js';
export { requestQuote } from './request-quote.js';
