import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { BOOKS_BROKEN_SQL, claimsPaused } from '../../kernel/reconciliation/claims-paused.js';
import type { Queryable } from '../../kernel/database/database.js';
import { unknownHero } from '../heroes/heroes.area.js';

/** A reward as a claim sees it. What it costs and whom it is for never changes. */
export interface RewardTerms {
  title: string;
  partner: string;
  category: string;
  value: number;
  pointsCost: number;
  availableQuantity: number | null;
  claimedQuantity: number;
  zoneRestriction: string | null;
  onePerHero: boolean;
  fulfilment: 'automatic' | 'partner';
  expiresAt: string;
}

/** Everything that decides whether a hero may claim a reward. */
export interface ClaimTerms {
  paused: boolean;
  reward: RewardTerms | null;
  hero: { availablePoints: number; zoneId: string | null } | null;
  /** Whether the hero has a claim of it that has not expired. */
  hasOne: boolean;
  /** Whether there is a claim with this id. */
  idTaken: boolean;
}

/** With the numbers that the parameters reward, hero and claim have. */
export const termsSql = (reward: number, hero = reward + 1, claim = reward + 2) => `select ${BOOKS_BROKEN_SQL} as paused,
            (select json_build_object(
               'title', title, 'partner', partner, 'category', category, 'value', value_fils, 'pointsCost', points_cost,
               'availableQuantity', available_quantity, 'claimedQuantity', claimed_quantity, 'zoneRestriction', zone_restriction,
               'onePerHero', one_per_hero, 'fulfilment', fulfilment, 'expiresAt', expires_at)
             from dubai_reward where id = $${reward}) as reward,
            (select json_build_object('availablePoints', available_points, 'zoneId', zone_id)
             from hero where id = $${hero} and removed_at is null) as hero,
            exists (select from reward_claim where hero_id = $${hero} and reward_id = $${reward} and state <> 'expired') as "hasOne",
            exists (select from reward_claim where id = $${claim}) as "idTaken"`;
const TERMS_SQL = termsSql(1);

/** Reads the terms without a lock: whoever cannot claim then makes nobody wait. */
export async function readClaimTerms(
  transaction: Queryable,
  { claimId, rewardId, heroId }: { claimId: string; rewardId: string; heroId: string },
): Promise<ClaimTerms> {
  const [terms] = await transaction.query<ClaimTerms>(
    TERMS_SQL,
    [rewardId, heroId, claimId],
    'read-claim-terms',
  );
  return terms!;
}

/** Why a hero may not claim a reward at that time; undefined where nothing is in the way. */
export function claimRefusal(
  { rewardId, heroId, claimId, time }: { rewardId: string; heroId: string; claimId: string; time: Date },
  { paused, reward, hero, hasOne, idTaken }: ClaimTerms,
): AppError | undefined {
  if (paused) return claimsPaused();
  if (!reward) return new AppError('unknown_reward', `There is no reward "${rewardId}".`, { rewardId });
  if (!hero) return unknownHero(heroId);
  if (idTaken) return new AppError('already_exists', `There is a claim ${claimId} already.`, { claimId });
  if (Date.parse(reward.expiresAt) <= time.getTime()) {
    return new AppError('expired', `${reward.title} is over and can no longer be claimed.`, { rewardId });
  }
  if (reward.zoneRestriction !== null && hero.zoneId !== reward.zoneRestriction) {
    const { zoneRestriction } = reward;
    return new AppError('wrong_zone', `${reward.title} is for heroes of another delivery zone.`, { zoneRestriction, zoneId: hero.zoneId });
  }
  if (reward.onePerHero && hasOne) return new AppError('already_claimed', `${reward.title} can be claimed once, and you have.`, { rewardId });
  if (reward.availableQuantity !== null && reward.claimedQuantity >= reward.availableQuantity) {
    return new AppError('sold_out', `${reward.title} is sold out.`, { rewardId });
  }
  const { availablePoints } = hero;
  if (availablePoints >= reward.pointsCost) return undefined;
  const { pointsCost } = reward;
  const message = `${reward.title} costs ${pointsCost} points and you have ${availablePoints}.`;
  return new AppError('insufficient_points', message, { pointsCost, availablePoints });
}
