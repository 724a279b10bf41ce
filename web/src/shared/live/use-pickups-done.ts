import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { liveQueryKeys } from './query-keys';
import { useLiveQuery } from './use-live-query';

/** How many doorstep pickups were done, kept current. */
export function usePickupsDone(): UseQueryResult<PickupsDone> {
  return useLiveQuery<PickupsDone>('pickups', liveQueryKeys.pickups);
}
