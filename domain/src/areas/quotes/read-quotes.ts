import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type Quote, type QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { responseHoursFor } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { Queryable } from '../../kernel/database/database.js';
import { masked, maskedName } from '../companies/companies.area.js';
import { priceByType } from '../orders/orders.area.js';
import { utcText } from '../../kernel/database/utc-text.js';

const HOUR_MS = 3_600_000;

const TYPED_COLUMNS = 'company_name as company, contact_name as "contactName", devices';
/** Without rows to estimate, the devices are in the visitor's own words. */
const MASKED_COLUMNS = [
  maskedName('company_name', 'company'),
  maskedName('contact_name', 'contactName'),
  masked('devices', 'devices', { shown: 'As described', where: 'from_public and estimate_fils is null' }),
].join(', ');
const OTHER_COLUMNS = `id, company_id as "companyId", state as status,
  source, urgency, device_count as "deviceCount", coalesce(price_fils, estimate_fils)::float8 as "estimatedValue",
  bonus_percent as "bonusPercent", ${utcText('requested_at')} as "createdAt", ${utcText('valid_until')} as "validUntil",
  ${utcText('response_due_at')} as "responseDueAt", ${utcText('responded_at')} as "respondedAt",
  ${utcText('decided_at')} as "decidedAt", reason, order_id as "orderId", import_id as "importId", version`;

/** The columns of a summary as everybody may see them, without what is derived from them. */
export const QUOTE_COLUMNS = `${MASKED_COLUMNS}, ${OTHER_COLUMNS}`;

const TYPED_DETAILS = `email, phone, device_details as "deviceDetails", preferred_pickup as "preferredPickup", additional_notes as "additionalNotes"`;
const MASKED_DETAILS = [
  masked('email', 'email'),
  masked('phone', 'phone'),
  masked('device_details', 'deviceDetails'),
  masked('preferred_pickup', 'preferredPickup'),
  masked('additional_notes', 'additionalNotes'),
].join(', ');

export type QuoteColumns = Omit<QuoteSummary, 'unitPrice' | 'responseTime'>;

export function asQuoteSummary(columns: QuoteColumns): QuoteSummary {
  const { estimatedValue, deviceCount, createdAt, respondedAt } = columns;
  const hours = respondedAt
    ? Math.max(1, Math.ceil((Date.parse(respondedAt) - Date.parse(createdAt)) / HOUR_MS))
    : responseHoursFor(deviceCount);
  return {
    ...columns,
    unitPrice: estimatedValue === null ? null : Math.round(estimatedValue / deviceCount),
    responseTime: `${hours}h`,
  };
}

/**
 * One quote, whole. With a company, another's is as unknown as one that does not exist, and what a visitor typed is masked:
 * only the desk, which names none, reads it. Throws `unknown_quote`.
 */
export async function readQuote(database: Queryable, quoteId: string, companyId?: string): Promise<Quote> {
  const columns = companyId === undefined ? `${TYPED_COLUMNS}, ${OTHER_COLUMNS}, ${TYPED_DETAILS}` : `${QUOTE_COLUMNS}, ${MASKED_DETAILS}`;
  const [found] = await database.query<QuoteColumns & Omit<Quote, keyof QuoteSummary | 'rows' | 'deviceTypes'>>(
    `select ${columns}, department, employee_count as "employeeCount", payment_terms_days as "paymentTerms"
     from quote where id = $1 and ($2::text is null or company_id = $2)`,
    [quoteId, companyId ?? null],
  );
  if (!found) throw unknownQuote(quoteId);
  const rows = await database.query<Quote['rows'][number]>(
    `select model, condition, quantity, unit_fils::float8 as "unitPrice", (unit_fils * quantity)::float8 as "estimatedValue"
     from quote_row where quote_id = $1 order by line`,
    [quoteId],
  );
  const { estimatedValue: price, deviceCount, respondedAt } = found;
  return { ...found, ...asQuoteSummary(found), rows, deviceTypes: respondedAt && price !== null ? priceByType(rows, { deviceCount, price }) : null };
}

/** What visitors typed of quotes that everybody sees masked, by id. For the desk. */
export async function readTypedQuotes(database: Queryable, quoteIds: readonly string[]): Promise<Map<string, Partial<QuoteSummary>>> {
  const typed = await database.query<Pick<QuoteSummary, 'id' | 'company' | 'contactName' | 'devices'>>(
    `select id, ${TYPED_COLUMNS} from quote where from_public and id = any($1)`,
    [quoteIds],
  );
  return new Map(typed.map((quote) => [quote.id, quote]));
}

export function unknownQuote(quoteId: string): AppError {
  return new AppError('unknown_quote', `There is no quote "${quoteId}".`, { quoteId });
}
