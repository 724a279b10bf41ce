import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { queryOptionsOf } from '../api/query-options';
import { useLiveQuery } from './use-live-query';

/** How many doorstep pickups were done, kept current. */
export function usePickupsDone(): UseQueryResult<PickupsDone> {
  return useLiveQuery('pickups', queryOptionsOf(PICKUPS_ROUTES.readPickups));
}
