import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DubaiParticipation, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { readClaimsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { readParticipationsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-participations';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { asCaller } from '../../kernel/sessions/as-caller.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

/** What the caller's own hero claimed and joined. Never cached by anybody else. */
@Controller('api/me')
export class MyRewardsController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get('claims')
  @Header('cache-control', 'private, no-store')
  claims(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RewardClaim[]> {
    return asCaller(this.sessions, request, reply, (heroId) => readClaimsOf(this.dependencies.database, heroId));
  }

  @Get('challenges')
  @Header('cache-control', 'private, no-store')
  challenges(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<DubaiParticipation[]> {
    return asCaller(this.sessions, request, reply, (heroId) => readParticipationsOf(this.dependencies.database, heroId));
  }
}
