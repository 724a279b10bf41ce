import { AppError } from '@planet-heroes/contracts/errors/app-error';
import { transactionalHandler } from '../commands/command-handler.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';

/** Credits one verified trade: ledger, hero, impact and events together. */
export const verifyTrade = transactionalHandler<'verify-trade'>(async (payload, transaction, { commandId, now }) => {
  const { fates, transactionId } = await applyVerifiedTrades(transaction, [{ ...payload, cause: commandId, time: now }]);
  const fate = fates[0]!;
  if (fate.status === 'refused') throw new AppError(fate.error.code, fate.error.message, fate.error.details);
  return { result: { tradeInId: fate.tradeInId, valuation: fate.valuation }, transactionId };
});
