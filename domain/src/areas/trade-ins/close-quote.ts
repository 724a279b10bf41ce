import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { heroOfTradeIn } from './read-trade-ins.js';
import { tradeInStates } from './trade-in.states.js';
import { TRADE_RULE, tradeReason } from './trade-rule.js';

/**
 * Ends a quote without a trade: the promised points are withdrawn. Returns its hero and the events of the points. Throws
 * `unknown_trade_in`, or `illegal_transition` when it was decided before.
 */
export async function closeQuote(
  transaction: Transaction,
  tradeInId: string,
  to: Extract<TradeInState, 'rejected' | 'expired'>,
  reasons: readonly string[],
  time: Date,
): Promise<{ heroId: string; moved: NewEvent[] }> {
  const heroId = await heroOfTradeIn(transaction, tradeInId);
  await lockHeroes(transaction, [heroId]);
  const [quote] = await transaction.query<{ state: TradeInState; points: number; device: string; condition: string }>(
    'select state, points::float8 as points, device, condition from trade_in where id = $1 for update',
    [tradeInId],
  );
  const { state, points, device, condition } = quote!;
  tradeInStates.assert(tradeInId, state, to);
  await transaction.query('update trade_in set state = $2, reasons = $3, decided_at = $4 where id = $1', [
    tradeInId, to, reasons, time.toISOString(),
  ]);
  const moved = await movePoints(transaction, [
    { kind: 'withdraw', heroId, amount: points, rule: TRADE_RULE, cause: `close:${tradeInId}`, reason: tradeReason(device, condition), time },
  ]);
  return { heroId, moved };
}
