import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CalculateTradeRequest,
  calculateTradeRequestSchema,
  type CalculateTradeValueRequest,
  calculateTradeValueRequestSchema,
} from '@planet-heroes/contracts/areas/trade-ins/valuation-schemas';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

/** The two calculators (spec document 1, section 7). */
@Controller('api')
export class TradesController {
  constructor(@Inject(HttpCommands) private readonly commands: HttpCommands) {}

  @Post('calculate-trade')
  calculateTrade(
    @Body(new ZodPipe(calculateTradeRequestSchema)) body: CalculateTradeRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('calculate-trade', body, request, reply, 'visitor');
  }

  @Post('calculate-trade-value')
  calculateTradeValue(
    @Body(new ZodPipe(calculateTradeValueRequestSchema)) body: CalculateTradeValueRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('calculate-trade-value', body, request, reply, 'visitor');
  }
}
