import { Controller, Get, Header, type OnModuleInit, Param } from '@nestjs/common';
import type { MissionSponsor, SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readMissionSponsors } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { MissionsProjection } from './missions.projection.js';

const ID = new ZodPipe(plainText(64));

/** Missions and tiers. The plain URLs are answered earlier, with prepared bytes; this serves them with a query. */
@Controller('api')
export class SponsoredMissionsController implements OnModuleInit {
  constructor(
    private readonly projection: MissionsProjection,
    private readonly answers: PreparedAnswers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.answers.register('/api/sponsored-missions', { version: () => this.projection.version, body: () => this.projection.missions() });
    this.answers.register('/api/sponsorship-tiers', { version: () => 0, body: () => this.projection.tiers });
  }

  @Get('sponsored-missions')
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  missions(): readonly SponsoredMission[] {
    return this.projection.missions();
  }

  @Get('sponsorship-tiers')
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  tiers(): readonly SponsorshipTier[] {
    return this.projection.tiers;
  }

  /** Who sponsors a mission. Who stays anonymous is shown without name and message. */
  @Get('sponsored-missions/:id/sponsors')
  @Header('cache-control', 'no-cache')
  sponsors(@Param('id', ID) id: string): Promise<MissionSponsor[]> {
    return readMissionSponsors(this.database, id);
  }
}
