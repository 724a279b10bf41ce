import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { meQueryKeys } from '../../../shared/hero/me-queries';
import { rememberHero } from '../../../shared/hero/remembered-hero';
import { forgetMove } from '../../../shared/live/last-move';
import { liveConnection } from '../../../shared/live/live-client';
import { liveQueryKeys } from '../../../shared/live/query-keys';

/**
 * This browser acts as another hero from now on: as the one that was made, or as the demo hero again. What was loaded for
 * the hero before is loaded anew, and the live connection with it, because a handshake carries the session.
 */
export function actAs(queryClient: QueryClient, hero: HeroProfile | undefined): void {
  rememberHero(hero?.id);
  forgetMove();
  liveConnection.renew();
  const [me] = meQueryKeys.all;
  // What belonged to the other hero must not be seen for a moment longer.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === me && (!hero || queryKey.length > 1) });
  if (hero) queryClient.setQueryData(meQueryKeys.all, hero);
  // Public lists carry the visitor's own part as well.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== me && queryKey[0] !== liveQueryKeys.rooms[0],
  });
}
