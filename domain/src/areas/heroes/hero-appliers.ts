import type { HERO_INGEST_EVENTS } from '@planet-heroes/contracts/areas/heroes/events';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { completeProfile } from './complete-profile.js';
import { applyJoins } from './apply-joins.js';

export const HERO_APPLIERS: AppliersOf<typeof HERO_INGEST_EVENTS> = {
  'hero.joined': applyJoins,
  'hero.profile_completed': oneByOne(async (transaction, event) => {
    const { heroId, zoneId } = event.data;
    return completeProfile(transaction, { heroId, zoneId, cause: causeOf(event), time: new Date(event.time) });
  }),
};
