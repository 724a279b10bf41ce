import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { tradeInStates } from './trade-in.states.js';

/**
 * Which phone it is, as long as it is with the hero: what is left out stays. Throws `unknown_trade_in`,
 * `illegal_transition` or `demo_hero_fixed`.
 */
export const detailTradeIn = transactionalHandler<'detail-trade-in'>(
  async ({ tradeInId, heroId, storageGb, imei }, transaction) => {
    if (heroId === DEMO_HERO_ID && imei) {
      throw new AppError(
        'demo_hero_fixed',
        'This hero is everybody’s: leave the number of your phone out, or join free to have a hero of your own.',
      );
    }
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    tradeInStates.assert(tradeInId, tradeIn.state, 'booked');
    if (storageGb !== undefined) tradeIn.storageGb = storageGb;
    if (imei !== undefined) {
      const { masked = null, sealed = null, digest = null } = imei ?? {};
      Object.assign(tradeIn, { imei: masked, sealedImei: sealed, imeiDigest: digest });
    }
    await transaction.em.flush();
    return { result: await readTradeIn(transaction, tradeInId, heroId), transactionId: undefined };
  },
);
