import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { actAs } from '../../../heroes/act-as';
import { meQuery } from '../../../heroes/own-queries';
import { followOtherTabs } from '../../../../kernel/live/other-tabs';
import { rememberedHero, rememberHero } from '../../../heroes/remembered-hero';
import { useHydrated } from '../../../../kernel/hydration/use-hydrated';

interface Account {
  hasJoined: boolean;
  /** Acts already, and has not joined yet. */
  isGuest: boolean;
  /** Known once the profile of a hero who has joined is loaded. */
  name: string | undefined;
}

/** Whether somebody joined in this browser, and who. Visitors who have no hero of their own cost no call. */
export function useAccount(): Account {
  const queryClient = useQueryClient();
  const [, drawAgain] = useState(0);
  const isHydrated = useHydrated();
  const remembered = isHydrated ? rememberedHero() : undefined;
  const { data: me } = useQuery({ ...meQuery, enabled: remembered !== undefined });

  useEffect(() => {
    if (me && !me.isDemo) rememberHero(me);
    else if (me !== undefined && rememberedHero()) {
      // The hero has left, or was signed out on another device.
      actAs(queryClient, undefined);
      void import('./tell-signed-out').then(({ tellSignedOut }) => tellSignedOut(), (error: unknown) => {
        console.warn('Who was signed out could not be told', error);
      });
    }
  }, [me, queryClient]);

  useEffect(() => followOtherTabs(() => drawAgain((times) => times + 1)), []);

  // The header is hydrated after the screen, which may have asked already.
  if (isHydrated && me) {
    const hasJoined = !me.isDemo && !me.isGuest;
    return { hasJoined, isGuest: me.isGuest, name: hasJoined ? me.name : undefined };
  }
  const known = me === null ? undefined : remembered;
  return { hasJoined: known !== undefined && !known.isGuest, isGuest: known?.isGuest ?? false, name: undefined };
}
