import { CORPORATE_PROMISES } from '@planet-heroes/contracts/areas/missions/tiers';
import type { Sla } from '@planet-heroes/contracts/areas/orders/schemas';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../kernel/database/database.js';
import type { Quote } from '../quotes/quotes.area.js';
import type { PurchaseOrder } from './purchase-order.entity.js';

const HOUR_S = 3_600;

/** A promise: from when it counts, when it is due and when it was kept. */
interface Promised {
  from: Expression<Date | null>;
  dueAt: Expression<Date | null>;
  keptAt: Expression<Date | null>;
}

/**
 * How promises to a company were kept (spec document 2, sections 2 and 9): a quote within its tier's hours, a payment
 * within 48 hours of completion, for any payment terms. `now` is the instance's time; hours with one decimal.
 */
export async function readSla(database: Queryable, companyId: string, now: Date): Promise<Sla> {
  const { kept: answered, ...quotes } = await database.tables<typeof Quote>().selectFrom('quote')
    .where('companyId', '=', companyId)
    .where(({ eb, or }) => or([eb('respondedAt', 'is not', null), eb('state', '=', 'under_review')]))
    .select((eb) =>
      figures(eb, { from: eb.ref('requestedAt'), dueAt: eb.ref('responseDueAt'), keptAt: eb.ref('respondedAt') }, now),
    )
    .executeTakeFirstOrThrow();
  const { kept: paid, ...payments } = await database.tables<typeof PurchaseOrder>().selectFrom('purchase_order')
    .where('companyId', '=', companyId).where('completedAt', 'is not', null)
    .select((eb) => {
      const dueAt = sql<Date>`${eb.ref('completedAt')} + ${CORPORATE_PROMISES.paymentHours} * interval '1 hour'`;
      return figures(eb, { from: eb.ref('completedAt'), dueAt, keptAt: eb.ref('paidAt') }, now);
    })
    .executeTakeFirstOrThrow();
  return {
    quotes: { answered, ...withAverage(quotes, answered) },
    payments: { promisedHours: CORPORATE_PROMISES.paymentHours, paid, ...withAverage(payments, paid) },
  };
}

function figures<DB, TB extends keyof DB>(
  { fn, and, eb }: ExpressionBuilder<DB, TB>,
  { from, dueAt, keptAt }: Promised,
  now: Date,
) {
  const open = eb(keptAt, 'is', null);
  return [
    fn.count<number>(keptAt).as('kept'),
    fn.countAll<number>().filterWhere(eb(keptAt, '<=', dueAt)).as('withinPromise'),
    fn.countAll<number>().filterWhere(open).as('open'),
    fn.countAll<number>().filterWhere(and([open, eb(dueAt, '<', now)])).as('late'),
    sql<number | null>`sum(extract(epoch from ${keptAt} - ${from}))`.as('seconds'),
  ] as const;
}

function withAverage(
  { seconds, ...counted }: { withinPromise: number; open: number; late: number; seconds: number | null },
  kept: number,
) {
  return { ...counted, averageHours: seconds === null ? null : Math.round((seconds / HOUR_S / kept) * 10) / 10 };
}
