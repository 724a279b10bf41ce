import { areasOf } from '../areas/areas.js';
import type { Statement, Transaction } from '../database/database.js';
import type { NewEvent } from '../log/append-events.js';
import { account } from '../ledger/accounts.js';
import { type NewLedgerEntry, postEntries } from '../ledger/post-entries.statement.js';
import type { BalanceChange } from './balances.js';
import { type Award, awardKey, noteAwards } from './person-awards.js';

/** What a kind of movement takes from and adds to a hero's numbers, per point. `earned` counts for score and level. */
interface MovementRule {
  from: (movement: PointMovement) => string;
  to: (movement: PointMovement) => string;
  available: -1 | 0 | 1;
  pending: -1 | 0 | 1;
  held: -1 | 0 | 1;
  owed?: -1 | 1;
  earned: -1 | 0 | 1;
}

/** Every way in which points move (design: "Points"). */
const RULES = {
  /** For an activity: from the issuer. */
  earn: {
    from: ({ rule }) => account.issuer(rule),
    to: ({ heroId }) => account.available(heroId),
    available: 0,
    pending: 0,
    held: 0,
    earned: 1,
  },
  /** Promised for an activity that somebody still has to verify. */
  promise: {
    from: ({ rule }) => account.issuer(rule),
    to: ({ heroId }) => account.pending(heroId),
    available: 0,
    pending: 1,
    held: 0,
    earned: 0,
  },
  /** A promise is kept. */
  fulfil: {
    from: ({ heroId }) => account.pending(heroId),
    to: ({ heroId }) => account.available(heroId),
    available: 0,
    pending: -1,
    held: 0,
    earned: 1,
  },
  /** A promise comes to nothing. */
  withdraw: {
    from: ({ heroId }) => account.pending(heroId),
    to: ({ rule }) => account.issuer(rule),
    available: 0,
    pending: -1,
    held: 0,
    earned: 0,
  },
  /** Given up by a hero whose points another hero of the same person goes on with. */
  give: {
    from: ({ heroId }) => account.available(heroId),
    to: ({ rule }) => account.issuer(rule),
    available: -1,
    pending: 0,
    held: 0,
    earned: 0,
  },
  /** What was earned for something that turned out otherwise. */
  'take-back': {
    from: ({ heroId }) => account.available(heroId),
    to: ({ rule }) => account.reversed(rule),
    available: 0,
    pending: 0,
    held: 0,
    earned: -1,
  },
  /** The same where the hero has spent them already: they no longer count, and what can be spent stays. */
  'take-back-spent': {
    from: ({ heroId }) => account.overdrawn(heroId),
    to: ({ rule }) => account.reversed(rule),
    available: 1,
    pending: 0,
    held: 0,
    earned: -1,
  },
  /** The same where the hero has set them aside: they no longer count, and pay it when they return. */
  'take-back-held': {
    from: ({ heroId }) => account.owed(heroId),
    to: ({ rule }) => account.reversed(rule),
    available: 1,
    pending: 0,
    held: 0,
    owed: 1,
    earned: -1,
  },
  /** Held points return and pay what was taken back meanwhile. */
  repay: {
    from: ({ heroId }) => account.held(heroId),
    to: ({ heroId }) => account.owed(heroId),
    available: 0,
    pending: 0,
    held: -1,
    owed: -1,
    earned: 0,
  },
  /** Held points were spent: what they would have paid can no longer be taken. */
  overdraw: {
    from: ({ heroId }) => account.overdrawn(heroId),
    to: ({ heroId }) => account.owed(heroId),
    available: 0,
    pending: 0,
    held: 0,
    owed: -1,
    earned: 0,
  },
  /** Held points pay, when they return, what a merge counts once. */
  owe: {
    from: ({ heroId }) => account.owed(heroId),
    to: ({ rule }) => account.issuer(rule),
    available: 0,
    pending: 0,
    held: 0,
    owed: 1,
    earned: 0,
  },
  /** The same where they count no more: the hero's numbers stay, and what is taken back is still booked whole. */
  'take-back-uncounted': {
    from: ({ rule }) => account.issuer(rule),
    to: ({ rule }) => account.uncounted(rule),
    available: 0,
    pending: 0,
    held: 0,
    earned: 0,
  },
  /** Set aside for a reward (`with` is the reward's id). */
  hold: {
    from: ({ heroId }) => account.available(heroId),
    to: ({ heroId }) => account.held(heroId),
    available: -1,
    pending: 0,
    held: 1,
    earned: 0,
  },
  /** A claim is fulfilled: what was held is spent. */
  spend: {
    from: ({ heroId }) => account.held(heroId),
    to: ({ with: reward }) => account.sink(reward!),
    available: 0,
    pending: 0,
    held: -1,
    earned: 0,
  },
  /** A claim comes to nothing: what was held returns. */
  release: {
    from: ({ heroId }) => account.held(heroId),
    to: ({ heroId }) => account.available(heroId),
    available: 1,
    pending: 0,
    held: -1,
    earned: 0,
  },
  /** The programme's budget for a creator's challenges. */
  grant: {
    from: ({ rule }) => account.issuer(rule),
    to: ({ heroId }) => account.budget(heroId),
    available: 0,
    pending: 0,
    held: 0,
    earned: 0,
  },
  /** A budget goes along with a creator who is merged into another hero (`with` is the one that leaves). */
  'bring-budget': {
    from: ({ with: other }) => account.budget(other!),
    to: ({ heroId }) => account.budget(heroId),
    available: 0,
    pending: 0,
    held: 0,
    earned: 0,
  },
  /** Set aside from a creator's budget for a challenge (`with` is its id). */
  escrow: {
    from: ({ heroId }) => account.budget(heroId),
    to: ({ with: challenge }) => account.escrow(challenge!),
    available: 0,
    pending: 0,
    held: 0,
    earned: 0,
  },
  /** A challenge pays a hero who completed it. */
  pay: {
    from: ({ with: challenge }) => account.escrow(challenge!),
    to: ({ heroId }) => account.available(heroId),
    available: 0,
    pending: 0,
    held: 0,
    earned: 1,
  },
  /** What a challenge did not pay returns to its creator's budget. */
  refund: {
    from: ({ with: challenge }) => account.escrow(challenge!),
    to: ({ heroId }) => account.budget(heroId),
    available: 0,
    pending: 0,
    held: 0,
    earned: 0,
  },
} as const satisfies Record<string, MovementRule>;

