import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  type AdvanceClaimRequest,
  advanceClaimRequestSchema,
  type OpsClaimsQuery,
  opsClaimsQuerySchema,
  type RewardClaim,
} from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readClaim, readClaims } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(plainText(64));

/** The claims of all heroes, for those who hand rewards over. */
@Controller('api/ops/claims')
@UseGuards(OperatorGuard)
export class ClaimsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  list(@Query(new ZodPipe(opsClaimsQuerySchema)) { state, limit }: OpsClaimsQuery): Promise<RewardClaim[]> {
    return readClaims(this.database, state, limit);
  }

  @Get(':id')
  read(@Param('id', ID) id: string): Promise<RewardClaim> {
    return readClaim(this.database, id);
  }

  /** Hands a reward over earlier than it would be, or lets a claim expire: points and stock return. */
  @Post(':id/advance')
  @HttpCode(200)
  advance(@Operator() operator: Caller, @Param('id', ID) claimId: string, @Body(new ZodPipe(advanceClaimRequestSchema)) body: AdvanceClaimRequest) {
    return this.commands.execute('advance-claim', { ...body, claimId }, operator);
  }
}
