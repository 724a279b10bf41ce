import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { moveMoney } from './move-money.js';
import type { CreditCode, PayoutTables } from './payouts.entities.js';
import { codeView } from './read-payouts.js';

/** Turns a code that the shop has not taken back into credit. Throws `unknown_item` or `illegal_transition`. */
export const undoCreditCode = transactionalHandler<'undo-credit-code'>(
  async ({ heroId, code }, transaction, { commandId: cause, now: time }) => {
    await lockHero(transaction, heroId);
    const { amountFils } = await lockUnused(transaction, code, heroId);
    const undone = await end(transaction, code, { undoneAt: time });
    await moveMoney(transaction, [{ kind: 'unspend', heroId, amountFils, cause, reason: code, time }]);
    const returned = { type: 'credit.returned' as const, subject: heroId, cause, time, data: { heroId, amountFils } };
    return { result: codeView(undone), transactionId: await appendEvents(transaction, [returned]) };
  },
);

/** The shop has taken a code: it stands for money no more. Throws `unknown_item` or `illegal_transition`. */
export const useCreditCode = transactionalHandler<'use-credit-code'>(
  async ({ code }, transaction, { now: time }) => {
    await lockUnused(transaction, code);
    return { result: codeView(await end(transaction, code, { usedAt: time })), transactionId: undefined };
  },
);

async function lockUnused(transaction: Transaction, code: string, heroId?: string): Promise<Row<typeof CreditCode>> {
  const found = await transaction.tables<PayoutTables>().selectFrom('credit_code').selectAll().where('code', '=', code)
    .forUpdate().executeTakeFirst();
  if (!found || found.undoneAt || (heroId !== undefined && found.heroId !== heroId))
    throw new AppError('unknown_item', 'There is no such code.');
  if (found.usedAt) throw new AppError('illegal_transition', 'This code has been used.', { from: 'used', legal: [] });
  return found;
}

function end(transaction: Transaction, code: string, at: { usedAt: Date } | { undoneAt: Date }) {
  return transaction.tables<PayoutTables>().updateTable('credit_code').set(at).where('code', '=', code).returningAll()
    .executeTakeFirstOrThrow();
}
