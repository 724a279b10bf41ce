import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { quoteTradeInRequestSchema, type QuoteTradeInRequest, type TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { readTradeInsOf } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

/** The trade-ins of the caller's own hero. */
@Controller('api/me/trade-ins')
export class MyTradeInsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  tradeIns(@CurrentHero() { id }: HeroCaller): Promise<TradeIn[]> {
    return readTradeInsOf(this.database, id);
  }

  /** "Start Trade-In Process": locks the quote for 30 days. */
  @Post()
  @AsOwnHero()
  quote(
    @CurrentHero() hero: HeroCaller,
    @Body(new ZodPipe(quoteTradeInRequestSchema)) body: QuoteTradeInRequest & { programme: 'home' | 'exchange' },
  ) {
    return this.commands.execute('quote-trade-in', { ...body, heroId: hero.id }, hero);
  }
}
