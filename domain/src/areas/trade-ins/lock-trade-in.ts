import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../kernel/database/database.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { unknownTradeIn } from './read-trade-ins.js';
import { TradeIn } from './trade-in.entity.js';

/**
 * A trade-in that nobody else changes until the transaction ends, and its hero with it: heroes are locked before their
 * trade-ins. Throws `unknown_trade_in`, also where it is not this hero’s.
 */
export async function lockTradeIn(
  transaction: Transaction,
  tradeInId: string,
  heroId?: string,
): Promise<LockedTradeIn> {
  const found = await transaction.tables<typeof TradeIn>().selectFrom('trade_in').select('heroId')
    .where('id', '=', tradeInId).executeTakeFirst();
  if (!found || (heroId !== undefined && found.heroId !== heroId)) throw unknownTradeIn(tradeInId);
  await lockHeroes(transaction, [found.heroId]);
  const tradeIn = await lockRow(transaction, tradeInId);
  // It went along with a hero who was merged into another, before it was locked.
  return tradeIn.heroId === found.heroId ? tradeIn : lockTradeIn(transaction, tradeInId, heroId);
}

function lockRow(transaction: Transaction, tradeInId: string) {
  return transaction.em.findOneOrFail(TradeIn, tradeInId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

export type LockedTradeIn = Awaited<ReturnType<typeof lockRow>>;
