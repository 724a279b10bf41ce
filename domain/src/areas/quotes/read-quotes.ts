import { priceByType } from '@planet-heroes/contracts/areas/quotes/price-by-type';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { responseHoursFor } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { QUOTE_STATES, type QuoteState, QUOTES_WITHOUT_ORDER } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type {
  Quote as QuoteView,
  QuotesAnswer,
  QuotesQuery,
  QuoteSummary,
} from '@planet-heroes/contracts/areas/quotes/schemas';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { type ExpressionBuilder, type InferResult, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsText } from '../../kernel/database/contains-text.js';
import type { Queryable, Tables } from '../../kernel/database/database.js';
import { isHidden, masked, maskedName, readCorporatePage, type SortKeys } from '../companies/companies.area.js';
import type { Quote, QuoteRow, QuoteSerial } from './quote.entity.js';

const OPEN: readonly QuoteState[] = ['under_review', 'pending', 'approved'];

type QuoteTables = Tables<typeof Quote> extends Kysely<infer DB> ? DB : never;

/** A state is sorted by its place in the course of things. */
const SORT_KEYS: SortKeys = {
  created: sql<Date>`${sql.ref('requestedAt')}`,
  devices: sql<number>`${sql.ref('deviceCount')}`,
  amount: sql<number>`coalesce(${sql.ref('priceFils')}, ${sql.ref('estimateFils')}, 0)`,
  status: sql<number>`array_position(array[${sql.join([...QUOTE_STATES])}], ${sql.ref('state')})`,
};

const COUNTS = sql<SqlBool>`${sql.ref('state')} not in (${sql.join([...QUOTES_WITHOUT_ORDER])})`;

/**
 * When a quote's answer is due, in milliseconds: first where the reader has to answer, then where the other side has,
 * then those that are over, newest first.
 */
function dueKey(own: readonly QuoteState[]): RawBuilder<number> {
  const time = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
  const state = sql.ref('state');
  const due = sql`case ${state} when 'approved' then ${time('validUntil')} else ${time('responseDueAt')} end`;
  return sql<number>`case when ${state} in (${sql.join(own)}) then ${due}
    when ${state} in (${sql.join(OPEN)}) then 10000000000000 + ${due}
    else 90000000000000 - ${time('requestedAt')} end`;
}

const DUE_FOR_COMPANY = dueKey(['approved']);
const DUE_FOR_DESK = dueKey(['under_review', 'pending']);

/**
 * A page of a company's quotes, newest first or as `sort` says, how many there are that fit, and the devices and
 * amount of those that did not end without an order. Without a company those of all, for the desk, which reads what
 * visitors typed.
 */
export async function listQuotes(
  database: Queryable,
  companyId: string | undefined,
  { status, search, ...page }: QuotesQuery,
): Promise<QuotesAnswer> {
  let fitting = quotesOf(database, companyId);
  if (status !== undefined) fitting = fitting.where('state', '=', status);
  if (search !== undefined) {
    fitting = fitting.where((eb) => {
      const { company, contactName, devices } = shownTexts(eb, companyId);
      return containsText([eb.ref('id'), company, contactName, devices, eb.ref('orderId')], search);
    });
  }
  const { page: found, ...rest } = await readCorporatePage(
    { all: quotesOf(database, companyId), fitting },
    { ...SORT_KEYS, counts: COUNTS, due: companyId === undefined ? DUE_FOR_DESK : DUE_FOR_COMPANY },
    page,
    ({ requestedAt, id }) => ({ time: requestedAt, id }),
  );
  return { quotes: found.map(asSummary), ...rest };
}

/**
 * One quote, whole. With a company, another's is as unknown as one that does not exist, and what a visitor typed is
 * masked:
 * only the desk, which names none, reads it. Throws `unknown_quote`.
 */
export async function readQuote(database: Queryable, quoteId: string, companyId?: string): Promise<QuoteView> {
  const found = await quotesOf(database, companyId)
    .select(['department', 'employeeCount', 'paymentTermsDays as paymentTerms'])
    .select(({ ref }) => {
      const hidden = isHidden(ref('fromPublic'), companyId);
      return [
        masked(ref('email'), hidden).as('email'),
        masked(ref('phone'), hidden).as('phone'),
        masked(ref('deviceDetails'), hidden).as('deviceDetails'),
        masked(ref('preferredPickup'), hidden).as('preferredPickup'),
        masked(ref('additionalNotes'), hidden).as('additionalNotes'),
      ];
    })
    .where('id', '=', quoteId).executeTakeFirst();
  if (!found) throw unknownQuote(quoteId);
  const rows = await readQuoteRows(database, quoteId);
  const {
    price, deviceCount, email, phone, department, employeeCount, deviceDetails, preferredPickup, additionalNotes,
    paymentTerms,
  } = found;
  const deviceTypes = found.respondedAt && price !== null ? priceByType(rows, { deviceCount, price }) : null;
  return {
    ...asSummary(found),
    email,
    phone,
    department,
    employeeCount,
    deviceDetails,
    preferredPickup,
    additionalNotes,
    paymentTerms,
    rows,
    deviceTypes,
  };
}

