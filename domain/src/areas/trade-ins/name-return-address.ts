import { OPEN_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { JourneyTables } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';

/** Where the phone goes if we do not keep it. Throws `unknown_trade_in`, or `illegal_transition` once it has ended. */
export const nameReturnAddress = transactionalHandler<'name-return-address'>(
  async ({ tradeInId, heroId, ...address }, transaction) => {
    const { state } = await lockTradeIn(transaction, tradeInId, heroId);
    if (!(OPEN_TRADE_IN_STATES as readonly string[]).includes(state)) {
      throw new AppError('illegal_transition', `Trade-in ${tradeInId} is ${state}: no phone is sent back.`, {
        from: state, legal: [],
      });
    }
    await transaction.tables<JourneyTables>().insertInto('trade_in_return').values({ tradeInId, ...address })
      .onConflict((conflict) => conflict.column('tradeInId').doUpdateSet(address)).execute();
    return { result: await readTradeIn(transaction, tradeInId, heroId), transactionId: undefined };
  },
);
