import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { nameOf } from '../../../kernel/i18n/name-of';

/** A delivery zone's name, by its id. */
export function zoneName(zoneId: string): string {
  return nameOf(DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId);
}
