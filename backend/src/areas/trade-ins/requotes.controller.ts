import { Controller, Header } from '@nestjs/common';
import { TRADE_INS_CALLS } from '@planet-heroes/contracts/areas/trade-ins/calls';
import type { Requotes } from '@planet-heroes/contracts/areas/trade-ins/requotes';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { readRequotes } from '@planet-heroes/domain/areas/trade-ins/read-requotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Implements } from '../../kernel/http/implements.js';

/** How honest the quotes are: read from the inspections, once a minute at the most. */
@Controller()
export class RequotesController {
  private kept: { requotes: Promise<Requotes>; readAt: number } | undefined;

  constructor(private readonly database: Database) {}

  @Implements(TRADE_INS_CALLS.readRequotes)
  @Header('cache-control', 'no-cache')
  async read(): Promise<Requotes> {
    const now = performance.now();
    if (!this.kept || now - this.kept.readAt >= MINUTE_MS)
      this.kept = { requotes: readRequotes(this.database), readAt: now };
    const { kept } = this;
    try {
      return await kept.requotes;
    } catch (error) {
      if (this.kept === kept) this.kept = undefined;
      throw error;
    }
  }
}
