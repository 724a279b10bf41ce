import { ANONYMOUS_SPONSOR_NAME } from '@planet-heroes/contracts/areas/missions/tiers';
import type { HeroSponsorship, MissionSponsor, OperatorSponsorship, OperatorSponsorships, Sponsorship, SponsorshipsQuery } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { unknownMission, unknownSponsorship } from './lock-sponsorship.js';

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const COMMON = `sponsorship.id, sponsorship.mission_id as "missionId", sponsorship.tier_id as "tierId",
  sponsorship.amount::float8 as amount, sponsorship.is_anonymous as "isAnonymous", sponsorship.state, sponsorship.reason,
  to_char(sponsorship.submitted_at at time zone 'UTC', ${UTC}) as "submittedAt",
  to_char(sponsorship.decided_at at time zone 'UTC', ${UTC}) as "decidedAt"`;
/** Whoever made it: the hero, or the sponsor in whose name it came. */
const NAME = 'coalesce(hero.name, sponsor.name)';
/** The name that everybody may see. */
const PUBLIC_NAME = `case when sponsorship.is_anonymous then '${ANONYMOUS_SPONSOR_NAME}' else ${NAME} end`;
const FROM = `from mission_sponsorship as sponsorship join sponsor on sponsor.id = sponsorship.sponsor_id
  left join hero on hero.id = sponsorship.hero_id`;

const FOR_OPERATORS = `select ${COMMON}, ${NAME} as "sponsorName", sponsorship.sponsor_id as "sponsorId", sponsorship.message,
  mission.title as "missionTitle", (mission.funding_goal - mission.current_funding)::float8 as "missionRemaining",
  sponsorship.decided_by as "decidedBy"
  ${FROM} join sponsored_mission as mission on mission.id = sponsorship.mission_id`;

/** How a sponsorship stands, as everybody may see it. Throws `unknown_sponsorship`. */
export async function readSponsorship(database: Queryable, sponsorshipId: string): Promise<Sponsorship> {
  const [row] = await database.query<Sponsorship>(
    `select ${COMMON}, ${PUBLIC_NAME} as "sponsorName" ${FROM} where sponsorship.id = $1`,
    [sponsorshipId],
  );
  if (!row) throw unknownSponsorship(sponsorshipId);
  return row;
}

/** A sponsorship with all that an operator may see. Throws `unknown_sponsorship`. */
export async function readOperatorSponsorship(database: Queryable, sponsorshipId: string): Promise<OperatorSponsorship> {
  const [row] = await database.query<OperatorSponsorship>(`${FOR_OPERATORS} where sponsorship.id = $1`, [sponsorshipId]);
  if (!row) throw unknownSponsorship(sponsorshipId);
  return row;
}

/** A hero's sponsorships with what was written, newest first. */
export function readSponsorshipsOf(database: Queryable, heroId: string): Promise<HeroSponsorship[]> {
  return database.query<HeroSponsorship>(
    `select ${COMMON}, ${PUBLIC_NAME} as "sponsorName", sponsorship.message ${FROM}
     where sponsorship.hero_id = $1 order by sponsorship.submitted_at desc, sponsorship.id desc`,
    [heroId],
  );
}

/** A page of sponsorships for operators, newest first. */
export async function readOperatorSponsorships(
  database: Queryable,
  { state, limit, before }: SponsorshipsQuery,
): Promise<OperatorSponsorships> {
  const [submittedAt, id] = before ? [new Date(before.slice(0, before.indexOf('_'))).toISOString(), before.slice(before.indexOf('_') + 1)] : [];
  const rows = await database.query<OperatorSponsorship>(
    `${FOR_OPERATORS}
     where ($1::text is null or sponsorship.state = $1)
       and ($2::timestamptz is null or (sponsorship.submitted_at, sponsorship.id) < ($2, $3))
     order by sponsorship.submitted_at desc, sponsorship.id desc limit $4`,
    [state ?? null, submittedAt ?? null, id ?? null, limit + 1],
  );
  const sponsorships = rows.slice(0, limit);
  const last = sponsorships.at(-1);
  return { sponsorships, next: rows.length > limit && last ? `${last.submittedAt}_${last.id}` : null };
}

/** Who sponsors a mission, newest first. Throws `unknown_mission`. */
export async function readMissionSponsors(database: Queryable, missionId: string, limit = 200): Promise<MissionSponsor[]> {
  const [mission] = await database.query('select from sponsored_mission where id = $1', [missionId]);
  if (!mission) throw unknownMission(missionId);
  return database.query<MissionSponsor>(
    `select ${PUBLIC_NAME} as name, sponsorship.is_anonymous as "isAnonymous", tier.name as tier, tier.badge_color as "badgeColor",
            case when sponsorship.is_anonymous then null else sponsorship.message end as message,
            to_char(sponsorship.decided_at at time zone 'UTC', ${UTC}) as "approvedAt"
     ${FROM} join sponsorship_tier as tier on tier.id = sponsorship.tier_id
     where sponsorship.mission_id = $1 and sponsorship.state = 'approved'
     order by sponsorship.decided_at desc, sponsorship.id desc limit $2`,
    [missionId, limit],
  );
}
