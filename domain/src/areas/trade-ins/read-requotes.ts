import { QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { MIN_INSPECTED, type Requotes } from '@planet-heroes/contracts/areas/trade-ins/requotes';
import type { Queryable } from '../../kernel/database/database.js';
import type { JourneyTables } from './journey.entities.js';
import type { TradeIn } from './trade-in.entity.js';

/** How often the desk offered less than the locked price, and why; phones that nobody has held are left out. */
export async function readRequotes(database: Queryable): Promise<Requotes> {
  // Grouped by the server: however many phones there are, few kinds of findings come back.
  const found = await database.tables<JourneyTables | typeof TradeIn>()
    .selectFrom('trade_in_inspection as inspection')
    .innerJoin('trade_in', 'trade_in.id', 'inspection.tradeInId')
    .select(['inspection.wrongAnswers'])
    .select(({ exists, fn, selectFrom }) => [
      exists(
        selectFrom('trade_in_step as step').select('step.id')
          .whereRef('step.tradeInId', '=', 'inspection.tradeInId').where('step.state', '=', 'countered'),
      ).as('isLower'),
      fn.countAll<number>().as('phones'),
    ])
    .where('trade_in.isDemo', '=', false)
    .groupBy(['inspection.wrongAnswers', 'isLower'])
    .execute();
  const sum = (kinds: typeof found): number => kinds.reduce((phones, kind) => phones + Number(kind.phones), 0);
  const inspected = sum(found);
  if (inspected < MIN_INSPECTED) return { inspected: null, lower: 0, reasons: [] };
  const lower = found.filter(({ isLower }) => isLower);
  const reasons = QUESTIONS
    .map((question) => ({
      question, phones: sum(lower.filter(({ wrongAnswers }) => wrongAnswers.includes(question))),
    }))
    .filter(({ phones }) => phones > 0)
    .toSorted((a, b) => b.phones - a.phones);
  return { inspected, lower: sum(lower), reasons };
}
