import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { applyVerifiedTrades, type VerifiedTrade } from './apply-verified-trades.js';
import { unknownTradeIn } from './read-trade-ins.js';
import type { TradeIn } from './trade-in.entity.js';

/** Credits a trade-in as the desk found it: as quoted, where the desk says nothing else. */
export const verifyTrade = transactionalHandler<'verify-trade'>(async (found, transaction, { commandId, now }) => {
  const quoted = await transaction.tables<typeof TradeIn>().selectFrom('trade_in')
    .select(['heroId', 'device', 'condition', 'programme']).where('id', '=', found.tradeInId).executeTakeFirst();
  if (!quoted) throw unknownTradeIn(found.tradeInId);
  return creditTrade(transaction, {
    tradeInId: found.tradeInId,
    heroId: found.heroId ?? quoted.heroId,
    device: found.device ?? quoted.device,
    condition: found.condition ?? quoted.condition,
    programme: found.programme ?? quoted.programme,
    cause: commandId,
    time: now,
  });
});

/** Credits one trade. Throws what `applyVerifiedTrades` refuses it with. */
export async function creditTrade(transaction: Transaction, trade: VerifiedTrade) {
  const { outcomes, transactionId } = await applyVerifiedTrades(transaction, [trade]);
  const outcome = outcomes[0]!;
  if (outcome.status === 'applied') return { result: outcome.result, transactionId };
  const { code, message, details } = outcome.error;
  throw new AppError(code, message, details);
}
