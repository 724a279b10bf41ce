import { z } from 'zod';
import { DEMO_COMPANY_ID } from '../companies/catalogue.js';
import { corporateIdSchema } from '../companies/fields.js';
import { declineQuoteSchema, quoteFormSchema, quoteSummarySchema, reviewQuoteSchema } from './schemas.js';

/** A quote as it is after the event; of two, the one with the higher version is the later. */
const quoteEvent = z.object({ companyId: z.string(), quote: quoteSummarySchema });

/** Events of this area as they stand in the log. None carries an e-mail address or a phone number. */
export const QUOTE_LOG_EVENTS = {
  'quote.requested': quoteEvent,
  'quote.reviewed': quoteEvent,
  'quote.approved': quoteEvent,
  'quote.declined': quoteEvent,
  'quote.accepted': quoteEvent,
  'quote.expired': quoteEvent,
} as const;

const quoteId = corporateIdSchema;
const orderId = corporateIdSchema;

/**
 * Events of this area that the desk, partners and QA may send. Ids are given, so that a replay makes the same things.
 */
export const QUOTE_INGEST_EVENTS = {
  'quote.requested': quoteFormSchema
    .extend({ quoteId, companyId: corporateIdSchema.default(DEMO_COMPANY_ID) })
    .refine(
      ({ devices, deviceDetails, quantity }) => devices || (deviceDetails && quantity),
      'must say which devices and how many',
    ),
  'quote.reviewed': reviewQuoteSchema.extend({ quoteId }),
  'quote.approved': z.object({ quoteId }),
  'quote.declined': declineQuoteSchema.extend({ quoteId }),
  /** Names its order, so that a replay keeps what follows for the order behind it. */
  'quote.accepted': z.object({ quoteId, orderId }),
} as const;
