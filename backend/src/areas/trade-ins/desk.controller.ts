import { Body, Controller, Get, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type RejectTradeInRequest,
  rejectTradeInRequestSchema,
  type TradeIn,
  type VerifyTradeInRequest,
  verifyTradeInRequestSchema,
} from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readTradeIn } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(plainText(64));

/** What the trade desk decides. */
@Controller('api/ops/trade-ins')
@UseGuards(OperatorGuard)
export class OpsTradeInsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get(':id')
  read(@Param('id', ID) id: string): Promise<TradeIn> {
    return readTradeIn(this.dependencies.database, id);
  }

  @Post(':id/verify')
  verify(
    @Param('id', ID) tradeInId: string,
    @Body(new ZodPipe(verifyTradeInRequestSchema.default({}))) body: VerifyTradeInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('verify-trade', { ...body, tradeInId }, request, reply, 'operator');
  }

  @Post(':id/reject')
  reject(
    @Param('id', ID) tradeInId: string,
    @Body(new ZodPipe(rejectTradeInRequestSchema)) body: RejectTradeInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('reject-trade-in', { ...body, tradeInId }, request, reply, 'operator');
  }
}
