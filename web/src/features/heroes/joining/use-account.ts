import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsOf } from '../../../shared/api/query-options';
import { ApiError } from '../../../shared/api/api-error';
import { followRememberedHero, rememberedHeroId, rememberHero } from '../../../shared/hero/remembered-hero';
import { liveConnection } from '../../../shared/live/live-client';
import { useHydrated } from '../../../shared/use-hydrated';
import { actAs } from './act-as';

interface Account {
  hasJoined: boolean;
  /** Known once the profile is loaded. */
  name: string | undefined;
}

/** Whether somebody joined in this browser, and who. Visitors who have not joined cost no call. */
export function useAccount(): Account {
  const queryClient = useQueryClient();
  const [, drawAgain] = useState(0);
  const isHydrated = useHydrated();
  const remembered = isHydrated ? rememberedHeroId() : undefined;
  const { data: me, error } = useQuery({ ...queryOptionsOf(HEROES_ROUTES.readMe), enabled: remembered !== undefined });

  useEffect(() => {
    if (me) rememberHero(me.isDemo ? undefined : me.id);
  }, [me]);

  useEffect(
    () =>
      // Joined or left in another tab: the cookie is shared, so this one acts as that hero from now on.
      followRememberedHero(() => {
        drawAgain((times) => times + 1);
        liveConnection.renew();
        void queryClient.resetQueries();
      }),
    [queryClient],
  );

  const hasEnded = error instanceof ApiError && error.code === 'session_required';
  useEffect(() => {
    if (hasEnded) actAs(queryClient, undefined); // The hero has left, perhaps from another device.
  }, [hasEnded, queryClient]);

  if (me) return { hasJoined: !me.isDemo, name: me.isDemo ? undefined : me.name };
  return { hasJoined: remembered !== undefined && !hasEnded, name: undefined };
}
