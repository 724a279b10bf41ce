import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { moveMoney } from './move-money.js';
import type { PayoutTables } from './payouts.entities.js';
import { creditOf } from './read-payouts.js';

/** Makes a code of so much of a hero’s credit. Throws `insufficient_credit`. */
export const issueCreditCode = transactionalHandler<'issue-credit-code'>(
  async ({ heroId, amountFils, code }, transaction, { commandId: cause, now: time }) => {
    await lockHero(transaction, heroId);
    const creditFils = await creditOf(transaction, heroId);
    if (creditFils < amountFils) {
      throw new AppError('insufficient_credit', 'Your credit is less than that.', { creditFils, amountFils });
    }
    await transaction.tables<PayoutTables>().insertInto('credit_code')
      .values({ code, heroId, amountFils, issuedAt: time }).execute();
    await moveMoney(transaction, [{ kind: 'spend', heroId, amountFils, cause, reason: code, time }]);
    const spent = { type: 'credit.spent' as const, subject: heroId, cause, time, data: { heroId, amountFils } };
    return {
      result: { code, amountFils, issuedAt: time.toISOString(), usedAt: null },
      transactionId: await appendEvents(transaction, [spent]),
    };
  },
);
