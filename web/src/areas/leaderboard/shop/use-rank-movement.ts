import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { useState } from 'react';

/** Places gained (positive) or lost since the page was opened; `entered` for a hero who was not on the board then. */
export type RankMovement = number | 'entered';

/** Remembers the board as it was when the page was opened, and compares with it. */
export function useRankMovement(heroes: Leaderboard | undefined): (heroId: string, rank: number) => RankMovement {
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>();
  if (!opened && heroes) setOpened(new Map(heroes.map(({ id }, index) => [id, index + 1])));
  return (heroId, rank) => {
    const before = opened?.get(heroId);
    if (before !== undefined) return before - rank;
    return opened ? 'entered' : 0;
  };
}
