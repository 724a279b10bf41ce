import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { assertHero } from '../heroes/heroes.area.js';
import { seatKey } from './decide-joins.js';

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const PARTICIPATIONS = `
  select challenge.id as "challengeId", participation.hero_id as "heroId", challenge.title, challenge.category, challenge.metric,
         case when participation.state = 'active'
                and challenge.expires_at <= clock_timestamp() + (select offset_ms from virtual_clock) * interval '1 millisecond'
              then 'expired' else participation.state end as status,
         participation.progress::float8 as progress, challenge.target::float8 as target,
         challenge.points_reward::float8 as "pointsReward", coalesce(participation.granted_item, challenge.reward_item) as "rewardItem",
         participation.points_earned::float8 as "pointsEarned",
         to_char(participation.joined_at at time zone 'UTC', ${UTC}) as "joinedAt",
         to_char(participation.completed_at at time zone 'UTC', ${UTC}) as "completedAt",
         to_char(challenge.expires_at at time zone 'UTC', ${UTC}) as "expiresAt"
  from dubai_participation as participation join dubai_challenge as challenge on challenge.id = participation.challenge_id`;

/** A hero's parts in Dubai challenges, newest first. Throws `unknown_hero`. */
export async function readParticipationsOf(database: Queryable, heroId: string, limit = 200): Promise<DubaiParticipation[]> {
  await assertHero(database, heroId);
  return database.query<DubaiParticipation>(`${PARTICIPATIONS} where participation.hero_id = $1 order by participation.joined_at desc, challenge.id limit $2`, [heroId, limit]);
}

/** Heroes' parts in challenges that they have joined, as `seatKey` names them. */
export async function readParticipations(
  database: Queryable,
  seats: readonly { challengeId: string; heroId: string }[],
): Promise<Map<string, DubaiParticipation>> {
  const read = await database.query<DubaiParticipation>(
    `${PARTICIPATIONS} join unnest($1::text[], $2::text[]) as seat (challenge_id, hero_id)
       on seat.challenge_id = participation.challenge_id and seat.hero_id = participation.hero_id`,
    [seats.map(({ challengeId }) => challengeId), seats.map(({ heroId }) => heroId)],
  );
  return new Map(read.map((participation) => [seatKey(participation), participation]));
}
