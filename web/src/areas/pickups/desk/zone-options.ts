import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';

/** The delivery zones to choose from, by id unless the contract wants the name. */
export const zoneOptions = (by: 'id' | 'name' = 'id') =>
  DELIVERY_ZONES.map((zone) => ({ value: zone[by], label: zone.name }));
