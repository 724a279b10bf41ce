import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';
import { readTradeIn } from './read-trade-ins.js';

/** Credits a trade-in as the desk found it: as quoted, where the desk says nothing else. */
export const verifyTrade = transactionalHandler<'verify-trade'>(async (found, transaction, { commandId, now }) => {
  const quoted = await readTradeIn(transaction, found.tradeInId);
  const { heroId, device, condition, programme, tradeInId } = { ...quoted, ...found, tradeInId: found.tradeInId };
  const trade = { heroId, device, condition, programme, tradeInId, cause: commandId, time: now };
  const { outcomes, transactionId } = await applyVerifiedTrades(transaction, [trade]);
  const outcome = outcomes[0]!;
  if (outcome.status === 'refused') throw new AppError(outcome.error.code, outcome.error.message, outcome.error.details);
  return { result: outcome.result, transactionId };
});
