import { Controller, Header } from '@nestjs/common';
import { TRADE_INS_CALLS } from '@planet-heroes/contracts/areas/trade-ins/calls';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readTradeIn, readTradeInsOf } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

const {
  answerCounterOffer, bookHandover, cancelTradeIn, describeTradeIn, listMyTradeIns, quoteTradeIn, readMyTradeIn,
} = TRADE_INS_CALLS;

/** The trade-ins of the caller's own hero. */
@Controller()
export class MyTradeInsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listMyTradeIns)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  tradeIns(@CurrentHero() { id }: HeroCaller): Promise<TradeIn[]> {
    return readTradeInsOf(this.database, id);
  }

  /** "Start Trade-In Process": locks the quote for 30 days. */
  @Implements(quoteTradeIn)
  @AsOwnHero()
  quote(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof quoteTradeIn>) {
    return this.commands.execute('quote-trade-in', { ...body, heroId: hero.id }, hero);
  }

  @Implements(readMyTradeIn)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  tradeIn(@CurrentHero() { id }: HeroCaller, @Input() { params }: CallInput<typeof readMyTradeIn>): Promise<TradeIn> {
    return readTradeIn(this.database, params.id, id);
  }

  @Implements(describeTradeIn)
  @AsOwnHero()
  describe(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof describeTradeIn>) {
    return this.commands.execute('describe-trade-in', { ...body, heroId: hero.id, tradeInId: params.id }, hero);
  }

  @Implements(bookHandover)
  @AsOwnHero()
  handOver(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof bookHandover>) {
    const payload = { heroId: hero.id, tradeInId: params.id, handover: body };
    return this.commands.execute('book-handover', payload, hero);
  }

  @Implements(cancelTradeIn)
  @AsOwnHero()
  cancel(@CurrentHero() hero: HeroCaller, @Input() { params }: CallInput<typeof cancelTradeIn>) {
    return this.commands.execute('cancel-trade-in', { heroId: hero.id, tradeInId: params.id }, hero);
  }

  @Implements(answerCounterOffer)
  @AsOwnHero()
  answer(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof answerCounterOffer>) {
    return this.commands.execute('answer-counter-offer', { ...body, heroId: hero.id, tradeInId: params.id }, hero);
  }
}
