import { receiptCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import {
  CLAIM_STATES, type DeskClaim, type OpsClaimsQuery, type RewardClaim, type RewardClaimPage,
} from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { sql } from 'kysely';
import type { Queryable } from '../../kernel/database/database.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import { assertHero, type Hero } from '../heroes/heroes.area.js';
import { unknownClaim } from './advance-claim.js';
import { OPEN_CLAIM_STATES } from './claim.states.js';
import type { ClaimAddressRecord } from './claim-address.entity.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

/** Claims with what they are of. */
function claimsIn(database: Queryable) {
  return database
    .tables<typeof RewardClaimRecord | typeof DubaiRewardRecord | typeof ClaimAddressRecord>()
    .selectFrom('reward_claim as claim')
    .innerJoin('dubai_reward as offer', 'offer.id', 'claim.rewardId')
    .leftJoin('claim_address as to', 'to.claimId', 'claim.id')
    .select([
      'claim.id as claimId',
      'claim.rewardId',
      'claim.heroId',
      'offer.title',
      'offer.partner',
      'offer.category',
      'offer.valueFils as value',
      'claim.pointsCost',
      'claim.state',
      'claim.reason',
      'claim.claimedAt',
      'claim.fulfilBy',
      'claim.processingAt',
      'claim.fulfilledAt',
      'claim.expiredAt',
      'claim.single as onePerHero',
      'to.contact',
      'to.phone',
      'to.address',
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof claimsIn>['executeTakeFirstOrThrow']>>;

/** A hero's claims, newest first. Throws `unknown_hero`. */
export async function readClaimsOf(database: Queryable, heroId: string, limit = 200): Promise<RewardClaim[]> {
  await assertHero(database, heroId);
  const found = await claimsIn(database).where('claim.heroId', '=', heroId)
    .orderBy('claim.claimedAt', 'desc').orderBy('claim.id', 'desc').limit(limit).execute();
  return found.map(asClaim);
}

/** A page of the claims of all heroes for the desk, newest first; those still to be handed over, oldest first. */
export async function readClaims(
  database: Queryable,
  { state, heroId, rewardId, after, limit }: OpsClaimsQuery,
): Promise<RewardClaimPage> {
  const isOpen = state === 'open';
  const [direction, beyond] = isOpen ? ['asc', '>'] as const : ['desc', '<'] as const;
  const states = isOpen ? OPEN_CLAIM_STATES : state && [state];
  const end = after === undefined ? undefined : readCursor(after);
  const found = await claimsIn(database)
    .$if(states !== undefined, (claims) => claims.where('claim.state', 'in', states!))
    .$if(heroId !== undefined, (claims) => claims.where('claim.heroId', '=', heroId!))
    .$if(rewardId !== undefined, (claims) => claims.where('claim.rewardId', '=', rewardId!))
    .$if(end !== undefined, (claims) =>
      claims.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('claim.claimedAt', 'claim.id'), beyond, tuple(end!.time, end!.id))
      ))
    .orderBy('claim.claimedAt', direction)
    .orderBy('claim.id', direction)
    .limit(limit + 1)
    .execute();
  const { page, next } = pageOf(found, limit, ({ claimedAt, claimId }) => ({ time: claimedAt, id: claimId }));
  return { claims: await withNames(database, page.map(asClaim)), next: next ?? null };
}

/** One claim. Throws `unknown_claim`. */
export async function readClaim(database: Queryable, claimId: string): Promise<RewardClaim> {
  const found = await claimsIn(database).where('claim.id', '=', claimId).executeTakeFirst();
  if (!found) throw unknownClaim(claimId);
  return asClaim(found);
}

/**
 * The same for the desk, also by the code of its receipt. Throws `unknown_claim` as well where receipts of several
 * claims have that code.
 */
export async function readClaimAtDesk(database: Queryable, code: string): Promise<DeskClaim> {
  return (await withNames(database, [await findClaim(database, code)]))[0]!;
}

/** With their heroes’ names, which no command’s result keeps. */
async function withNames(database: Queryable, claims: readonly RewardClaim[]): Promise<DeskClaim[]> {
  const heroes = await database.tables<typeof Hero>().selectFrom('hero').select(['id', 'name'])
    .where('id', 'in', claims.map(({ heroId }) => heroId)).execute();
  const names = new Map(heroes.map(({ id, name }) => [id, name]));
  return claims.map((claim) => ({ ...claim, heroName: names.get(claim.heroId) }));
}

async function findClaim(database: Queryable, code: string): Promise<RewardClaim> {
  if (receiptCode(code) !== code.toUpperCase()) return readClaim(database, code);
  const found = await claimsIn(database).where(sql`upper(right(claim.id, 8))`, '=', code.toUpperCase()).limit(2).execute();
  if (found.length > 1) {
    throw new AppError('unknown_claim', `Several claims have the code "${code}". Type the whole code.`, { claimId: code });
  }
  return found[0] ? asClaim(found[0]) : readClaim(database, code);
}

function asClaim(found: Found): RewardClaim {
  const { claimedAt, fulfilBy, processingAt, fulfilledAt, expiredAt, contact, phone, address, ...claim } = found;
  const times = { claimed: claimedAt, processing: processingAt, fulfilled: fulfilledAt, expired: expiredAt };
  const timeline = CLAIM_STATES.flatMap((state) => times[state] ? [{ state, at: times[state].toISOString() }] : []);
  const deliverTo = contact === null || phone === null || address === null ? null : { contact, phone, address };
  return { ...claim, claimedAt: claimedAt.toISOString(), fulfilBy: fulfilBy.toISOString(), deliverTo, timeline };
}
