import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';

/** A delivery zone's name, by its id. */
export function zoneName(zoneId: string): string {
  return DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId;
}
