import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  type CalculateTradeRequest,
  calculateTradeRequestSchema,
  type CalculateTradeValueRequest,
  calculateTradeValueRequestSchema,
} from '@planet-heroes/contracts/areas/trade-ins/valuation-schemas';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Visitor } from '../../kernel/http/callers.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

/** The two calculators (spec document 1, section 7). */
@Controller('api')
export class ValuationsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('calculate-trade')
  @HttpCode(200)
  calculateTrade(@Visitor() visitor: Caller, @Body(new ZodPipe(calculateTradeRequestSchema)) body: CalculateTradeRequest) {
    return this.commands.execute('calculate-trade', body, visitor);
  }

  @Post('calculate-trade-value')
  @HttpCode(200)
  calculateTradeValue(@Visitor() visitor: Caller, @Body(new ZodPipe(calculateTradeValueRequestSchema)) body: CalculateTradeValueRequest) {
    return this.commands.execute('calculate-trade-value', body, visitor);
  }
}
