import type { FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { Figures, PeriodFigures } from '@planet-heroes/contracts/areas/orders/schemas';
import { QUOTE_STATES, type QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '../../kernel/database/database.js';
import type { Quote } from '../quotes/quotes.area.js';
import { periodAt, type Span, type Step, stepsOf } from './figure-periods.js';
import type { PurchaseOrder } from './purchase-order.entity.js';

const OPEN: ReadonlySet<QuoteState> = new Set(['under_review', 'pending', 'approved']);
const NOTHING: PeriodFigures = { quotes: 0, orders: 0, devices: 0, value: 0, paid: 0 };

/** What came about for a company in a period, beside as much of the period before. `now` is the instance's time. */
export async function readFigures(
  database: Queryable,
  companyId: string,
  period: FigurePeriod,
  now: Date,
): Promise<Figures> {
  const { current, before, step } = periodAt(period, now, await firstRequest(database, companyId) ?? now);
  const found = await figuresBy(database, companyId, current, step);
  const byDay = new Map(found.map((figures) => [figures.day, figures]));
  const series = stepsOf(current, step).map((day) => byDay.get(day) ?? { ...NOTHING, day });
  const quoteStates = await readQuoteStates(database, companyId);
  const openQuotes = quoteStates.filter(({ state }) => OPEN.has(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    open: { quotes: openQuotes, ...(await readRunning(database, companyId)) },
    quoteStates,
    current: { ...sumOf(found), ...asText(current) },
    before: before ? { ...sumOf(await figuresBy(database, companyId, before, step)), ...asText(before) } : null,
    series,
  };
}

/** What came about in a span, by steps; those in which nothing did are left out. */
function figuresBy(
  database: Queryable,
  companyId: string,
  { from, to }: Span,
  step: Step,
): Promise<(PeriodFigures & { day: string })[]> {
  const tables = database.tables<typeof Quote | typeof PurchaseOrder>();
  const none = sql<number>`0`;
  const payable = sql<number>`total_fils - reduced_fils`;
  const facts = tables.selectFrom('quote')
    .select(['requestedAt as at', sql<number>`1`.as('asked'), none.as('made'), none.as('pieces')])
    .select([none.as('worth'), none.as('settled')])
    .where('companyId', '=', companyId)
    .unionAll(
      tables.selectFrom('purchase_order')
        .select(['createdAt as at', none.as('asked'), sql<number>`1`.as('made'), 'deviceCount as pieces'])
        .select([payable.as('worth'), none.as('settled')])
        .where('companyId', '=', companyId).where('state', '!=', 'cancelled'),
    )
    .unionAll(
      tables.selectFrom('purchase_order')
        .select([sql<Date>`paid_at`.as('at'), none.as('asked'), none.as('made'), none.as('pieces')])
        .select([none.as('worth'), payable.as('settled')])
        .where('companyId', '=', companyId).where('paidAt', 'is not', null),
    );
  const day = sql<string>`to_char(date_trunc(${sql.lit(step)}, at at time zone 'Asia/Dubai'), 'YYYY-MM-DD')`;
  return tables.selectFrom(facts.as('fact'))
    .select([
      day.as('day'),
      sql<number>`sum(asked)::bigint`.as('quotes'),
      sql<number>`sum(made)::bigint`.as('orders'),
      sql<number>`sum(pieces)::bigint`.as('devices'),
      sql<number>`sum(worth)::bigint`.as('value'),
      sql<number>`sum(settled)::bigint`.as('paid'),
    ])
    .where('at', '>=', from).where('at', '<', to)
    .groupBy(day).execute();
}

async function readQuoteStates(database: Queryable, companyId: string): Promise<Figures['quoteStates']> {
  const rows = await database.tables<typeof Quote>().selectFrom('quote')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('companyId', '=', companyId).groupBy('state').execute();
  return rows.toSorted((one, other) => QUOTE_STATES.indexOf(one.state) - QUOTE_STATES.indexOf(other.state));
}

async function readRunning(database: Queryable, companyId: string): Promise<{ orders: number; devices: number }> {
  return database.tables<typeof PurchaseOrder>().selectFrom('purchase_order')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum(${ref('received')} + ${ref('inspected')} + ${ref('wiped')}), 0)::bigint`.as('devices'),
    ])
    .where('companyId', '=', companyId).where('state', 'in', ['pending_approval', 'processing'])
    .executeTakeFirstOrThrow();
}

async function firstRequest(database: Queryable, companyId: string): Promise<Date | null> {
  const { first } = await database.tables<typeof Quote>().selectFrom('quote')
    .select(({ fn }) => fn.min<Date | null>('requestedAt').as('first'))
    .where('companyId', '=', companyId).executeTakeFirstOrThrow();
  return first;
}

function sumOf(figures: readonly PeriodFigures[]): PeriodFigures {
  return figures.reduce((sum, { quotes, orders, devices, value, paid }) => ({
    quotes: sum.quotes + quotes,
    orders: sum.orders + orders,
    devices: sum.devices + devices,
    value: sum.value + value,
    paid: sum.paid + paid,
  }), NOTHING);
}

function asText({ from, to }: Span): { from: string; to: string } {
  return { from: from.toISOString(), to: to.toISOString() };
}
