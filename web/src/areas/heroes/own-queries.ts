import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { isOwnHeros } from '@planet-heroes/contracts/kernel/calls/route-groups';
import type { QueryKey } from '@tanstack/react-query';
import { type CallQuery, orNobodys, queryOptionsOf } from '../../kernel/api/query-options';

/** The profile of the hero that this browser acts as; null for a visitor who has none yet. */
export const meQuery = orNobodys(queryOptionsOf(HEROES_ROUTES.readMe), null);

/** Every query about that hero. */
export const ownHeroQueries = {
  predicate: ({ queryKey: [route] }: { queryKey: QueryKey }): boolean => isOwnHeros(String(route)),
};

/** A query about that hero. It waits until it is known whether the visitor has one, and asks nothing if not. */
export function ownQuery<Answer, Nothing>(query: CallQuery<Answer>, nothing: Nothing): CallQuery<Answer | Nothing> {
  const { queryKey, queryFn } = orNobodys(query, nothing);
  return {
    queryKey,
    queryFn: async (context) => (await context.client.ensureQueryData(meQuery)) ? queryFn(context) : nothing,
  };
}
