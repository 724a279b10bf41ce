import { companyRoom } from '../areas/corporate/live';
import { dubaiRoom } from '../areas/dubai-rewards/live';
import { heroRoom } from '../areas/heroes/live';
import { impactRoom } from '../areas/impact/live';
import { leaderboardRoom } from '../areas/leaderboard/live';
import { missionsRoom } from '../areas/missions/live';
import { orderRoom } from '../areas/orders/live';
import { pickupsRoom } from '../areas/pickups/live';
import { challengesRoom } from '../areas/social-challenges/live';
import type { LiveRooms } from '../kernel/live/rooms';

/** What the areas do with their rooms: the list that the live connection is handed. */
export const ROOMS: LiveRooms = {
  impact: impactRoom,
  pickups: pickupsRoom,
  leaderboard: leaderboardRoom,
  dubai: dubaiRoom,
  missions: missionsRoom,
  challenges: challengesRoom,
  hero: heroRoom,
  company: companyRoom,
  order: orderRoom,
};
