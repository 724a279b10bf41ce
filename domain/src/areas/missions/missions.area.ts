import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { decideSponsorship, decideSponsorshipByOperator, reviewSponsorship } from './decide-sponsorship.js';
import { eraseMessagesOf } from './erase-messages.js';
import { MISSION_SEEDS } from './mission-seeds.js';
import { MissionSponsorship, SponsoredMissionRecord, Sponsor, SponsorshipTierRecord } from './missions.entities.js';
import { completeMission, completeMissionByDesk, missionOf, openMission, openMissionByDesk } from './open-mission.js';
import { paySponsorship } from './pay-sponsorship.js';
import { readSponsorshipsOf } from './read-sponsorships.js';
import { MISSION_INVARIANTS, missionTotals, sponsorshipTotals } from './reconciliation.js';
import { removeDeclinedSponsorships } from './remove-declined-sponsorships.js';
import { removeSponsorshipMessage } from './remove-message.js';
import { submitSponsorship, submitSponsorshipByCaller } from './submit-sponsorship.js';

/** Missions that sponsors fund. No policy looks at what is ingested: its decisions come as events themselves. */
export const missions = defineArea({
  name: 'missions',
  entities: [Sponsor, SponsorshipTierRecord, SponsoredMissionRecord, MissionSponsorship],
  commands: {
    'submit-sponsorship': submitSponsorshipByCaller,
    'review-sponsorship': reviewSponsorship,
    'decide-sponsorship': decideSponsorshipByOperator,
    'pay-sponsorship': paySponsorship,
    'remove-sponsorship-message': removeSponsorshipMessage,
    'open-mission': openMissionByDesk,
    'complete-mission': completeMissionByDesk,
  },
  events: {
    'sponsorship.submitted': oneByOne((transaction, event) =>
      submitSponsorship(transaction, { ...activityOf(event), byOperator: true }),
    ),
    'sponsorship.decided': oneByOne((transaction, event) =>
      decideSponsorship(transaction, { ...activityOf(event), reason: event.data.reason ?? null, by: 'partner' }),
    ),
    'mission.opened': oneByOne((transaction, event) => {
      const { cause, time, ...terms } = activityOf(event);
      return openMission(transaction, { mission: missionOf(terms), cause, time });
    }),
    'mission.completed': oneByOne((transaction, event) => completeMission(transaction, activityOf(event))),
  },
  reactions: { 'hero.removed': eraseMessagesOf },
  invariants: MISSION_INVARIANTS,
  totals: [missionTotals, sponsorshipTotals],
  retention: [removeDeclinedSponsorships],
  seeds: MISSION_SEEDS,
  personalData: { sponsorships: readSponsorshipsOf },
});

export { MissionSponsorship, SponsoredMissionRecord } from './missions.entities.js';
