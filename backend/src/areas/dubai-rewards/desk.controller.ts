import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AdvanceClaimRequest,
  advanceClaimRequestSchema,
  type OpsClaimsQuery,
  opsClaimsQuerySchema,
  type RewardClaim,
} from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readClaim, readClaims } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(plainText(64));

/** The claims of all heroes, for those who hand rewards over. */
@Controller('api/ops/claims')
@UseGuards(OperatorGuard)
export class OpsClaimsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get()
  list(@Query(new ZodPipe(opsClaimsQuerySchema)) { state, limit }: OpsClaimsQuery): Promise<RewardClaim[]> {
    return readClaims(this.dependencies.database, state, limit);
  }

  @Get(':id')
  read(@Param('id', ID) id: string): Promise<RewardClaim> {
    return readClaim(this.dependencies.database, id);
  }

  /** Hands a reward over earlier than it would be, or lets a claim expire: points and stock return. */
  @Post(':id/advance')
  advance(
    @Param('id', ID) claimId: string,
    @Body(new ZodPipe(advanceClaimRequestSchema)) body: AdvanceClaimRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('advance-claim', { ...body, claimId }, request, reply, 'operator');
  }
}
