import type { PickupsDone } from './schemas.js';

/** The `pickups` room. A change is the new counts, whole. */
export interface PickupRoomMessages {
  pickups: { snapshot: PickupsDone; change: PickupsDone };
}
