import type { LeaderboardSnapshot } from '@planet-heroes/contracts/socket-map';

/** The best heroes of the room, as many as a screen shows. */
export function topOf({ heroes }: LeaderboardSnapshot, limit: number): LeaderboardSnapshot['heroes'] {
  return heroes.slice(0, limit);
}
