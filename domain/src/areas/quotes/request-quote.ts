import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DEMO_COMPANY_ID, QUOTE_TERMS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import {
  type BulkRow, describeBulkRows, estimateBulkTradeIn, mergeBulkRows, responseHoursFor, volumeTierFor,
} from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { beginningOf } from '@planet-heroes/contracts/kernel/text/characters';
import type { Told } from '../../kernel/commands/command-activity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { insertRows } from '../../kernel/database/rows-of.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { findCompany, shortId } from '../companies/companies.area.js';
import { type QuoteChange, quoteEvent } from './change-quote.js';
import { type ListedSerial, numberSerials } from './number-serials.js';
import type { Quote, QuoteRow, QuoteSerial } from './quote.entity.js';
import { readQuote, readQuoteSummary } from './read-quotes.js';

const SHOWN_DETAILS = 120;

export interface QuoteRequest extends Told {
  quoteId: string;
  companyId?: string | undefined;
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  urgency: QuoteSummary['urgency'];
  source: QuoteSummary['source'];
  deviceDetails?: string | undefined;
  devices?: readonly BulkRow[] | undefined;
  /** Of devices that are listed one by one, in the order of the list. */
  serials?: readonly ListedSerial[] | undefined;
  quantity?: number | undefined;
  preferredPickup?: string | undefined;
  additionalNotes?: string | undefined;
  department?: string | undefined;
  employeeCount?: string | undefined;
  importId?: string | undefined;
  /** A visitor without a company typed it: only operators read the words and names. */
  fromPublic?: boolean | undefined;
}

/** The quote request form (spec document 2, section 2). */
export const requestQuoteByForm = transactionalHandler<'request-quote'>(
  async (form, transaction, { commandId, now }) => {
    const { companyId } = form;
    const quoteId = shortId('Q', commandId);
    const { events } = await requestQuote(
      transaction,
      { ...form, quoteId, source: 'form', fromPublic: isPublic(companyId), cause: commandId, time: now },
    );
    return {
      result: await readQuote(transaction, quoteId, companyId),
      transactionId: await appendEvents(transaction, events),
    };
  },
);

/** The bulk trade-in form: rows and company info (spec document 2, section 2). */
export const requestBulkTradeIn = transactionalHandler<'request-bulk-trade-in'>(
  async ({ company, companyId, devices }, transaction, { commandId, now }) => {
    const { name, contactName = name, ...contact } = company;
    const quoteId = shortId('Q', commandId);
    const { events } = await requestQuote(transaction, {
      ...contact,
      quoteId,
      companyId,
      devices,
      companyName: name,
      contactName,
      urgency: 'week',
      source: 'bulk',
      fromPublic: isPublic(companyId),
      cause: commandId,
      time: now,
    });
    return {
      result: await readQuote(transaction, quoteId, companyId),
      transactionId: await appendEvents(transaction, events),
    };
  },
);

/**
 * Takes a request for a quote, under review from now on. With rows, which are one for each kind of device from now on,
 * there is an estimate. Throws `unknown_company`, or `already_exists` for an id that is taken.
 */
export async function requestQuote(transaction: Transaction, request: QuoteRequest): Promise<QuoteChange> {
  const { quoteId, companyId = DEMO_COMPANY_ID, devices, time } = request;
  await findCompany(transaction, companyId);
  const rows = devices && mergeBulkRows(devices);
  const estimate = rows && estimateBulkTradeIn(rows);
  const deviceCount = estimate?.deviceCount ?? request.quantity!;
  const {
    companyName, contactName, email, phone, department, employeeCount, urgency, source, deviceDetails,
    preferredPickup, additionalNotes,
  } = request;
  const added = await transaction.tables<typeof Quote>().insertInto('quote')
    .values({
      id: quoteId,
      companyId,
      companyName,
      contactName,
      email,
      phone,
      department,
      employeeCount,
      urgency,
      source,
      deviceDetails,
      deviceCount,
      devices: rows ? describeBulkRows(rows) : inOneLine(deviceDetails!),
      preferredPickup,
      additionalNotes,
      state: 'under_review',
      bonusPercent: volumeTierFor(deviceCount)?.bonusPercent ?? 0,
      estimateFils: estimate?.total,
      paymentTermsDays: QUOTE_TERMS.paymentTermsDays,
      requestedAt: time,
      responseDueAt: new Date(time.getTime() + responseHoursFor(deviceCount) * HOUR_MS),
      importId: request.importId,
      fromPublic: request.fromPublic,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()).returning('id').executeTakeFirst();
  if (!added) throw new AppError('already_exists', `There is a quote ${quoteId} already.`, { quoteId });
  if (estimate) {
    const priced = estimate.devices.map(({ model, condition, quantity, unitPrice }, index) => ({
      quoteId, line: index + 1, model, condition, quantity, unitFils: unitPrice,
    }));
    await transaction.tables<typeof QuoteRow>().insertInto('quote_row').values(priced).execute();
    const numbered = numberSerials(estimate.devices, request.serials ?? []).map((each) => ({ quoteId, ...each }));
    if (numbered.length > 0) {
      const columns = { quoteId: 'text', number: 'integer', serial: 'text' } as const;
      await insertRows(transaction.tables<typeof QuoteSerial>(), 'quote_serial', numbered, columns).execute();
    }
  }
  const quote = await readQuoteSummary(transaction, { id: quoteId, companyId });
  return { quote, events: [quoteEvent('quote.requested', quote, request)] };
}

function inOneLine(details: string): string {
  return beginningOf(details.replaceAll('\n', ' '), SHOWN_DETAILS);
}

/**
 * Forms without an API key are sent in the name of the company that everybody reads, and so is a form with a key of it.
 */
function isPublic(companyId: string): boolean {
  return companyId === DEMO_COMPANY_ID;
}
