import type { Routes } from '../../kernel/calls/route.js';

export const LEADERBOARD_ROUTES = {
  readLeaderboard: 'GET /api/heroes/leaderboard',
  readLeaderboardByPath: 'GET /api/heroes/leaderboard/{limit}',
  readHeroNeighbourhood: 'GET /api/heroes/leaderboard/around/{heroId}',
} as const satisfies Routes;
