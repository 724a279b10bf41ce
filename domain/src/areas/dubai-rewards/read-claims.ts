import type { ClaimState, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { assertHero } from '../heroes/heroes.area.js';
import { unknownClaim } from './advance-claim.js';

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const utc = (column: string) => `to_char(claim.${column} at time zone 'UTC', ${UTC}) as "${column}"`;
const CLAIMS = `
  select claim.id as "claimId", claim.reward_id as "rewardId", claim.hero_id as "heroId", reward.title, reward.partner,
         reward.category, reward.value_fils::float8 as value, claim.points_cost::float8 as "pointsCost", claim.state, claim.reason,
         ${['claimed_at', 'fulfil_by', 'processing_at', 'fulfilled_at', 'expired_at'].map(utc).join(', ')}
  from reward_claim as claim join dubai_reward as reward on reward.id = claim.reward_id`;
const NEWEST_FIRST = 'order by claim.claimed_at desc, claim.id desc';

type Row = Omit<RewardClaim, 'claimedAt' | 'fulfilBy' | 'timeline'> &
  Record<'claimed_at' | 'fulfil_by', string> &
  Record<'processing_at' | 'fulfilled_at' | 'expired_at', string | null>;

/** A hero's claims, newest first. Throws `unknown_hero`. */
export async function readClaimsOf(database: Queryable, heroId: string, limit = 200): Promise<RewardClaim[]> {
  await assertHero(database, heroId);
  return (await database.query<Row>(`${CLAIMS} where claim.hero_id = $1 ${NEWEST_FIRST} limit $2`, [heroId, limit])).map(asClaim);
}

/** The claims of all heroes, or those in one state, newest first. */
export async function readClaims(database: Queryable, state: ClaimState | undefined, limit: number): Promise<RewardClaim[]> {
  const rows = await database.query<Row>(`${CLAIMS} where $1::text is null or claim.state = $1 ${NEWEST_FIRST} limit $2`, [state ?? null, limit]);
  return rows.map(asClaim);
}

/** One claim. Throws `unknown_claim`. */
export async function readClaim(database: Queryable, claimId: string): Promise<RewardClaim> {
  const [row] = await database.query<Row>(`${CLAIMS} where claim.id = $1`, [claimId]);
  if (!row) throw unknownClaim(claimId);
  return asClaim(row);
}

function asClaim({ claimed_at: claimedAt, fulfil_by: fulfilBy, processing_at, fulfilled_at, expired_at, ...claim }: Row): RewardClaim {
  const times = { claimed: claimedAt, processing: processing_at, fulfilled: fulfilled_at, expired: expired_at };
  const timeline = (Object.keys(times) as ClaimState[]).flatMap((state) => (times[state] === null ? [] : { state, at: times[state] }));
  return { ...claim, claimedAt, fulfilBy, timeline };
}
