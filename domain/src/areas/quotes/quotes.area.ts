import { estimateBulkTradeIn } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { defineArea } from '../../kernel/areas/area.js';
import { pureHandler } from '../../kernel/commands/command-handler.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { appended } from '../../kernel/log/append-events.js';
import { acceptQuote } from './accept-quote.js';
import { approveQuote } from './approve-quote.js';
import { declineQuote } from './decline-quote.js';
import {
  acceptQuoteByCompany,
  approveQuoteByDesk,
  declineQuoteByEither,
  expireQuote,
  reviewQuoteByDesk,
} from './quote-decisions.handler.js';
import { QuoteRow } from './quote-row.entity.js';
import { Quote } from './quote.entity.js';
import { QUOTE_INVARIANTS, quoteTotals } from './reconciliation.js';
import { requestBulkTradeIn, requestQuoteByForm } from './request-quote.handler.js';
import { requestQuote } from './request-quote.js';
import { reviewQuote } from './review-quote.js';
import { seedSampleQuotes } from './sample-quotes.js';

/** Quotes that companies ask for and accept. */
export const quotes = defineArea({
  name: 'quotes',
  entities: [Quote, QuoteRow],
  commands: {
    'estimate-bulk-trade-in': pureHandler(({ devices }) => estimateBulkTradeIn(devices)),
    'request-quote': requestQuoteByForm,
    'request-bulk-trade-in': requestBulkTradeIn,
    'review-quote': reviewQuoteByDesk,
    'approve-quote': approveQuoteByDesk,
    'decline-quote': declineQuoteByEither,
    'accept-quote': acceptQuoteByCompany,
    'expire-quote': expireQuote,
  },
  events: {
    'quote.requested': oneByOne((tx, event) => appended(tx, requestQuote(tx, { ...activityOf(event), source: 'form' }))),
    'quote.reviewed': oneByOne((tx, event) => appended(tx, reviewQuote(tx, activityOf(event)))),
    'quote.approved': oneByOne((tx, event) => appended(tx, approveQuote(tx, activityOf(event)))),
    'quote.declined': oneByOne((tx, event) => appended(tx, declineQuote(tx, activityOf(event)))),
    'quote.accepted': oneByOne((tx, event) => appended(tx, acceptQuote(tx, activityOf(event)))),
  },
  invariants: QUOTE_INVARIANTS,
  totals: [quoteTotals],
  seeds: { 'demo-company-quotes': { for: ['demo'], run: seedSampleQuotes } },
});

export { requestQuote } from './request-quote.js';
