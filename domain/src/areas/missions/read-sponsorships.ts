import {
  type HeroSponsorship,
  type MissionSponsor,
  type OperatorSponsorship,
  type OperatorSponsorships,
  type Sponsorship,
  SPONSORSHIP_PAGE,
  type SponsorshipsQuery,
} from '@planet-heroes/contracts/areas/missions/schemas';
import { ANONYMOUS_SPONSOR_NAME, SPONSORSHIP_CODE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import { containsText } from '../../kernel/database/contains-text.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { Hero } from '../heroes/heroes.area.js';
import { unknownMission, unknownSponsorship } from './lock-sponsorship.js';
import type { MissionTables } from './missions.entities.js';
import { objectionsIn } from './sponsorship-policy.js';

/** Sponsorships, each with its sponsor: the hero, or the sponsor it was made for. */
function sponsorshipsIn(database: Queryable) {
  return database
    .tables<MissionTables | typeof Hero>()
    .selectFrom('mission_sponsorship as sponsorship')
    .innerJoin('sponsor', 'sponsor.id', 'sponsorship.sponsor')
    .innerJoin('sponsored_mission as mission', 'mission.id', 'sponsorship.mission')
    .leftJoin('hero', 'hero.id', 'sponsorship.heroId')
    .select(({ fn }) => [
      'sponsorship.id',
      'sponsorship.mission as missionId',
      'sponsorship.tier as tierId',
      'sponsorship.amount',
      'sponsorship.isAnonymous',
      'sponsorship.state',
      'sponsorship.reason',
      'sponsorship.submittedAt',
      'sponsorship.decidedAt',
      'sponsorship.decidedBy',
      'sponsorship.paidAt',
      'sponsorship.paymentReference',
      'sponsorship.message',
      'sponsorship.sponsor as sponsorId',
      'sponsorship.heroId as madeBy',
      fn.coalesce('hero.name', 'sponsor.name').as('sponsorName'),
      'hero.hiddenAt as hiddenAt',
      'mission.title as missionTitle',
      'mission.fundingGoal',
      'mission.currentFunding',
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof sponsorshipsIn>['executeTakeFirstOrThrow']>>;

/** How a sponsorship stands, as everybody may see it. Throws `unknown_sponsorship`. */
export async function readSponsorship(database: Queryable, sponsorshipId: string): Promise<Sponsorship> {
  const found = await sponsorshipsIn(database).where('sponsorship.id', '=', sponsorshipId).executeTakeFirst();
  if (!found) throw unknownSponsorship(sponsorshipId);
  return forEverybody(found);
}

/** A sponsorship with all that an operator may see. Throws `unknown_sponsorship`. */
export async function readOperatorSponsorship(
  database: Queryable,
  sponsorshipId: string,
): Promise<OperatorSponsorship> {
  const found = await sponsorshipsIn(database).where('sponsorship.id', '=', sponsorshipId).executeTakeFirst();
  if (!found) throw unknownSponsorship(sponsorshipId);
  return forOperators(found);
}

/** A hero's sponsorships with what was written, newest first. */
export async function readSponsorshipsOf(database: Queryable, heroId: string): Promise<HeroSponsorship[]> {
  const found = await newestFirst(database).where('sponsorship.heroId', '=', heroId).execute();
  return found.map((sponsorship) => ({ ...forEverybody(sponsorship), message: sponsorship.message }));
}

/** How a hero's latest sponsorships stand, newest first. */
export async function readLatestSponsorshipsOf(database: Queryable, heroId: string): Promise<Sponsorship[]> {
  const latest = newestFirst(database).where('sponsorship.heroId', '=', heroId).limit(SPONSORSHIP_PAGE.max);
  return (await latest.execute()).map(forEverybody);
}

/** A page of sponsorships for operators, newest first. */
export async function readOperatorSponsorships(
  database: Queryable,
  { state, payment, search, limit, before }: SponsorshipsQuery,
): Promise<OperatorSponsorships> {
  let page = newestFirst(database).limit(limit + 1);
  if (state) page = page.where('sponsorship.state', '=', state);
  if (payment) page = page.where('sponsorship.state', '=', 'approved').where('sponsorship.paidAt', 'is', null);
  if (search) {
    page = page.where(({ eb, fn, or, ref, val }) =>
      or([
        eb(fn<string>('left', ['sponsorship.id', val(Math.max(search.length, SPONSORSHIP_CODE_LENGTH))]), '=', search.toLowerCase()),
        containsText([ref('hero.name'), ref('sponsor.name'), ref('sponsorship.paymentReference')], search),
      ]));
  }
  if (before) {
    const [submittedAt, id] = [before.slice(0, before.indexOf('_')), before.slice(before.indexOf('_') + 1)];
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('sponsorship.submittedAt', 'sponsorship.id'), '<', tuple(new Date(submittedAt), id)),
    );
  }
  const found = await page.execute();
  const sponsorships = found.slice(0, limit).map(forOperators);
  const last = sponsorships.at(-1);
  return { sponsorships, next: found.length > limit && last ? `${last.submittedAt}_${last.id}` : null };
}

/** The sponsors of a mission, newest first. Throws `unknown_mission`. */
export async function readMissionSponsors(
  database: Queryable,
  missionId: string,
  limit = 200,
): Promise<MissionSponsor[]> {
  const mission = await database
    .tables<MissionTables>()
    .selectFrom('sponsored_mission')
    .select('id')
    .where('id', '=', missionId)
    .executeTakeFirst();
  if (!mission) throw unknownMission(missionId);
  const found = await sponsorshipsIn(database)
    .innerJoin('sponsorship_tier as tier', 'tier.id', 'sponsorship.tier')
    .select(['tier.name as tierName', 'tier.badgeColor'])
    .where('sponsorship.mission', '=', missionId)
    .where('sponsorship.state', '=', 'approved')
    .orderBy('sponsorship.decidedAt', 'desc')
    .orderBy('sponsorship.id', 'desc')
    .limit(limit)
    .execute();
  return found.map((sponsorship) => ({
    name: publicName(sponsorship),
    isAnonymous: sponsorship.isAnonymous,
    tier: sponsorship.tierName,
    badgeColor: sponsorship.badgeColor,
    message: sponsorship.isAnonymous || sponsorship.hiddenAt ? null : sponsorship.message,
    approvedAt: sponsorship.decidedAt!.toISOString(),
  }));
}

function newestFirst(database: Queryable) {
  return sponsorshipsIn(database).orderBy('sponsorship.submittedAt', 'desc').orderBy('sponsorship.id', 'desc');
}

/** The name that everybody may see: of whom support hides, none. */
function publicName({ isAnonymous, hiddenAt, sponsorName }: Found): string {
  return isAnonymous || hiddenAt ? ANONYMOUS_SPONSOR_NAME : sponsorName;
}

function forEverybody(found: Found): Sponsorship {
  const { id, missionId, tierId, amount, isAnonymous, state, reason, submittedAt, decidedAt, paidAt } = found;
  const objections = objectionsIn(reason);
  return {
    id, missionId, tierId, amount, isAnonymous, state, reason,
    ...(objections && { objections }),
    sponsorName: publicName(found),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
  };
}

function forOperators(found: Found): OperatorSponsorship {
  const { sponsorName, sponsorId, madeBy, message, missionTitle, fundingGoal, currentFunding, decidedBy } = found;
  return {
    ...forEverybody(found),
    sponsorName,
    sponsorId,
    heroId: madeBy,
    message,
    missionTitle,
    missionRemaining: fundingGoal - currentFunding,
    decidedBy,
    paymentReference: found.paymentReference,
  };
}
