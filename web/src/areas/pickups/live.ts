import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { type LiveRoom, wholeAnswer } from '../../kernel/live/rooms';

/** What the pages do with the room of the pickups. */
export const pickupsRoom: LiveRoom<'pickups'> = wholeAnswer(PICKUPS_ROUTES.readPickups, POLLING_MS.dubai);
