import { Body, Controller, Get, Header, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { type CreateSponsorshipRequest, createSponsorshipRequestSchema, type Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readSponsorship } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

/** Sponsoring a mission (spec document 2, section 4). */
@Controller('api/mission-sponsorships')
export class MissionSponsorshipsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(OperatorGuard) private readonly operators: OperatorGuard,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** Submits a sponsorship for approval. The operator token opens every sponsor's name; without it there is the public one, in whose place a joined hero is named. */
  @Post()
  async submit(
    @Body(new ZodPipe(createSponsorshipRequestSchema)) body: CreateSponsorshipRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const byOperator = request.headers.authorization !== undefined;
    if (byOperator) await this.operators.assertOperator(request);
    const heroId = byOperator ? undefined : this.heroOf(request, body);
    const scope = byOperator ? 'operator' : heroId ? `hero:${heroId}` : `sponsor:${body.sponsorId}`;
    const answer = await this.commands.run('submit-sponsorship', { ...body, byOperator, ...(heroId && { heroId }) }, request, reply, scope);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  /** Whoever has joined sponsors in the own name: the spec's sponsorId is one for all, and says only that it is the public's. */
  private heroOf({ headers }: FastifyRequest, { sponsorId }: CreateSponsorshipRequest): string | undefined {
    const { heroId, hasSession } = this.sessions.callerOf(headers);
    return hasSession && sponsorId === DEMO_SPONSOR_ID ? heroId : undefined;
  }

  /** How a sponsorship stands. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  read(@Param('id', new ZodPipe(plainText(64))) id: string): Promise<Sponsorship> {
    return readSponsorship(this.dependencies.database, id);
  }
}
