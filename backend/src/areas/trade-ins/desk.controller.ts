import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import {
  type RejectTradeInRequest,
  rejectTradeInRequestSchema,
  type TradeIn,
  type VerifyTradeInRequest,
  verifyTradeInRequestSchema,
} from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readTradeIn } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(plainText(64));

/** What the trade desk decides. */
@Controller('api/ops/trade-ins')
@UseGuards(OperatorGuard)
export class TradeInsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get(':id')
  read(@Param('id', ID) id: string): Promise<TradeIn> {
    return readTradeIn(this.database, id);
  }

  @Post(':id/verify')
  @HttpCode(200)
  verify(
    @Operator() operator: Caller,
    @Param('id', ID) tradeInId: string,
    @Body(new ZodPipe(verifyTradeInRequestSchema.default({}))) body: VerifyTradeInRequest,
  ) {
    return this.commands.execute('verify-trade', { ...body, tradeInId }, operator);
  }

  @Post(':id/reject')
  @HttpCode(200)
  reject(@Operator() operator: Caller, @Param('id', ID) tradeInId: string, @Body(new ZodPipe(rejectTradeInRequestSchema)) body: RejectTradeInRequest) {
    return this.commands.execute('reject-trade-in', { ...body, tradeInId }, operator);
  }
}
