import { CHALLENGE_BUDGET_PER_MONTH } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { dubaiMonth } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import { orNone } from '../../kernel/database/or-none.js';
import { account } from '../../kernel/ledger/accounts.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { PointMovement } from '../../kernel/points/move-points.js';

const RULE = 'programme-budget';
const DUBAI_OFFSET_MS = 4 * 3_600_000;

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
  const budget = account.budget(creatorId);
  const cause = `budget:${creatorId}:${monthOf(time)}`;
  const { granted, received, spent } = await transaction
    .tables<typeof LedgerEntry>()
    .selectFrom('ledger_entry')
    .select(({ eb, fn }) => [
      fn.countAll<number>().filterWhere(eb.and({ cause, rule: RULE })).as('granted'),
      orNone(fn.sum<number | null>('amount').filterWhere('creditAccount', '=', budget)).as('received'),
      orNone(fn.sum<number | null>('amount').filterWhere('debitAccount', '=', budget)).as('spent'),
    ])
    .where('heroId', '=', creatorId)
    .where(({ eb, or }) => or([eb('creditAccount', '=', budget), eb('debitAccount', '=', budget)]))
    .executeTakeFirstOrThrow();
  const left = received - spent + (granted > 0 ? 0 : CHALLENGE_BUDGET_PER_MONTH);
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
    rule: RULE,
    cause,
    reason: 'Budget for challenges',
    time,
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
  return granted > 0 ? [escrow] : [grant, escrow];
}

/** The calendar month in Dubai, as `2026-11`. */
function monthOf(time: Date): string {
  return new Date(dubaiMonth(time)[0].getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 7);
}
