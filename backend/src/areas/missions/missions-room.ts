import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { MissionChange, MissionSnapshot, SponsorshipNews } from '@planet-heroes/contracts/areas/missions/room';
import { type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { MissionsProjection } from './missions.projection.js';

/** Missions, and the news of sponsorships by their ids only. */
@RoomSource('missions')
export class MissionsRoom implements RoomContent<'missions'> {
  constructor(private readonly projection: MissionsProjection) {}

  snapshot(): MissionSnapshot {
    return { missions: [...this.projection.missions()], sponsorships: [] };
  }

  changeBy(events: readonly LogEvent[]): MissionChange | undefined {
    const touched = new Set(events.flatMap((event) => {
      if (event.type === 'mission.opened') return [event.data.mission.id];
      return 'missionId' in event.data ? [event.data.missionId] : [];
    }));
    const changed = this.projection.missions().filter(({ id }) => touched.has(id));
    const sponsorships = events.flatMap((event) => newsOf(event) ?? []);
    if (changed.length === 0 && sponsorships.length === 0) return undefined;
    return { missions: { changed, removed: [] }, sponsorships };
  }
}

function newsOf(event: LogEvent): SponsorshipNews | undefined {
  switch (event.type) {
    case 'sponsorship.submitted':
      return { id: event.data.sponsorshipId, state: 'submitted' };
    case 'sponsorship.sent_to_review':
      return { id: event.data.sponsorshipId, state: 'in_review' };
    case 'sponsorship.approved':
      return { id: event.data.sponsorshipId, state: 'approved' };
    case 'sponsorship.paid':
      return { id: event.data.sponsorshipId, state: 'approved', isPaid: true };
    case 'sponsorship.declined':
      return { id: event.data.sponsorshipId, state: 'declined' };
    default:
      return undefined;
  }
}
