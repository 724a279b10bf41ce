import type { PICKUP_INGEST_EVENTS } from '@planet-heroes/contracts/areas/pickups/events';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { completePickup } from './complete-pickup.js';

export const PICKUP_APPLIERS: AppliersOf<typeof PICKUP_INGEST_EVENTS> = {
  'pickup.completed': oneByOne((transaction, event) =>
    completePickup(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) }),
  ),
};
