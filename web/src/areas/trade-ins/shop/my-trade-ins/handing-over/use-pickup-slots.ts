import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';

/** The times that can be booked in a zone, with what is left of each: as they are when they are looked at. */
export function usePickupSlots(zoneId: string): UseQueryResult<PickupSlots> {
  return useQuery({
    ...queryOptionsOf(PICKUPS_ROUTES.listPickupSlots, { query: { zoneId } }),
    enabled: zoneId !== '',
    refetchOnMount: 'always',
  });
}
