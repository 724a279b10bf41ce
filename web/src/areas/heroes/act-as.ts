import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ROOMS_KEY } from '../../kernel/live/query-keys';
import { tellOtherTabs } from '../../kernel/live/other-tabs';
import { meQuery, ownHeroQueries } from './own-queries';
import { rememberHero, type RememberedHero } from './remembered-hero';
import { forgetMove } from './last-move';
import { liveConnection } from '../../kernel/live/live-store';

/**
 * This browser acts as another hero from now on, or as a visitor. Data of the previous hero is loaded again, and the
 * live connection is opened again, because its handshake carries the session.
 */
export function actAs(queryClient: QueryClient, hero: HeroProfile | RememberedHero | undefined): void {
  rememberHero(hero);
  tellOtherTabs();
  forgetMove();
  liveConnection.renew();
  const me = meQuery.queryKey;
  const profile = hero && 'name' in hero ? hero : undefined;
  // What belonged to the other hero must not be seen for a moment longer.
  void queryClient.resetQueries({
    predicate: (query) => ownHeroQueries.predicate(query) && (!profile || query.queryKey[0] !== me[0]),
  });
  if (profile) {
    // A pending answer belongs to the previous hero.
    void queryClient.cancelQueries({ queryKey: me, exact: true });
    queryClient.setQueryData(me, profile);
  }
  // Public lists carry the visitor's own part as well.
  void queryClient.invalidateQueries({
    predicate: (query) => !ownHeroQueries.predicate(query) && query.queryKey[0] !== ROOMS_KEY[0],
  });
}
