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
  for (const { rank, hero } of change.placed) next.splice(rank - 1, 0, hero);
  return next.slice(0, size);
}

/**
 * The smallest change that leads from one list to another: every hero that is new, has other figures, or overtook.
 * Those that keep their relative order (the longest such run) are not named.
 */
export function leaderboardChangeBetween(
  before: readonly LeaderboardHero[],
  after: readonly LeaderboardHero[],
  totalHeroes: number,
): LeaderboardChange {
  const placeBefore = new Map(before.map((hero, index) => [hero.id, index]));
  const unchanged = after.map((hero, index) => ({ index, place: placeBefore.get(hero.id), hero })).filter(
    (entry): entry is { index: number; place: number; hero: LeaderboardHero } =>
      entry.place !== undefined && sameHero(before[entry.place]!, entry.hero),
  );
  const stays = new Set(after.map(({ id }) => id));
  const kept = new Set(longestIncreasing(unchanged.map(({ place }) => place)).map((at) => unchanged[at]!.index));
  return {
    removed: before.flatMap(({ id }) => (stays.has(id) ? [] : [id])),
    placed: after.flatMap((hero, index) => (kept.has(index) ? [] : [{ rank: index + 1, hero }])),
    totalHeroes,
  };
}

function sameHero(a: LeaderboardHero, b: LeaderboardHero): boolean {
  return (
    a === b ||
    (a.points === b.points &&
      a.name === b.name &&
      a.level === b.level &&
      a.bottlesPrevented === b.bottlesPrevented &&
      a.co2Saved === b.co2Saved &&
      a.referralCount === b.referralCount &&
      a.badges.join() === b.badges.join())
  );
}

/** Indexes of one longest strictly increasing subsequence (patience sorting). */
function longestIncreasing(values: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[tails[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = index;
  });
  const result: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) result.push(at);
  return result.reverse();
}
