import { defineContract } from '../../kernel/contract.js';
import { LEADERBOARD_CALLS } from './calls.js';
import { leaderboardRoom } from './room.js';

export const leaderboard = defineContract({ calls: [LEADERBOARD_CALLS], rooms: { leaderboard: leaderboardRoom } });
