import type { Routes } from '../../kernel/calls/route.js';

export const SOCIAL_CHALLENGES_ROUTES = {
  listSocialChallenges: 'GET /api/social-challenges',
  createSocialChallenge: 'POST /api/social-challenges',
  joinSocialChallenge: 'POST /api/social-challenges/{challengeId}/join',
} as const satisfies Routes;
