import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { TradeIn as TradeInView } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Queryable, Row } from '../../kernel/database/database.js';
import { assertHero } from '../heroes/heroes.area.js';
import type { TradeIn } from './trade-in.entity.js';

/** A hero's trade-ins, newest first. Throws `unknown_hero`. */
export async function readTradeInsOf(database: Queryable, heroId: string, limit = 200): Promise<TradeInView[]> {
  await assertHero(database, heroId);
  const found = await database
    .tables<typeof TradeIn>()
    .selectFrom('trade_in')
    .selectAll()
    .where('heroId', '=', heroId)
    .orderBy(({ fn }) => fn.coalesce('quotedAt', 'decidedAt'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return found.map(viewOf);
}

/** One trade-in. Throws `unknown_trade_in`. */
export async function readTradeIn(database: Queryable, tradeInId: string): Promise<TradeInView> {
  const found = await database.tables<typeof TradeIn>().selectFrom('trade_in').selectAll().where('id', '=', tradeInId).executeTakeFirst();
  if (!found) throw unknownTradeIn(tradeInId);
  return viewOf(found);
}

function viewOf({ quotedAt, lockedUntil, decidedAt, ...tradeIn }: Row<typeof TradeIn>): TradeInView {
  return {
    ...tradeIn,
    quotedAt: quotedAt?.toISOString() ?? null,
    lockedUntil: lockedUntil?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export function unknownTradeIn(tradeInId: string): AppError {
  return new AppError('unknown_trade_in', `There is no trade-in "${tradeInId}".`, { tradeInId });
}
