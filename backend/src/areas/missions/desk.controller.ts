import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DecideSponsorshipRequest,
  decideSponsorshipRequestSchema,
  type OperatorSponsorship,
  type OperatorSponsorships,
  type SponsorshipsQuery,
  sponsorshipsQuerySchema,
} from '@planet-heroes/contracts/areas/missions/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readOperatorSponsorship, readOperatorSponsorships } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(plainText(64));

/** What the partner team decides about sponsorships that are not within policy. */
@Controller('api/ops/sponsorships')
@UseGuards(OperatorGuard)
export class OpsSponsorshipsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get()
  list(@Query(new ZodPipe(sponsorshipsQuerySchema)) query: SponsorshipsQuery): Promise<OperatorSponsorships> {
    return readOperatorSponsorships(this.dependencies.database, query);
  }

  @Get(':id')
  read(@Param('id', ID) id: string): Promise<OperatorSponsorship> {
    return readOperatorSponsorship(this.dependencies.database, id);
  }

  @Post(':id/decide')
  decide(
    @Param('id', ID) sponsorshipId: string,
    @Body(new ZodPipe(decideSponsorshipRequestSchema)) body: DecideSponsorshipRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('decide-sponsorship', { ...body, sponsorshipId }, request, reply, 'operator');
  }
}
