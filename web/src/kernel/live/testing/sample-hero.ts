import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';

/** A hero for tests. */
export function sampleHero(id: string, points: number): LeaderboardHero {
  return {
    id,
    name: `Hero ${id}`,
    level: levelFor(points),
    points,
    bottlesPrevented: 0,
    co2Saved: 0,
    referralCount: 0,
    badges: [],
  };
}
