import { REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { ClaimReceipt } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { BOOKS_BROKEN_SQL } from '../../kernel/reconciliation/claims-paused.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { encoded, type NewEvent } from '../../kernel/log/append-events.js';
import { eventColumns } from '../../kernel/log/append-events.statement.js';
import { entryColumns } from '../../kernel/ledger/post-entries.statement.js';
import { asEvents, asLedgerEntry, type PointMovement } from '../../kernel/points/move-points.js';
import { claimMovement } from './claim-rule.js';
import { firstClaimStep } from './claim-steps.js';
import { claimRefusal, type ClaimTerms, readClaimTerms, type RewardTerms } from './claim-terms.js';

const HOUR_MS = 3_600_000;

export interface RewardClaim {
  claimId: string;
  rewardId: string;
  heroId: string;
  cause: string;
  time: Date;
  /** Whether its next steps follow by themselves; those of a recorded claim come as events. */
  stepsFollow: boolean;
}

/**
 * Claims a reward: takes one from the stock and holds its points. Everything is written by one statement, which locks the
 * reward and then the hero, so that heroes who want the same reward wait for each other as briefly as can be. Throws the
 * refusals of `claimRefusal`.
 */
export async function claimReward(
  transaction: Transaction,
  claim: RewardClaim,
): Promise<{ receipt: ClaimReceipt; transactionId: string }> {
  const reward = await claimableReward(transaction, claim);
  if (reward instanceof Error) throw reward;
  const [taken] = await transaction.query<{ availablePoints: number; transactionId: string }>(TAKE_SQL, takeParameters(claim, reward), 'claim-reward');
  if (taken) return { receipt: { ...receiptOf(claim, reward), availablePoints: taken.availablePoints }, transactionId: taken.transactionId };
  // Somebody came first between the reading and the taking.
  const refusal = await claimableReward(transaction, claim);
  throw refusal instanceof Error ? refusal : new Error('The claim met a change on its way; it is tried again.');
}

/** The same for a command, with its outcome, in a transaction of that one statement; undefined where it cannot be had. */
export async function claimRewardAtOnce(
  database: Queryable,
  claim: RewardClaim,
  terms: ClaimTerms,
  { scope, key, id, name, bodyHash }: CommandJob,
): Promise<CommandOutcome | undefined> {
  if (claimRefusal(claim, terms)) return undefined;
  const reward = terms.reward!;
  const parameters = [...takeParameters(claim, reward), scope, key, id, name, bodyHash, JSON.stringify(receiptOf(claim, reward))];
  const [stored] = await database.query<{ outcome: CommandOutcome }>(TAKE_AND_STORE_SQL, parameters, 'claim-reward-at-once');
  return stored?.outcome;
}

async function claimableReward(database: Queryable, claim: RewardClaim): Promise<RewardTerms | Error> {
  const terms = await readClaimTerms(database, claim);
  return claimRefusal(claim, terms) ?? terms.reward!;
}

function receiptOf({ claimId, rewardId, heroId, time }: RewardClaim, reward: RewardTerms): Omit<ClaimReceipt, 'availablePoints'> {
  const { title, partner, value, pointsCost } = reward;
  const category = reward.category as ClaimReceipt['category'];
  const claimedAt = time.toISOString();
  return { claimId, rewardId, heroId, title, partner, category, value, pointsCost, state: 'claimed', claimedAt, fulfilBy: fulfilBy(time).toISOString() };
}

function fulfilBy(claimedAt: Date): Date {
  return new Date(claimedAt.getTime() + REWARD_FULFILMENT_HOURS * HOUR_MS);
}

function takeParameters(claim: RewardClaim, reward: RewardTerms): unknown[] {
  const { claimId, rewardId, heroId, cause, time } = claim;
  const { pointsCost } = reward;
  const bound = fulfilBy(time);
  const held: PointMovement = { ...claimMovement('hold', { claimId, rewardId, heroId, pointsCost, title: reward.title }), time };
  const data = { claimId, rewardId, heroId, pointsCost, fulfilBy: bound.toISOString() };
  const events: NewEvent[] = [{ type: 'reward.claimed', subject: claimId, cause, time, data }, ...asEvents(held)];
  const step = firstClaimStep({ claimId, claimedAt: time, fulfilBy: bound, automatic: claim.stepsFollow && reward.fulfilment === 'automatic' });
  return [
    rewardId, heroId, pointsCost, claimId, reward.onePerHero, time.toISOString(), bound.toISOString(), reward.zoneRestriction,
    step.id, step.name, JSON.stringify(step.payload), step.dueAt.toISOString(),
    ...entryColumns([asLedgerEntry(held)]),
    ...eventColumns(events.map(encoded)),
  ];
}

/** Nothing is written unless the reward and the hero, both locked, allow for it: every part follows from the claim. */
const TAKING = `
  with reward as (
    select id from dubai_reward
    where id = $1 and (available_quantity is null or claimed_quantity < available_quantity) and not ${BOOKS_BROKEN_SQL}
    for no key update
  ), payer as (
    select hero.id from reward, hero
    where hero.id = $2 and removed_at is null and available_points >= $3 and ($8::text is null or zone_id = $8)
    for no key update of hero
  ), claim as (
    insert into reward_claim (id, reward_id, hero_id, points_cost, single, state, claimed_at, fulfil_by)
    select $4::text, $1, $2, $3::bigint, $5::boolean, 'claimed', $6::timestamptz, $7::timestamptz from payer
    on conflict do nothing returning id
  ), taken as (
    update dubai_reward set claimed_quantity = claimed_quantity + 1 from claim where dubai_reward.id = $1
  ), paid as (
    update hero set available_points = available_points - $3, held_points = held_points + $3
    from claim where hero.id = $2 returning available_points
  ), step as (
    insert into scheduled_command (id, name, payload, due_at)
    select $9::text, $10::text, $11::jsonb, $12::timestamptz from claim on conflict (id) do nothing
  ), entry as (
    insert into ledger_entry (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at)
    select posted.* from claim, unnest($13::uuid[], $14::text[], $15::text[], $16::bigint[], $17::text[], $18::text[],
                                       $19::text[], $20::text[], $21::timestamptz[]) as posted
  ), logged as (
    insert into event_log (id, type, source, subject, data, cause, occurred_at)
    select event.* from claim, unnest($22::uuid[], $23::text[], $24::text[], $25::text[], $26::jsonb[], $27::text[],
                                      $28::timestamptz[]) as event
  )`;

const TAKE_SQL = `${TAKING}
  select available_points::float8 as "availablePoints", pg_current_xact_id()::text as "transactionId" from paid`;

const TAKE_AND_STORE_SQL = `${TAKING}
  insert into command_result (scope, key, command_id, name, body_hash, outcome)
  select $29::text, $30::text, $31::text, $32::text, $33::text,
         json_build_object('status', 'succeeded', 'result', $34::jsonb || jsonb_build_object('availablePoints', available_points),
                           'transactionId', pg_current_xact_id()::text)
  from paid returning outcome`;
