import type { Transaction } from '../database/database.js';
import type { NewEvent } from '../log/append-events.js';
import { addToImpact } from '../../areas/impact/add-to-impact.js';
import { account } from '../ledger/accounts.js';
import { type NewLedgerEntry, postEntries } from '../ledger/post-entries.js';

/** What a kind of movement takes from and adds to a hero's numbers, per point. `earned` counts for score and level. */
interface MovementRule {
  from: (movement: PointMovement) => string;
  to: (movement: PointMovement) => string;
  available: -1 | 0 | 1;
  pending: -1 | 0 | 1;
  held: -1 | 0 | 1;
  earned: 0 | 1;
}

/** Every way in which points move (design: "Points"). */
const RULES = {
  /** For a deed: from the issuer. */
  earn: { from: ({ rule }) => account.issuer(rule), to: ({ heroId }) => account.available(heroId), available: 0, pending: 0, held: 0, earned: 1 },
  /** Promised for a deed that somebody still has to verify. */
  promise: { from: ({ rule }) => account.issuer(rule), to: ({ heroId }) => account.pending(heroId), available: 0, pending: 1, held: 0, earned: 0 },
  /** A promise is kept. */
  fulfil: { from: ({ heroId }) => account.pending(heroId), to: ({ heroId }) => account.available(heroId), available: 0, pending: -1, held: 0, earned: 1 },
  /** A promise comes to nothing. */
  withdraw: { from: ({ heroId }) => account.pending(heroId), to: ({ rule }) => account.issuer(rule), available: 0, pending: -1, held: 0, earned: 0 },
  /** Set aside for a reward (`with` is the reward's id). */
  hold: { from: ({ heroId }) => account.available(heroId), to: ({ heroId }) => account.held(heroId), available: -1, pending: 0, held: 1, earned: 0 },
  /** A claim is fulfilled: what was held is spent. */
  spend: { from: ({ heroId }) => account.held(heroId), to: ({ with: reward }) => account.sink(reward!), available: 0, pending: 0, held: -1, earned: 0 },
  /** A claim comes to nothing: what was held returns. */
  release: { from: ({ heroId }) => account.held(heroId), to: ({ heroId }) => account.available(heroId), available: 1, pending: 0, held: -1, earned: 0 },
  /** The programme's budget for a creator's challenges. */
  grant: { from: ({ rule }) => account.issuer(rule), to: ({ heroId }) => account.budget(heroId), available: 0, pending: 0, held: 0, earned: 0 },
  /** Set aside from a creator's budget for a challenge (`with` is its id). */
  escrow: { from: ({ heroId }) => account.budget(heroId), to: ({ with: challenge }) => account.escrow(challenge!), available: 0, pending: 0, held: 0, earned: 0 },
  /** A challenge pays a hero who completed it. */
  pay: { from: ({ with: challenge }) => account.escrow(challenge!), to: ({ heroId }) => account.available(heroId), available: 0, pending: 0, held: 0, earned: 1 },
  /** What a challenge did not pay returns to its creator's budget. */
  refund: { from: ({ with: challenge }) => account.escrow(challenge!), to: ({ heroId }) => account.budget(heroId), available: 0, pending: 0, held: 0, earned: 0 },
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
  /** The reward or challenge on the other side, where there is one. */
  with?: string;
}

/**
 * Posts movements to the ledger, folds them into their heroes' numbers and returns the events to append. The heroes must
 * be locked, and the caller must have checked that they have what is taken from them.
 */
export async function movePoints(transaction: Transaction, movements: readonly PointMovement[]): Promise<NewEvent[]> {
  const moved = movements.filter(({ amount }) => amount > 0);
  if (moved.length === 0) return [];
  await postEntries(transaction, moved.map(asLedgerEntry));
  await foldIntoHeroes(transaction, moved);
  const earned = moved.reduce((sum, { kind, amount }) => sum + RULES[kind].earned * amount, 0);
  if (earned > 0) await addToImpact(transaction, [{ points: earned }]);
  return moved.flatMap(asEvents);
}

/** What a movement writes to the ledger. */
export function asLedgerEntry(movement: PointMovement): NewLedgerEntry {
  const { from, to } = RULES[movement.kind] as MovementRule;
  const { amount, rule, cause, heroId, reason, time } = movement;
  return { debitAccount: from(movement), creditAccount: to(movement), amount, rule, cause, heroId, reason, occurredAt: time };
}

async function foldIntoHeroes(transaction: Transaction, movements: readonly PointMovement[]): Promise<void> {
  const touching = movements.filter(({ kind }) => {
    const { available, pending, held, earned } = RULES[kind];
    return available !== 0 || pending !== 0 || held !== 0 || earned !== 0;
  });
  if (touching.length === 0) return;
  await transaction.query(
    `update hero set
       available_points = available_points + moved.available + moved.earned,
       pending_points = pending_points + moved.pending,
       held_points = held_points + moved.held,
       lifetime_points = lifetime_points + moved.earned,
       score = score + moved.earned,
       score_reached_at = greatest(score_reached_at, moved.earned_at)
     from (
       select hero_id, sum(available)::bigint as available, sum(pending)::bigint as pending, sum(held)::bigint as held,
              sum(earned)::bigint as earned, max(at) filter (where earned > 0) as earned_at
       from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[])
         as movement (hero_id, available, pending, held, earned, at)
       group by hero_id
     ) as moved
     where hero.id = moved.hero_id`,
    [
      touching.map(({ heroId }) => heroId),
      touching.map(({ kind, amount }) => RULES[kind].available * amount),
      touching.map(({ kind, amount }) => RULES[kind].pending * amount),
      touching.map(({ kind, amount }) => RULES[kind].held * amount),
      touching.map(({ kind, amount }) => RULES[kind].earned * amount),
      touching.map(({ time }) => time.toISOString()),
    ],
  );
}

/** What a movement tells the log. */
export function asEvents({ kind, heroId, amount, rule, cause, reason, time }: PointMovement): NewEvent[] {
  const { available, pending, held, earned } = RULES[kind];
  const envelope = { subject: heroId, cause, time };
  const events: NewEvent[] = [];
  if (earned) events.push({ type: 'points.earned', ...envelope, data: { heroId, points: amount, rule, reason } });
  if (available || pending || held) {
    const data = { heroId, available: available * amount, pending: pending * amount, held: held * amount, rule, reason };
    events.push({ type: 'points.moved', ...envelope, data });
  }
  return events;
}
