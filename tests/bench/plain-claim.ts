import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/** P6's limit: the rows of a claim, all of them, in one prepared statement that is a transaction of its own. */
const CLAIM_SQL = `
  with reward as (
    update dubai_reward set claimed_quantity = claimed_quantity + 1 where id = $2 and claimed_quantity < available_quantity returning id
  ), payer as (
    update hero set available_points = available_points - 1, held_points = held_points + 1
    from reward where hero.id = $3 and available_points >= 1 returning hero.id
  ), claim as (
    insert into reward_claim (id, reward_id, hero_id, points_cost, single, state, claimed_at, fulfil_by)
    select $1, $2, id, 1, false, 'claimed', $4, $5 from payer returning id
  ), step as (
    insert into scheduled_command (id, name, payload, due_at) select 'continue-claim-' || id || '-expired', 'continue-claim', $6, $5 from claim
  ), entry as (
    insert into ledger_entry (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at)
    select gen_random_uuid(), 'hero:' || $3 || ':available', 'hero:' || $3 || ':held', 1, 'reward-claimed', 'claim:' || id, $3, 'A reward', $4 from claim
  ), logged as (
    insert into event_log (id, type, source, subject, data, cause, occurred_at)
    select gen_random_uuid(), type, '/planet-heroes', subject, data, $1, $4
    from claim, (values ('reward.claimed', $1, $7::jsonb), ('points.moved', $3, $8::jsonb)) as event (type, subject, data)
  )
  insert into command_result (scope, key, command_id, name, body_hash, outcome)
  select 'hero:' || $3, id, id, 'claim-reward', '', $9::json from claim returning key`;

/** Opens a pool and returns what makes one claim; throws when it was not made. */
export function openPlainClaims(
  databaseUrl: string,
  poolSize: number,
): (rewardId: string, heroId: string) => Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  return async (rewardId, heroId) => {
    const [claimId, now] = [randomUUID(), Date.now()];
    const [claimedAt, fulfilBy] = [new Date(now).toISOString(), new Date(now + 72 * HOUR_MS).toISOString()];
    const receipt = {
      claimId,
      rewardId,
      heroId,
      title: 'A reward',
      partner: 'Bench',
      category: 'voucher',
      value: 5_000,
      pointsCost: 1,
      state: 'claimed',
      claimedAt,
      fulfilBy,
      availablePoints: 1_000,
    };
    const { rowCount } = await pool.query({
      name: 'claim',
      text: CLAIM_SQL,
      values: [
        claimId, rewardId, heroId, claimedAt, fulfilBy, JSON.stringify({ claimId, to: 'expired' }),
        JSON.stringify({ claimId, rewardId, heroId, pointsCost: 1, fulfilBy }),
        JSON.stringify({ heroId, available: -1, pending: 0, held: 1, rule: 'reward-claimed', reason: 'A reward' }),
        JSON.stringify({ status: 'succeeded', result: receipt }),
      ],
    });
    if (rowCount !== 1) throw new Error(`${heroId} could not claim ${rewardId}.`);
  };
}
