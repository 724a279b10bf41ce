import type { Routes } from '../../kernel/calls/route.js';

export const DUBAI_REWARDS_ROUTES = {
  listDubaiChallenges: 'GET /api/dubai/challenges',
  listDubaiRewards: 'GET /api/dubai/rewards',
  joinDubaiChallenge: 'POST /api/dubai/challenges/{challengeId}/join',
  claimReward: 'POST /api/dubai/rewards/{rewardId}/claim',
  listMyClaims: 'GET /api/me/claims',
  setClaimAddress: 'PUT /api/me/claims/{claimId}/address',
  listMyDubaiChallenges: 'GET /api/me/challenges',
  listClaims: 'GET /api/ops/claims',
  readClaim: 'GET /api/ops/claims/{id}',
  advanceClaim: 'POST /api/ops/claims/{id}/advance',
} as const satisfies Routes;

/** What the desk offers: rewards with their stock, and challenges. */
export const DUBAI_DESK_ROUTES = {
  listRewardsAsOperator: 'GET /api/ops/rewards',
  addReward: 'POST /api/ops/rewards',
  stockReward: 'POST /api/ops/rewards/{id}/stock',
  listChallengesAsOperator: 'GET /api/ops/dubai-challenges',
  openDubaiChallenge: 'POST /api/ops/dubai-challenges',
} as const satisfies Routes;
