import type { MovementKind, PointMovement } from '../../kernel/points/move-points.js';

/** The ledger's rule for each way in which a claim moves points. */
const RULES = {
  hold: 'reward-claimed',
  spend: 'reward-fulfilled',
  release: 'reward-returned',
  repay: 'reward-returned-owed',
  overdraw: 'reward-fulfilled-owed',
} as const satisfies Partial<
  Record<MovementKind, string>
>;

/** A claim, as far as its points go. */
export interface ClaimPoints {
  claimId: string;
  rewardId: string;
  heroId: string;
  pointsCost: number;
  title: string;
}

/** The movement of a claim's points. Its cause is the claim: each of these happens to it once. */
export function claimMovement(
  kind: keyof typeof RULES,
  { claimId, rewardId, heroId, pointsCost, title }: ClaimPoints,
): Omit<PointMovement, 'time'> {
  return {
    kind,
    heroId,
    amount: pointsCost,
    rule: RULES[kind],
    cause: `claim:${claimId}`,
    reason: title,
    with: rewardId,
  };
}
