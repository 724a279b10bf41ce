import type { Routes } from '../../kernel/calls/route.js';

export const SHARES_ROUTES = {
  recordShare: 'POST /api/social-shares',
  listMyShares: 'GET /api/social-shares',
  readInviter: 'GET /api/referral-codes/{code}',
  listMyReferrals: 'GET /api/me/referrals',
} as const satisfies Routes;
