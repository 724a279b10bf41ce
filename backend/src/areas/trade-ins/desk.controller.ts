import { Controller, UseGuards } from '@nestjs/common';
import { TRADE_INS_CALLS } from '@planet-heroes/contracts/areas/trade-ins/calls';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readTradeIn } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { rejectTradeIn, verifyTradeIn } = TRADE_INS_CALLS;

/** What the trade desk decides. */
@Controller()
@UseGuards(OperatorGuard)
export class TradeInsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(TRADE_INS_CALLS.readTradeIn)
  read(@Input() { params }: CallInput<typeof TRADE_INS_CALLS.readTradeIn>): Promise<TradeIn> {
    return readTradeIn(this.database, params.id);
  }

  @Implements(verifyTradeIn)
  verify(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof verifyTradeIn>) {
    return this.commands.execute('verify-trade', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(rejectTradeIn)
  reject(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof rejectTradeIn>) {
    return this.commands.execute('reject-trade-in', { ...body, tradeInId: params.id }, operator);
  }
}
