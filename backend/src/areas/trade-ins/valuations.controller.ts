import { Controller } from '@nestjs/common';
import { TRADE_INS_CALLS } from '@planet-heroes/contracts/areas/trade-ins/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { KEYLESS_VISITOR } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';

const { calculateTrade, calculateTradeValue } = TRADE_INS_CALLS;

/** The two calculators (spec document 1, section 7). */
@Controller()
export class ValuationsController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(calculateTrade)
  calculateTrade(@Input() { body }: CallInput<typeof calculateTrade>) {
    return this.commands.execute('calculate-trade', body, KEYLESS_VISITOR);
  }

  @Implements(calculateTradeValue)
  calculateTradeValue(@Input() { body }: CallInput<typeof calculateTradeValue>) {
    return this.commands.execute('calculate-trade-value', body, KEYLESS_VISITOR);
  }
}
