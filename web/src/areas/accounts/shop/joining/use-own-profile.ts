import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { useAccount } from './use-account';

/** Whether the visitor has joined, and once it is loaded the profile. Visitors who have not joined cost no call. */
export function useOwnProfile(): { hasJoined: boolean; me: HeroProfile | undefined } {
  const { hasJoined } = useAccount();
  const { data: me } = useQuery({ ...queryOptionsOf(HEROES_ROUTES.readMe), enabled: hasJoined });
  return { hasJoined, me: me ?? undefined };
}
