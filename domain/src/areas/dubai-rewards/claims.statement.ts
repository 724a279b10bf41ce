import type { Transaction } from '../../kernel/database/database.js';
import type { AcceptedClaim } from './decide-claims.js';

/*
 * A hot reward is claimed by everybody at once: these two run under prepared names, for any number of claims (bench: P6).
 */

const TAKE_SQL = `
  update dubai_reward set claimed_quantity = claimed_quantity + taken.claims
  from (select id, count(*)::int as claims from unnest($1::text[]) as claimed (id) group by id) as taken
  where dubai_reward.id = taken.id`;

const INSERT_SQL = `
  insert into reward_claim (id, reward_id, hero_id, points_cost, single, state, claimed_at, fulfil_by)
  select id, reward_id, hero_id, points_cost, single, 'claimed', claimed_at, fulfil_by
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::timestamptz[], $7::timestamptz[])
    as claim (id, reward_id, hero_id, points_cost, single, claimed_at, fulfil_by)`;

/** Takes one from its reward's stock for each claim. The rewards must be locked and have them. */
export async function takeFromStock(transaction: Transaction, accepted: readonly AcceptedClaim[]): Promise<void> {
  await transaction.query(TAKE_SQL, [accepted.map(({ claim }) => claim.rewardId)], 'take-from-stock');
}

/** Writes claims that were accepted. */
export async function insertClaims(
  transaction: Transaction,
  accepted: readonly (AcceptedClaim & { fulfilBy: Date })[],
): Promise<void> {
  await transaction.query(
    INSERT_SQL,
    [
      accepted.map(({ claim }) => claim.claimId),
      accepted.map(({ claim }) => claim.rewardId),
      accepted.map(({ claim }) => claim.heroId),
      accepted.map(({ reward }) => reward.pointsCost),
      accepted.map(({ reward }) => reward.onePerHero),
      accepted.map(({ claim }) => claim.time.toISOString()),
      accepted.map(({ fulfilBy }) => fulfilBy.toISOString()),
    ],
    'insert-claims',
  );
}
