import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ClaimReceipt } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { claimsPaused } from '../../kernel/reconciliation/claims-paused.js';
import { unknownHero } from '../heroes/heroes.area.js';

/** Somebody wants a reward. `cause` is the command or event that says so. */
export interface ClaimRequest {
  claimId: string;
  rewardId: string;
  heroId: string;
  cause: string;
  time: Date;
  /** Whether its next steps are scheduled; those of a recorded claim come as events. */
  stepsFollow: boolean;
}

/** A reward as claims see it. Value in fils. */
export interface ClaimedReward {
  id: string;
  title: string;
  partner: string;
  category: ClaimReceipt['category'];
  valueFils: number;
  pointsCost: number;
  availableQuantity: number | null;
  claimedQuantity: number;
  zoneRestriction: string | null;
  onePerHero: boolean;
  fulfilment: string;
  expiresAt: Date;
}

/** A hero as claims see it. */
export interface Claimant {
  id: string;
  availablePoints: number;
  zoneId: string | null;
}

/** How things stand when the first claim is decided; rewards and heroes are locked. */
export interface ClaimTerms {
  /** Whether the last reconciliation found a break. */
  paused: boolean;
  rewards: ReadonlyMap<string, ClaimedReward>;
  heroes: ReadonlyMap<string, Claimant>;
  /** Claims that have not expired, as `ownKey` names them. */
  owned: ReadonlySet<string>;
  /** Ids that claims have already. */
  takenIds: ReadonlySet<string>;
}

/** A claim that may be had, and the points that its hero has left. */
export interface AcceptedClaim {
  claim: ClaimRequest;
  reward: ClaimedReward;
  availablePoints: number;
}

export function ownKey(heroId: string, rewardId: string): string {
  return `${heroId} ${rewardId}`;
}

/**
 * Decides claims in the order in which they arrived: each finds the stock and the points that those before it left
 * (spec document 2, section 7). One that is refused takes nothing.
 */
export function decideClaims(claims: readonly ClaimRequest[], terms: ClaimTerms): (AcceptedClaim | AppError)[] {
  const rewards = new Map([...terms.rewards].map(([id, reward]) => [id, { ...reward }]));
  const heroes = new Map([...terms.heroes].map(([id, hero]) => [id, { ...hero }]));
  const owned = new Set(terms.owned);
  const takenIds = new Set(terms.takenIds);
  return claims.map((claim) => {
    const { claimId, rewardId, heroId } = claim;
    const reward = rewards.get(rewardId);
    const hero = heroes.get(heroId);
    if (terms.paused) return claimsPaused();
    if (!reward) return new AppError('unknown_reward', `There is no reward "${rewardId}".`, { rewardId });
    if (!hero) return unknownHero(heroId);
    if (takenIds.has(claimId))
      return new AppError('already_exists', `There is a claim ${claimId} already.`, { claimId });
    const refusal = refusalOf(claim, reward, hero, owned.has(ownKey(heroId, rewardId)));
    if (refusal) return refusal;
    reward.claimedQuantity++;
    hero.availablePoints -= reward.pointsCost;
    owned.add(ownKey(heroId, rewardId));
    takenIds.add(claimId);
    return { claim, reward, availablePoints: hero.availablePoints };
  });
}

/** Why a hero may not have a reward at that time; undefined where nothing is in the way. */
function refusalOf(
  { rewardId, time }: ClaimRequest,
  { title, expiresAt, zoneRestriction, onePerHero, availableQuantity, claimedQuantity, pointsCost }: ClaimedReward,
  { zoneId, availablePoints }: Claimant,
  hasOne: boolean,
): AppError | undefined {
  if (expiresAt.getTime() <= time.getTime()) {
    return new AppError('expired', `${title} is over and can no longer be claimed.`, { rewardId });
  }
  if (zoneRestriction !== null && zoneId !== zoneRestriction) {
    return new AppError('wrong_zone', `${title} is for heroes of another delivery zone.`, { zoneRestriction, zoneId });
  }
  if (onePerHero && hasOne) {
    return new AppError('already_claimed', `${title} can be claimed once, and you have.`, { rewardId });
  }
  if (availableQuantity !== null && claimedQuantity >= availableQuantity) {
    return new AppError('sold_out', `${title} is sold out.`, { rewardId });
  }
  if (availablePoints >= pointsCost) return undefined;
  const message = `${title} costs ${count(pointsCost)} points and you have ${count(availablePoints)}.`;
  return new AppError('insufficient_points', message, { pointsCost, availablePoints });
}

function count(points: number): string {
  return points.toLocaleString('en');
}