export type MovementKind = keyof typeof RULES;

/** One movement of points, whole. (cause, rule, hero) happens once. */
export interface PointMovement {
  kind: MovementKind;
  heroId: string;
  amount: number;
  rule: string;
  cause: string;
  /** In a few words, for "explain my points". */
  reason: string;
  time: Date;
  /** The reward, challenge or hero on the other side, where there is one. */
  with?: string;
  /** Where a person gets it once: for what, and with which other hero. It is left out where the person has had it. */
  award?: { cause: string; otherHeroId?: string | undefined };
}

/**
 * Posts movements to the ledger, has them folded into their heroes' numbers and returns the events to append. The
 * heroes must be locked, and the caller must have checked that they have what is taken from them.
 */
export async function movePoints(transaction: Transaction, movements: readonly PointMovement[]): Promise<NewEvent[]> {
  const { statements, events } = pointsMoved(transaction, await dueOnes(transaction, movements));
  if (statements.length > 0) await transaction.queryTogether(statements);
  return events;
}

/** Movements without an obstacle: an award that a person gets once is left out where the person has had it. */
async function dueOnes(
  transaction: Transaction,
  movements: readonly PointMovement[],
): Promise<readonly PointMovement[]> {
  const awarded = movements.filter(({ amount, award }) => award && amount > 0);
  if (awarded.length === 0) return movements;
  const noted = await noteAwards(transaction, awarded.map(awardOf));
  // Deleting makes a second one of the same batch find nothing.
  return movements.filter((movement) => !movement.award || noted.delete(awardKey(awardOf(movement))));
}

function awardOf({ kind, heroId: personId, rule, amount, award }: PointMovement): Award {
  return { personId, rule, points: RULES[kind].earned > 0 ? amount : 0, ...award! };
}

/** As `movePoints`, with the statements left to the caller, to run them together with others. */
export function pointsMoved(
  transaction: Transaction,
  movements: readonly PointMovement[],
): { statements: Statement[]; events: NewEvent[] } {
  const moved = movements.filter(({ amount }) => amount > 0);
  if (moved.length === 0) return { statements: [], events: [] };
  const statements = [postEntries(moved.map(asLedgerEntry))];
  const changes = moved.map(asBalanceChange)
    .filter(({ available, pending, held, owed, earned }) => available || pending || held || owed || earned);
  if (changes.length > 0) statements.push(areasOf(transaction).foldBalances(changes));
  return { statements, events: moved.flatMap(asEvents) };
}

/** What a movement writes to the ledger. */
function asLedgerEntry(movement: PointMovement): NewLedgerEntry {
  const { from, to } = RULES[movement.kind] as MovementRule;
  const { amount, rule, cause, heroId, reason, time } = movement;
  return {
    debitAccount: from(movement),
    creditAccount: to(movement),
    amount,
    rule,
    cause,
    heroId,
    reason,
    occurredAt: time,
  };
}

function asBalanceChange({ kind, heroId, amount, time }: PointMovement): BalanceChange {
  const { available, pending, held, owed = 0, earned } = RULES[kind] as MovementRule;
  return {
    heroId,
    available: (available + earned) * amount,
    pending: pending * amount,
    held: held * amount,
    owed: owed * amount,
    earned: earned * amount,
    at: time,
  };
}

/** The log event of a movement. */
function asEvents({ kind, heroId, amount, rule, cause, reason, time }: PointMovement): NewEvent[] {
  const { available, pending, held, earned } = RULES[kind];
  const envelope = { subject: heroId, cause, time };
  const events: NewEvent[] = [];
  const told = { heroId, points: amount, rule, reason };
  if (earned > 0) events.push({ type: 'points.earned', ...envelope, data: told });
  if (earned < 0) events.push({ type: 'points.taken_back', ...envelope, data: told });
  if (available || pending || held) {
    const data = {
      heroId,
      available: available * amount,
      pending: pending * amount,
      held: held * amount,
      rule,
      reason,
    };
    events.push({ type: 'points.moved', ...envelope, data });
  }
  return events;
}
