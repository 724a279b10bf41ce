import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { askOnce } from '../../kernel/api/ask-once';
import { queryClient } from '../../kernel/api/queries';
import { refreshUnlessLive } from '../../kernel/live/refresh-queries';
import { actAs } from './act-as';
import { meQuery, ownHeroQueries } from './own-queries';

/** The guest who is being created: a visitor's first actions create one guest, also when they are concurrent. */
let arriving: Promise<HeroProfile> | undefined;

/**
 * The id of the hero to act as, before a command. A visitor who has none becomes a guest, so that the first action is
 * not lost. Throws where that cannot be learnt or done.
 */
export async function actingHeroId(): Promise<string> {
  const me = await queryClient.ensureQueryData(meQuery);
  return me ? me.id : ownHeroId();
}

/**
 * The same for what stays the visitor's own, such as a locked price: the demo hero, who is everybody's, does not do
 * it. What a guest began is taken along by joining and by signing in.
 */
export async function ownHeroId(): Promise<string> {
  const me = await queryClient.ensureQueryData(meQuery);
  if (me && !me.isDemo) return me.id;
  arriving ??= arrive().finally(() => (arriving = undefined));
  return (await arriving).id;
}

async function arrive(): Promise<HeroProfile> {
  const guest = await askOnce(ACCOUNTS_ROUTES.welcomeGuest);
  actAs(queryClient, guest);
  return guest;
}

/** Reads again what a command of the hero changed, unless the hero's room, and the others named, are live. */
export function refreshOwn(
  queryClient: QueryClient,
  queries: QueryFilters = ownHeroQueries,
  ...rooms: RoomName[]
): Promise<void> {
  return refreshUnlessLive(queryClient, queries, `hero:${queryClient.getQueryData(meQuery.queryKey)?.id ?? ''}`, ...rooms);
}
