import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DEMO_COMPANY_ID, QUOTE_TERMS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { type BulkRow, describeBulkRows, estimateBulkTradeIn, responseHoursFor, volumeTierFor } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { queueWebhook } from '../webhooks/webhooks.area.js';
import { unknownCompany } from '../companies/companies.area.js';
import { quoteEvent } from './change-quote.js';
import { asQuoteSummary, QUOTE_COLUMNS, type QuoteColumns } from './read-quotes.js';

const HOUR_MS = 3_600_000;
const SHOWN_DETAILS = 120;

export interface QuoteRequest {
  quoteId: string;
  companyId?: string | undefined;
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  urgency: string;
  source: QuoteSummary['source'];
  deviceDetails?: string | undefined;
  devices?: readonly BulkRow[] | undefined;
  quantity?: number | undefined;
  preferredPickup?: string | undefined;
  additionalNotes?: string | undefined;
  department?: string | undefined;
  employeeCount?: string | undefined;
  importId?: string | undefined;
  /** A visitor without a company typed it: only operators read the words and names. */
  fromPublic?: boolean | undefined;
  cause: string;
  time: Date;
}

/**
 * Takes a request for a quote, under review from now on, and tells its company's server. With rows there is an estimate.
 * Throws `unknown_company`, or `illegal_transition` for an id that is taken.
 */
export async function requestQuote(transaction: Transaction, request: QuoteRequest): Promise<{ quote: QuoteSummary; events: NewEvent[] }> {
  const { quoteId, companyId = DEMO_COMPANY_ID, devices: rows, cause, time } = request;
  const [company] = await transaction.query('select from company where id = $1', [companyId]);
  if (!company) throw unknownCompany(companyId);
  const estimate = rows && estimateBulkTradeIn(rows);
  const deviceCount = estimate?.deviceCount ?? request.quantity!;
  const devices = rows ? describeBulkRows(rows) : request.deviceDetails!.replaceAll('\n', ' ').slice(0, SHOWN_DETAILS).toWellFormed();
  const responseDueAt = new Date(time.getTime() + responseHoursFor(deviceCount) * HOUR_MS);
  const [inserted] = await transaction.query<QuoteColumns>(
    `insert into quote (id, company_id, company_name, contact_name, email, phone, department, employee_count, urgency, source,
       device_details, device_count, devices, preferred_pickup, additional_notes, state, bonus_percent, estimate_fils,
       payment_terms_days, requested_at, response_due_at, import_id, from_public)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'under_review', $16, $17, $18, $19, $20, $21, $22)
     on conflict (id) do nothing returning ${QUOTE_COLUMNS}`,
    [
      quoteId, companyId, request.companyName, request.contactName, request.email, request.phone, request.department ?? null,
      request.employeeCount ?? null, request.urgency, request.source, request.deviceDetails ?? null, deviceCount, devices,
      request.preferredPickup ?? null, request.additionalNotes ?? null, volumeTierFor(deviceCount)?.bonusPercent ?? 0,
      estimate?.total ?? null, QUOTE_TERMS.paymentTermsDays, time.toISOString(), responseDueAt.toISOString(), request.importId ?? null,
      request.fromPublic ?? false,
    ],
  );
  if (!inserted) throw new AppError('illegal_transition', `There is a quote ${quoteId} already.`, { quoteId });
  if (estimate) {
    await transaction.query(
      `insert into quote_row (quote_id, line, model, condition, quantity, unit_fils)
       select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::int[], $6::bigint[])`,
      [
        quoteId,
        estimate.devices.map((_, index) => index + 1),
        estimate.devices.map(({ model }) => model),
        estimate.devices.map(({ condition }) => condition),
        estimate.devices.map(({ quantity }) => quantity),
        estimate.devices.map(({ unitPrice }) => unitPrice),
      ],
    );
  }
  const quote = asQuoteSummary(inserted);
  await queueWebhook(transaction, { companyId, type: 'quote.created', subject: quoteId, data: quote, cause, time });
  return { quote, events: [quoteEvent('quote.requested', quote, { cause, time })] };
}