/** A quote as it stands in lists, rooms and events. */
export async function readQuoteSummary(
  database: Queryable,
  { id, companyId }: { id: string; companyId: string },
): Promise<QuoteSummary> {
  return asSummary(await quotesOf(database, companyId).where('id', '=', id).executeTakeFirstOrThrow());
}

/** The devices that were asked for, at the estimate's prices. */
export async function readQuoteRows(database: Queryable, quoteId: string): Promise<QuoteView['rows']> {
  const rows = await database.tables<typeof QuoteRow>()
    .selectFrom('quote_row')
    .select(['model', 'condition', 'quantity', 'unitFils as unitPrice'])
    .where('quoteId', '=', quoteId).orderBy('line').execute();
  return rows.map((row) => ({ ...row, estimatedValue: row.unitPrice * row.quantity }));
}

/** The serial numbers of the devices that were listed by them, by number. */
export async function readQuoteSerials(database: Queryable, quoteId: string): Promise<Map<number, string>> {
  const serials = await database.tables<typeof QuoteSerial>().selectFrom('quote_serial').select(['number', 'serial'])
    .where('quoteId', '=', quoteId).execute();
  return new Map(serials.map(({ number, serial }) => [number, serial]));
}

export function unknownQuote(quoteId: string): AppError {
  return new AppError('unknown_quote', `There is no quote "${quoteId}".`, { quoteId });
}

/** A company's quotes as everybody may see them; without a company all, as the desk sees them. */
function quotesOf(database: Queryable, companyId: string | undefined) {
  return database.tables<typeof Quote>().selectFrom('quote')
    .select([
      'id',
      'companyId',
      'state',
      'source',
      'urgency',
      'deviceCount',
      'requestedAt',
      'validUntil',
      'responseDueAt',
      'respondedAt',
      'decidedAt',
      'reason',
      'declinedBy',
      'orderId',
      'importId',
      'version',
    ])
    .select((eb) => {
      const { company, contactName, devices } = shownTexts(eb, companyId);
      return [
        company.as('company'),
        contactName.as('contactName'),
        devices.as('devices'),
        eb.fn.coalesce('priceFils', 'estimateFils').as('price'),
        // An offer of another price, or without an estimate, is the desk's own: no bonus is in it.
        eb.case()
          .when(eb.fn.coalesce('priceFils', 'estimateFils'), '=', eb.ref('estimateFils'))
          .then(eb.ref('bonusPercent')).else(0).end().as('bonusPercent'),
      ];
    })
    .$if(companyId !== undefined, (quotes) => quotes.where('companyId', '=', companyId!));
}

/**
 * The texts of a summary that a visitor may have typed. Without rows to estimate, the devices are in the visitor's own
 * words.
 */
function shownTexts({ ref, and, eb }: ExpressionBuilder<QuoteTables, 'quote'>, companyId: string | undefined) {
  const hidden = isHidden(ref('fromPublic'), companyId);
  return {
    company: maskedName(ref('companyName'), hidden),
    contactName: maskedName(ref('contactName'), hidden),
    devices: masked(ref('devices'), and([hidden, eb('estimateFils', 'is', null)]), 'As described'),
  };
}

function asSummary(row: InferResult<ReturnType<typeof quotesOf>>[number]): QuoteSummary {
  const {
    company, contactName, devices, id, companyId, state, source, urgency, deviceCount, price, bonusPercent,
    requestedAt, respondedAt,
  } = row;
  const answeredAfter = respondedAt && Math.ceil((respondedAt.getTime() - requestedAt.getTime()) / HOUR_MS);
  const hours = answeredAfter === null ? responseHoursFor(deviceCount) : Math.max(1, answeredAfter);
  return {
    company,
    contactName,
    devices,
    id,
    companyId,
    status: state,
    source,
    urgency,
    deviceCount,
    estimatedValue: price,
    bonusPercent,
    createdAt: requestedAt.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    responseDueAt: row.responseDueAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason, declinedBy: row.declinedBy, orderId: row.orderId, importId: row.importId, version: row.version,
    unitPrice: price === null ? null : Math.round(price / deviceCount),
    responseTime: `${hours}h`,
  };
}
