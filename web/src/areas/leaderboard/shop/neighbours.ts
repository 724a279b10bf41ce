import type { HeroNeighbourhood, Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';

/** How many heroes on either side of the visitor are shown. */
export const NEIGHBOURS = 2;

export type Neighbour = HeroNeighbourhood['heroes'][number];

/** A hero's neighbours in the shown part of the board; undefined where the hero is outside it. */
export function neighboursOn(
  board: Leaderboard | undefined,
  heroId: string,
  totalHeroes: number,
): Neighbour[] | undefined {
  const place = board?.findIndex(({ id }) => id === heroId) ?? -1;
  if (!board || place < 0) return undefined;
  const first = Math.max(0, place - NEIGHBOURS);
  const end = Math.min(totalHeroes, place + NEIGHBOURS + 1);
  if (end > board.length) return undefined;
  return board.slice(first, end).map((hero, index) => ({ ...hero, rank: first + index + 1 }));
}

/** What it takes to pass the next hero (one more than the difference), and the lead over the one behind. */
export interface Gaps {
  rival?: { name: string; points: number };
  chaser?: { name: string; points: number };
}

/** A hero's gaps to both sides; none at an end of the board. */
export function gapsOf(neighbours: readonly Neighbour[], heroId: string): Gaps {
  const place = neighbours.findIndex(({ id }) => id === heroId);
  const own = neighbours[place];
  if (!own) return {};
  const above = neighbours[place - 1];
  const below = neighbours[place + 1];
  return {
    ...(above && { rival: { name: above.name, points: above.points - own.points + 1 } }),
    ...(below && { chaser: { name: below.name, points: own.points - below.points } }),
  };
}
