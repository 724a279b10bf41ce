import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { type LiveRoom, wholeAnswer } from '../../kernel/live/rooms';

/** What the pages do with the room of the totals. */
export const impactRoom: LiveRoom<'impact'> = wholeAnswer(IMPACT_ROUTES.readImpact, POLLING_MS.impactStats);
