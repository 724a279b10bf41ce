import type { Routes } from '../../kernel/calls/route.js';

export const DUBAI_REWARDS_ROUTES = {
  listDubaiChallenges: 'GET /api/dubai/challenges',
  listDubaiRewards: 'GET /api/dubai/rewards',
  joinDubaiChallenge: 'POST /api/dubai/challenges/{challengeId}/join',
  claimReward: 'POST /api/dubai/rewards/{rewardId}/claim',
  listMyClaims: 'GET /api/me/claims',
  setClaimAddress: 'PUT /api/me/claims/{claimId}/address',
  listMyDubaiChallenges: 'GET /api/me/challenges',
} as const satisfies Routes;

/** What the desk does: it hands claims over, and offers rewards and challenges. No page of the shop loads these. */
export const DUBAI_DESK_ROUTES = {
  listClaims: 'GET /api/ops/claims',
  readClaim: 'GET /api/ops/claims/{id}',
  advanceClaim: 'POST /api/ops/claims/{id}/advance',
  listRewardsAsOperator: 'GET /api/ops/rewards',
  addReward: 'POST /api/ops/rewards',
  stockReward: 'POST /api/ops/rewards/{id}/stock',
  listChallengesAsOperator: 'GET /api/ops/dubai-challenges',
  openDubaiChallenge: 'POST /api/ops/dubai-challenges',
} as const satisfies Routes;
