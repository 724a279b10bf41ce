import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { MissionSponsor, SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readMissionSponsors } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import type { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';

const ID = new ZodPipe(plainText(64));

/** Missions and tiers. The plain URLs are answered earlier, with prepared bytes; this serves them with a query. */
@Controller('api')
export class SponsoredMissionsController {
  constructor(
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get('sponsored-missions')
  @Header('cache-control', 'no-cache')
  missions(@Res({ passthrough: true }) reply: FastifyReply): readonly SponsoredMission[] {
    void reply.header('planet-position', this.projections.position);
    return this.projections.missions.missions();
  }

  @Get('sponsorship-tiers')
  @Header('cache-control', 'no-cache')
  tiers(@Res({ passthrough: true }) reply: FastifyReply): readonly SponsorshipTier[] {
    void reply.header('planet-position', this.projections.position);
    return this.projections.missions.tiers;
  }

  /** Who sponsors a mission. Who stays anonymous is shown without name and message. */
  @Get('sponsored-missions/:id/sponsors')
  @Header('cache-control', 'no-cache')
  sponsors(@Param('id', ID) id: string): Promise<MissionSponsor[]> {
    return readMissionSponsors(this.dependencies.database, id);
  }
}

/** Prepares the answers of missions and tiers. */
export function prepareMissions(answers: PreparedAnswers, projections: Projections): void {
  const version = () => projections.missions.version;
  const position = () => projections.position;
  answers.register('/api/sponsored-missions', { version, position, body: () => projections.missions.missions() });
  answers.register('/api/sponsorship-tiers', { version: () => 0, position, body: () => projections.missions.tiers });
}
