import type { SPONSORSHIP_INGEST_EVENTS } from '@planet-heroes/contracts/areas/missions/events';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { decideSponsorship } from './decide-sponsorship.js';
import { completeMission, openMission } from './open-mission.js';
import { submitSponsorship } from './submit-sponsorship.js';

/** No policy looks at what is ingested: its decisions come as events themselves. */
export const SPONSORSHIP_APPLIERS: AppliersOf<typeof SPONSORSHIP_INGEST_EVENTS> = {
  'sponsorship.submitted': oneByOne((transaction, event) =>
    submitSponsorship(transaction, { ...event.data, byOperator: true, cause: causeOf(event), time: new Date(event.time) }),
  ),
  'sponsorship.decided': oneByOne((transaction, event) =>
    decideSponsorship(transaction, {
      ...event.data, reason: event.data.reason ?? null, by: 'partner', cause: causeOf(event), time: new Date(event.time),
    }),
  ),
  'mission.opened': oneByOne((transaction, event) => {
    const { missionId: id, openingFunding: currentFunding, targetZone, ...mission } = event.data;
    const opened = { ...mission, id, currentFunding, ...(targetZone && { targetZone }) };
    return openMission(transaction, { mission: opened, cause: causeOf(event), time: new Date(event.time) });
  }),
  'mission.completed': oneByOne((transaction, event) =>
    completeMission(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) }),
  ),
};
