import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { assertHero } from '../heroes/heroes.area.js';

const COLUMNS = `id, hero_id as "heroId", programme, device, condition, state, value_fils::float8 as "valueFils",
  points::float8 as points, bottles_prevented::float8 as "bottlesPrevented", co2saved::float8 as "co2Saved",
  ${utcText('quoted_at')} as "quotedAt", ${utcText('locked_until')} as "lockedUntil",
  ${utcText('decided_at')} as "decidedAt", reasons`;

/** A hero's trade-ins, newest first. Throws `unknown_hero`. */
export async function readTradeInsOf(database: Queryable, heroId: string, limit = 200): Promise<TradeIn[]> {
  await assertHero(database, heroId);
  return database.query<TradeIn>(
    `select ${COLUMNS} from trade_in where hero_id = $1 order by coalesce(quoted_at, decided_at) desc, id desc limit $2`,
    [heroId, limit],
  );
}

/** One trade-in. Throws `unknown_trade_in`. */
export async function readTradeIn(database: Queryable, tradeInId: string): Promise<TradeIn> {
  const [tradeIn] = await database.query<TradeIn>(`select ${COLUMNS} from trade_in where id = $1`, [tradeInId]);
  if (!tradeIn) throw unknownTradeIn(tradeInId);
  return tradeIn;
}

/** The hero of a trade-in, without a lock: heroes are locked before their trade-ins. Throws `unknown_trade_in`. */
export async function heroOfTradeIn(transaction: Queryable, tradeInId: string): Promise<string> {
  const [row] = await transaction.query<{ hero_id: string }>('select hero_id from trade_in where id = $1', [tradeInId]);
  if (!row) throw unknownTradeIn(tradeInId);
  return row.hero_id;
}

export function unknownTradeIn(tradeInId: string): AppError {
  return new AppError('unknown_trade_in', `There is no trade-in "${tradeInId}".`, { tradeInId });
}
