import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../shared/api/query-options';
import { ownHeroQueries } from '../../../shared/api/query-groups';
import { ROOMS_KEY } from '../../../shared/live/query-keys';
import { rememberHero } from '../../../shared/hero/remembered-hero';
import { forgetMove } from '../../../shared/live/last-move';
import { liveConnection } from '../../../shared/live/live-client';

/**
 * This browser acts as another hero from now on: as the one that was made, or as the demo hero again. What was loaded for
 * the hero before is loaded anew, and the live connection with it, because a handshake carries the session.
 */
export function actAs(queryClient: QueryClient, hero: HeroProfile | undefined): void {
  rememberHero(hero?.id);
  forgetMove();
  liveConnection.renew();
  const me = queryOptionsOf(HEROES_ROUTES.readMe).queryKey;
  // What belonged to the other hero must not be seen for a moment longer.
  void queryClient.resetQueries({ predicate: (query) => ownHeroQueries.predicate(query) && (!hero || query.queryKey[0] !== me[0]) });
  if (hero) queryClient.setQueryData(me, hero);
  // Public lists carry the visitor's own part as well.
  void queryClient.invalidateQueries({
    predicate: (query) => !ownHeroQueries.predicate(query) && query.queryKey[0] !== ROOMS_KEY[0],
  });
}
