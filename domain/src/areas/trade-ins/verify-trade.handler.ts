import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';
import { readTradeIn } from './read-trade-ins.js';

/** Credits a trade-in as the desk found it: as quoted, where the desk says nothing else. */
export const verifyTrade = transactionalHandler<'verify-trade'>(async (found, transaction, { commandId, now }) => {
  const quoted = await readTradeIn(transaction, found.tradeInId);
  const trade = {
    tradeInId: found.tradeInId,
    heroId: found.heroId ?? quoted.heroId,
    device: found.device ?? quoted.device,
    condition: found.condition ?? quoted.condition,
    programme: found.programme ?? quoted.programme,
    cause: commandId,
    time: now,
  };
  const { outcomes, transactionId } = await applyVerifiedTrades(transaction, [trade]);
  const outcome = outcomes[0]!;
  if (outcome.status === 'refused') throw new AppError(outcome.error.code, outcome.error.message, outcome.error.details);
  return { result: outcome.result, transactionId };
});
