import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ClaimReceipt } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { batchedHandler } from '../../kernel/commands/command-handler.js';
import { applied, type Outcome, refused } from '../../kernel/commands/outcome.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { pointsMoved } from '../../kernel/points/move-points.js';
import { areClaimsPaused } from '../../kernel/reconciliation/claims-paused.js';
import { commandsScheduled } from '../../kernel/schedule/schedule-commands.js';
import { claimMovement } from './claim-rule.js';
import { firstClaimStep } from './claim-steps.js';
import { insertClaims, lockClaimTerms, takeFromStock } from './claims.statement.js';
import { type AcceptedClaim, type ClaimRequest, decideClaims } from './decide-claims.js';

/**
 * Claims rewards, however many, with a fixed number of statements: each takes one from the stock and has its points
 * held, or is refused, in the order in which they arrived. The same for commands, recorded claims and replays.
 */
export async function claimRewards(
  transaction: Transaction,
  claims: readonly ClaimRequest[],
): Promise<{ outcomes: Outcome<ClaimReceipt>[]; transactionId: string | undefined }> {
  const [terms, paused] = await Promise.all([lockClaimTerms(transaction, claims), areClaimsPaused(transaction)]);
  const decided = decideClaims(claims, { ...terms, paused });
  const accepted = decided.filter((decision): decision is AcceptedClaim => !(decision instanceof AppError));
  const outcomes = decided.map((decision) =>
    decision instanceof AppError ? refused(decision) : applied(receiptOf(decision)),
  );
  return { outcomes, transactionId: accepted.length === 0 ? undefined : await writeClaims(transaction, accepted) };
}

/** Claims of heroes; a claim's id is its command's. */
export const claimReward = batchedHandler<'claim-reward'>({ maxWeight: 100, parallel: 1 }, (commands, transaction) =>
  claimRewards(
    transaction,
    commands.map(({ payload, commandId, now }) => ({
      ...payload, claimId: commandId, cause: commandId, time: now, stepsFollow: true,
    })),
  ),
);

async function writeClaims(transaction: Transaction, accepted: readonly AcceptedClaim[]): Promise<string | undefined> {
  const moved = pointsMoved(
    transaction,
    accepted.map(({ claim, reward: { pointsCost, title } }) => ({
      ...claimMovement('hold', { ...claim, pointsCost, title }),
      time: claim.time,
    })),
  );
  const written = transaction.queryTogether([
    takeFromStock(accepted),
    insertClaims(accepted.map((entry) => ({ ...entry, fulfilBy: fulfilBy(entry.claim.time) }))),
    ...moved.statements,
    commandsScheduled(transaction, accepted.map(stepOf)),
  ]);
  const claimed = accepted.map(({ claim, reward }): NewEvent => {
    const { claimId, rewardId, heroId, cause, time } = claim;
    const data = { claimId, rewardId, heroId, pointsCost: reward.pointsCost, fulfilBy: fulfilBy(time).toISOString() };
    return { type: 'reward.claimed', subject: claimId, cause, time, data };
  });
  // The events are made while the database writes the rows, and follow on the same connection.
  const [transactionId] = await Promise.all([appendEvents(transaction, [...claimed, ...moved.events]), written]);
  return transactionId;
}

function stepOf({ claim: { claimId, time, stepsFollow }, reward }: AcceptedClaim) {
  const automatic = stepsFollow && reward.fulfilment === 'automatic';
  return firstClaimStep({ claimId, claimedAt: time, fulfilBy: fulfilBy(time), automatic });
}

function receiptOf({ claim, reward, availablePoints }: AcceptedClaim): ClaimReceipt {
  const { claimId, rewardId, heroId, time } = claim;
  const { title, partner, category, valueFils: value, pointsCost, onePerHero } = reward;
  return {
    claimId, rewardId, heroId, title, partner, category, value, pointsCost, onePerHero,
    state: 'claimed', claimedAt: time.toISOString(), fulfilBy: fulfilBy(time).toISOString(), availablePoints,
  };
}

function fulfilBy(claimedAt: Date): Date {
  return new Date(claimedAt.getTime() + REWARD_FULFILMENT_HOURS * HOUR_MS);
}
