import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { applyMissionChange } from '@planet-heroes/contracts/areas/missions/change';
import type { MissionSnapshot, SponsorshipNews } from '@planet-heroes/contracts/areas/missions/room';
import { type PublicRoomSource, type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { MissionsProjection } from './missions.projection.js';

@RoomSource('missions')
export class MissionsRoom implements PublicRoomSource<'missions'> {
  constructor(private readonly missions: MissionsProjection) {}

  open(): RoomContent<'missions'> {
    return missionsRoom(this.missions);
  }
}

/** Missions, and the news of sponsorships by their ids only. A snapshot shows the last published state. */
export function missionsRoom(projection: MissionsProjection): RoomContent<'missions'> {
  let told: MissionSnapshot = { missions: [...projection.missions()], sponsorships: [] };
  let version = projection.version;
  let news: SponsorshipNews[] = [];
  return {
    snapshot: () => told,
    note(event) {
      const item = newsOf(event);
      if (item) news.push(item);
    },
    takeChange() {
      if (projection.version === version && news.length === 0) return undefined;
      version = projection.version;
      const known = new Map(told.missions.map((mission) => [mission.id, mission]));
      const changed = projection.missions().filter((mission) => known.get(mission.id) !== mission);
      const change = { missions: { changed, removed: [] }, sponsorships: news };
      news = [];
      told = applyMissionChange(told, change);
      return change;
    },
  };
}

function newsOf(event: LogEvent): SponsorshipNews | undefined {
  switch (event.type) {
    case 'sponsorship.submitted':
      return { id: event.data.sponsorshipId, state: 'submitted' };
    case 'sponsorship.sent_to_review':
      return { id: event.data.sponsorshipId, state: 'in_review' };
    case 'sponsorship.approved':
      return { id: event.data.sponsorshipId, state: 'approved' };
    case 'sponsorship.declined':
      return { id: event.data.sponsorshipId, state: 'declined' };
    default:
      return undefined;
  }
}
