import { Body, Controller, Get, Header, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CreateSponsorshipRequest, createSponsorshipRequestSchema, type Sponsorship } from '@planet-heroes/contracts/http/sponsorships';
import { plainText } from '@planet-heroes/contracts/http/text';
import { readSponsorship } from '@planet-heroes/domain/sponsorships/read-sponsorships';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';
import { HttpCommands } from '../commands/http-commands.js';
import { OperatorGuard } from '../http/operator.guard.js';
import { Sessions } from '../sessions/sessions.js';
import { Zod } from '../http/zod.pipe.js';

/** Sponsoring a mission (spec document 2, section 4). */
@Controller('api/mission-sponsorships')
export class MissionSponsorshipsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(OperatorGuard) private readonly operators: OperatorGuard,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** Submits a sponsorship for approval. The operator token opens every sponsor's name; without it there is the public one. */
  @Post()
  async submit(
    @Body(new Zod(createSponsorshipRequestSchema)) body: CreateSponsorshipRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const byOperator = request.headers.authorization !== undefined;
    if (byOperator) this.operators.assertOperator(request.headers.authorization);
    const scope = byOperator ? 'operator' : `sponsor:${body.sponsorId}`;
    const { heroId, hasSession } = this.sessions.callerOf(request.headers);
    const answer = await this.commands.run('submit-sponsorship', { ...body, byOperator, ...(hasSession && { heroId }) }, request, reply, scope);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  /** How a sponsorship stands. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  read(@Param('id', new Zod(plainText(64))) id: string): Promise<Sponsorship> {
    return readSponsorship(this.dependencies.database, id);
  }
}
