import { Controller, Header, type OnModuleInit } from '@nestjs/common';
import { MISSIONS_CALLS } from '@planet-heroes/contracts/areas/missions/calls';
import type {
  MissionSponsor,
  SponsoredMission,
  SponsorshipTier,
} from '@planet-heroes/contracts/areas/missions/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readMissionSponsors } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Implements, Input } from '../../kernel/http/implements.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { MissionsProjection } from './missions.projection.js';

const { listMissions, listMissionSponsors, listTiers } = MISSIONS_CALLS;

/** Missions and tiers. The plain URLs are answered earlier, with prepared bytes; this serves them with a query. */
@Controller()
export class SponsoredMissionsController implements OnModuleInit {
  constructor(
    private readonly projection: MissionsProjection,
    private readonly answers: PreparedAnswers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    const missions = { version: () => this.projection.version, body: () => this.projection.missions() };
    this.answers.register(listMissions.path, missions);
    this.answers.register(listTiers.path, { version: () => 0, body: () => this.projection.tiers });
  }

  @Implements(listMissions)
  @Header('cache-control', 'no-cache')
  missions(): readonly SponsoredMission[] {
    return this.projection.missions();
  }

  @Implements(listTiers)
  @Header('cache-control', 'no-cache')
  tiers(): readonly SponsorshipTier[] {
    return this.projection.tiers;
  }

  /** The sponsors of a mission. Anonymous ones have neither name nor message. */
  @Implements(listMissionSponsors)
  @Header('cache-control', 'no-cache')
  sponsors(@Input() { params }: CallInput<typeof listMissionSponsors>): Promise<MissionSponsor[]> {
    return readMissionSponsors(this.database, params.id);
  }
}
