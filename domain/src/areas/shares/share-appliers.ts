import type { SHARE_INGEST_EVENTS } from '@planet-heroes/contracts/areas/shares/events';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { recordShare } from './record-share.js';

export const SHARE_APPLIERS: AppliersOf<typeof SHARE_INGEST_EVENTS> = {
  'share.recorded': oneByOne((transaction, event) =>
    recordShare(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) }),
  ),
};
