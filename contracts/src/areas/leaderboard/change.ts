import type { LeaderboardHero } from './schemas.js';
import type { LeaderboardChange } from './room.js';

/** How many rows the `leaderboard` room keeps current. A screen that shows fewer cuts them off. */
export const LEADERBOARD_ROOM_SIZE = 100;

/** Applies a change to a list of the board's best heroes, best first; leaves the list given untouched. */
export function applyLeaderboardChange(
  heroes: readonly LeaderboardHero[],
  change: LeaderboardChange,
  size: number,
): LeaderboardHero[] {
  const named = new Set([...change.removed, ...change.placed.map(({ hero }) => hero.id)]);
  const next = heroes.filter(({ id }) => !named.has(id));
  for (const { rank, hero } of change.placed) {
    const before = heroes.find(({ id }) => id === hero.id);
    next.splice(rank - 1, 0, { ...before, ...hero } as LeaderboardHero);
  }
  return next.slice(0, size);
}
