import { CHALLENGE_BUDGET_PER_MONTH } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import { orNone } from '../../kernel/database/or-none.js';
import { account } from '../../kernel/ledger/accounts.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { awardsHad } from '../../kernel/points/person-awards.js';
import type { PointMovement } from '../../kernel/points/move-points.js';

/** The rule of a month's budget: a person gets it once. */
export const BUDGET_RULE = 'programme-budget';

/**
 * Sets a challenge's escrow aside from its creator's budget, granting the month's budget first where this is the
 * month's first challenge. What a month leaves over stays. The creator must be locked. Throws `budget_exhausted`.
 */
export async function escrowFromBudget(
  transaction: Queryable,
  { creatorId, challengeId, title, amount, time }: {
    creatorId: string;
    challengeId: string;
    title: string;
    amount: number;
    time: Date;
  },
): Promise<PointMovement[]> {
  const month = dubaiDate(time).slice(0, 7);
  const granted = await awardsHad(transaction, [{ personId: creatorId, rule: BUDGET_RULE, cause: month }]);
  const left = (await budgetLeft(transaction, creatorId)) + (granted.size > 0 ? 0 : CHALLENGE_BUDGET_PER_MONTH);
  if (amount > left) {
    throw new AppError(
      'budget_exhausted',
      `This challenge could pay ${amount} points, and your budget has ${left} left. Lower the reward or the number of participants, or wait for next month.`,
      { needed: amount, left },
    );
  }
  const grant = {
    kind: 'grant',
    heroId: creatorId,
    amount: CHALLENGE_BUDGET_PER_MONTH,
    rule: BUDGET_RULE,
    cause: `budget:${creatorId}:${month}`,
    reason: 'Budget for challenges',
    time,
    award: { cause: month },
  } as const;
  const escrow = {
    kind: 'escrow',
    heroId: creatorId,
    amount,
    rule: 'challenge-escrow',
    cause: `escrow:${challengeId}`,
    reason: title,
    time,
    with: challengeId,
  } as const;
  return granted.size > 0 ? [escrow] : [grant, escrow];
}

/** What a creator's account still holds of the budgets of its months. */
export async function budgetLeft(database: Queryable, creatorId: string): Promise<number> {
  const budget = account.budget(creatorId);
  const { received, spent } = await database
    .tables<typeof LedgerEntry>()
    .selectFrom('ledger_entry')
    .select(({ fn }) => [
      orNone(fn.sum<number | null>('amount').filterWhere('creditAccount', '=', budget)).as('received'),
      orNone(fn.sum<number | null>('amount').filterWhere('debitAccount', '=', budget)).as('spent'),
    ])
    .where(({ eb, or }) => or([
      eb('heroId', '=', creatorId),
      // What went along when the creator was merged stands under the hero that goes on.
      eb('cause', '=', `merge:${creatorId}`),
    ]))
    .where(({ eb, or }) => or([eb('creditAccount', '=', budget), eb('debitAccount', '=', budget)]))
    .executeTakeFirstOrThrow();
  return received - spent;
}
