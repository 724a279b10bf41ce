import { CompletedPickup } from './completed-pickup.entity.js';
import { PickupTotal } from './pickup-total.entity.js';

/** The tables of this area. */
export const PICKUP_ENTITIES = [CompletedPickup, PickupTotal] as const;
