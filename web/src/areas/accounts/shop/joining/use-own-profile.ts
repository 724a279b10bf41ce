import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../heroes/own-queries';
import { useAccount } from './use-account';

/** Whether the visitor has joined, and once it is loaded the profile. Visitors who have not joined cost no call. */
export function useOwnProfile(): { hasJoined: boolean; me: HeroProfile | undefined } {
  const { hasJoined } = useAccount();
  const { data: me } = useQuery({ ...meQuery, enabled: hasJoined });
  return { hasJoined, me: me ?? undefined };
}
