import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { ownHeroQueries } from '../../kernel/api/query-groups';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { refreshUnlessLive } from '../../kernel/live/refresh-unless-live';

const { queryKey } = queryOptionsOf(HEROES_ROUTES.readMe);

/** Reads again what a command of the hero changed, unless the hero's room, and the others named, are live. */
export function refreshOwn(
  queryClient: QueryClient,
  queries: QueryFilters = ownHeroQueries,
  ...rooms: RoomName[]
): Promise<void> {
  return refreshUnlessLive(queryClient, queries, `hero:${queryClient.getQueryData(queryKey)?.id ?? ''}`, ...rooms);
}
