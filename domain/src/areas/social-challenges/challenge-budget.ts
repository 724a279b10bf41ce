import { CHALLENGE_BUDGET_PER_MONTH } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { dubaiMonth } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import { account } from '../../kernel/ledger/accounts.js';
import type { PointMovement } from '../../kernel/points/move-points.js';

const RULE = 'programme-budget';
const DUBAI_OFFSET_MS = 4 * 3_600_000;

/**
 * Sets a challenge's escrow aside from its creator's budget, granting the month's budget first where this is the month's
 * first challenge. What a month leaves over stays. The creator must be locked. Throws `budget_exhausted`.
 */
export async function escrowFromBudget(
  transaction: Queryable,
  { creatorId, challengeId, title, amount, time }: { creatorId: string; challengeId: string; title: string; amount: number; time: Date },
): Promise<PointMovement[]> {
  const cause = `budget:${creatorId}:${monthOf(time)}`;
  const [row] = await transaction.query<{ granted: boolean; balance: number }>(
    `select exists (select from ledger_entry where cause = $1 and rule = $2 and hero_id = $3) as granted,
            coalesce(sum(case when credit_account = $4 then amount when debit_account = $4 then -amount end), 0)::float8 as balance
     from ledger_entry where hero_id = $3 and (credit_account = $4 or debit_account = $4)`,
    [cause, RULE, creatorId, account.budget(creatorId)],
  );
  const left = row!.balance + (row!.granted ? 0 : CHALLENGE_BUDGET_PER_MONTH);
  if (amount > left) {
    throw new AppError(
      'budget_exhausted',
      `This challenge could pay ${amount} points, and your budget has ${left} left. Lower the reward or the number of participants, or wait for next month.`,
      { needed: amount, left },
    );
  }
  const grant = { kind: 'grant', heroId: creatorId, amount: CHALLENGE_BUDGET_PER_MONTH, rule: RULE, cause, reason: 'Budget for challenges', time } as const;
  const escrow = { kind: 'escrow', heroId: creatorId, amount, rule: 'challenge-escrow', cause: `escrow:${challengeId}`, reason: title, time, with: challengeId } as const;
  return row!.granted ? [escrow] : [grant, escrow];
}

/** The calendar month in Dubai, as `2026-11`. */
function monthOf(time: Date): string {
  return new Date(dubaiMonth(time)[0].getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 7);
}
