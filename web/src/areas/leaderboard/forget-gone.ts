import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type { HeroNeighbourhood, Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ROOMS_KEY } from '../../kernel/live/query-keys';
import { withoutNames } from '../heroes/last-move';
import type { HeroRoomState } from '../heroes/use-hero-room';

const { readHeroNeighbourhood } = LEADERBOARD_ROUTES;

/** Heroes who left the board leave the rest of the page as well: who stands around, and the own hero's last move. */
export function forgetGone(queryClient: QueryClient, gone: ReadonlySet<string>, board: Leaderboard): void {
  const cache = queryClient.getQueryCache();
  const isGone = ({ id }: { id: string }) => gone.has(id);
  const names = new Set(board.filter(isGone).map(({ name }) => name));
  for (const { queryKey, state } of cache.findAll({ queryKey: [readHeroNeighbourhood] })) {
    const known = state.data as HeroNeighbourhood | undefined;
    if (!known?.heroes.some(isGone)) continue;
    for (const { name } of known.heroes.filter(isGone)) names.add(name);
    queryClient.setQueryData(queryKey, { ...known, heroes: known.heroes.filter((hero) => !isGone(hero)) });
    void queryClient.invalidateQueries({ queryKey, exact: true });
  }
  for (const { queryKey, state } of cache.findAll({ queryKey: ROOMS_KEY })) {
    const known = state.data as HeroRoomState | undefined;
    if (known?.lastChange)
      queryClient.setQueryData(queryKey, { ...known, lastChange: withoutNames(known.lastChange, names) });
  }
}
