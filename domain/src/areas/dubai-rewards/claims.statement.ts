import type { Statement, Transaction } from '../../kernel/database/database.js';
import {
  type AcceptedClaim,
  type Claimant,
  type ClaimedReward,
  type ClaimRequest,
  type ClaimTerms,
  ownKey,
} from './decide-claims.js';

/** Awards of rewards that a hero may have once, and a hero that was merged has. */
export const SINGLE_REWARD_RULE = 'single-reward';

/*
 * A hot reward is claimed by everybody at once: these run under prepared names, for any number of claims (bench: P6).
 */

const LOCK_REWARDS_SQL = `
  select id, title, partner, category, value_fils as "valueFils", points_cost as "pointsCost",
         available_quantity as "availableQuantity", claimed_quantity as "claimedQuantity",
         zone_restriction as "zoneRestriction", one_per_hero as "onePerHero", fulfilment, expires_at as "expiresAt"
  from dubai_reward where id = any($1::text[]) order by id for no key update`;

const LOCK_HEROES_SQL = `
  select id, available_points as "availablePoints", zone_id as "zoneId"
  from hero where id = any($1::text[]) and removed_at is null order by id for no key update`;

/* One look-up for each: a plan made while there were few claims reads them one after the other, and is kept. */
const TAKEN_IDS_SQL = `
  select taken.id from unnest($1::text[]) as asked (id)
  cross join lateral (select id from reward_claim where reward_claim.id = asked.id limit 1) as taken`;

const OWNED_SQL = `
  select claim.hero_id as "heroId", claim.reward_id as "rewardId"
  from reward_claim as claim join dubai_reward on dubai_reward.id = claim.reward_id and dubai_reward.one_per_hero
  where claim.hero_id = any($1::text[]) and claim.reward_id = any($2::text[]) and claim.state <> 'expired'
  union
  select person_id, cause from person_award
  where person_id = any($1::text[]) and rule = '${SINGLE_REWARD_RULE}' and cause = any($2::text[])`;

const TAKE_SQL = `
  update dubai_reward set claimed_quantity = claimed_quantity + taken.claims
  from (select id, count(*)::int as claims from unnest($1::text[]) as claimed (id) group by id) as taken
  where dubai_reward.id = taken.id`;

const INSERT_SQL = `
  insert into reward_claim (id, reward_id, hero_id, points_cost, single, state, claimed_at, fulfil_by)
  select id, reward_id, hero_id, points_cost, single, 'claimed', claimed_at, fulfil_by
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::timestamptz[], $7::timestamptz[])
    as claim (id, reward_id, hero_id, points_cost, single, claimed_at, fulfil_by)`;

/**
 * Locks what claims are about and reads how it stands. Rewards come before heroes, and each by their ids: two batches
 * then wait for each other instead of deadlocking.
 */
export async function lockClaimTerms(
  transaction: Transaction,
  claims: readonly ClaimRequest[],
): Promise<Omit<ClaimTerms, 'paused'>> {
  const claimIds = claims.map(({ claimId }) => claimId);
  const rewardIds = unique(claims.map(({ rewardId }) => rewardId));
  const heroIds = unique(claims.map(({ heroId }) => heroId));
  const [rewards, heroes, taken, owned] = await transaction.queryTogether([
    { name: 'lock-claimed-rewards', sql: LOCK_REWARDS_SQL, parameters: [rewardIds] },
    { name: 'lock-claimants', sql: LOCK_HEROES_SQL, parameters: [heroIds] },
    { name: 'taken-claim-ids', sql: TAKEN_IDS_SQL, parameters: [claimIds] },
    { name: 'owned-claims', sql: OWNED_SQL, parameters: [heroIds, rewardIds] },
  ]) as [ClaimedReward[], Claimant[], { id: string }[], { heroId: string; rewardId: string }[]];
  return {
    rewards: new Map(rewards.map((reward) => [reward.id, reward])),
    heroes: new Map(heroes.map((hero) => [hero.id, hero])),
    takenIds: new Set(taken.map(({ id }) => id)),
    owned: new Set(owned.map(({ heroId, rewardId }) => ownKey(heroId, rewardId))),
  };
}

/** Takes one from its reward's stock for each claim. The rewards must be locked and have them. */
export function takeFromStock(accepted: readonly AcceptedClaim[]): Statement {
  return { name: 'take-from-stock', sql: TAKE_SQL, parameters: [accepted.map(({ claim }) => claim.rewardId)] };
}

/** Writes claims that were accepted. */
export function insertClaims(accepted: readonly (AcceptedClaim & { fulfilBy: Date })[]): Statement {
  return {
    name: 'insert-claims',
    sql: INSERT_SQL,
    parameters: [
      accepted.map(({ claim }) => claim.claimId),
      accepted.map(({ claim }) => claim.rewardId),
      accepted.map(({ claim }) => claim.heroId),
      accepted.map(({ reward }) => reward.pointsCost),
      accepted.map(({ reward }) => reward.onePerHero),
      accepted.map(({ claim }) => claim.time.toISOString()),
      accepted.map(({ fulfilBy }) => fulfilBy.toISOString()),
    ],
  };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
