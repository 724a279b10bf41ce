import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.js';
import { applied, type Outcome, refused } from './outcome.js';

/**
 * Does several things one after the other in one transaction. When one is refused by an AppError, what had been written
 * for it is undone and the others go on.
 */
export async function eachAlone<T, R>(
  transaction: Transaction,
  items: readonly T[],
  act: (item: T) => Promise<{ result: R; transactionId: string | undefined }>,
): Promise<{ outcomes: Outcome<R>[]; transactionId: string | undefined }> {
  const context = transaction.tables();
  const outcomes: Outcome<R>[] = [];
  let transactionId: string | undefined;
  for (const item of items) {
    await sql`savepoint alone`.execute(context);
    try {
      const done = await act(item);
      transactionId = done.transactionId ?? transactionId;
      outcomes.push(applied(done.result));
      await sql`release savepoint alone`.execute(context);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await sql`rollback to savepoint alone`.execute(context);
      // What it had changed of single things is not to be written with the next one.
      transaction.em.clear();
      outcomes.push(refused(error));
    }
  }
  return { outcomes, transactionId };
}
