import type { ClaimState, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';

export interface ClaimStep {
  state: ClaimState;
  /** When the claim came there; undefined while that lies ahead. */
  at: string | undefined;
  isCurrent: boolean;
}

const WAY: readonly ClaimState[] = ['claimed', 'processing', 'fulfilled'];

/** The way of a claim: to its hand-over, or to where it expired. */
export function claimSteps({ state, timeline }: Pick<RewardClaim, 'state' | 'timeline'>): ClaimStep[] {
  const times = new Map(timeline.map((step) => [step.state, step.at]));
  const way = state === 'expired' ? timeline.map((step) => step.state) : WAY;
  return way.map((step) => ({ state: step, at: times.get(step), isCurrent: step === state }));
}

/** Whether the points of a claim are still held. */
export function isOpen({ state }: Pick<RewardClaim, 'state'>): boolean {
  return state === 'claimed' || state === 'processing';
}
