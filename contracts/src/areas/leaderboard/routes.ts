import type { Routes } from '../../kernel/calls/route.js';

export const LEADERBOARD_ROUTES = {
  readLeaderboard: 'GET /api/heroes/leaderboard',
  readLeaderboardByPath: 'GET /api/heroes/leaderboard/{limit}',
  readHeroGains: 'GET /api/heroes/leaderboard/gains',
  readHeroNeighbourhood: 'GET /api/heroes/leaderboard/around/{heroId}',
} as const satisfies Routes;
