import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TRADE_INS_CALLS } from '@planet-heroes/contracts/areas/trade-ins/calls';
import { documentFileName, documentsOf } from '@planet-heroes/contracts/areas/trade-ins/documents';
import { TRADE_IN_PHOTO_CALLS } from '@planet-heroes/contracts/areas/trade-ins/photo-calls';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/heroes.area';
import { readPayout } from '@planet-heroes/domain/areas/payouts/read-payouts';
import { pickupCalendar } from '@planet-heroes/domain/areas/trade-ins/pickup-calendar';
import { readTradeIn, readTradeInsOf } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { PdfWriter } from '../../kernel/pdf/pdf-writer.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentTurn } from '../../kernel/sessions/current-turn.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { tradeInDocument } from './trade-in-document.js';
import { sealImei } from './sealed-imei.js';

const { detailTradeIn, nameReturnAddress } = TRADE_IN_PHOTO_CALLS;
const {
  answerCounterOffer, bookHandover, cancelTradeIn, describeTradeIn, downloadTradeInDocument, listMyTradeIns,
  postTradeIn, quoteTradeIn, readMyTradeIn,
} = TRADE_INS_CALLS;

/** The trade-ins of the caller's own hero. */
@Controller()
export class MyTradeInsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly pdfs: PdfWriter,
    private readonly secrets: Secrets,
    private readonly config: Config,
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

  /** The phone’s number is sealed here, before it travels or is kept anywhere. */
  @Implements(detailTradeIn)
  @AsOwnHero()
  detail(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof detailTradeIn>) {
    const { imei, ...rest } = body;
    const sealed = typeof imei === 'string' ? sealImei(this.secrets.sessionSecret, imei, params.id) : imei;
    const payload = { ...rest, heroId: hero.id, tradeInId: params.id, ...(sealed !== undefined && { imei: sealed }) };
    return this.commands.execute('detail-trade-in', payload, hero);
  }

  @Implements(bookHandover)
  @AsOwnHero()
  handOver(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof bookHandover>) {
    const payload = { heroId: hero.id, tradeInId: params.id, handover: body };
    return this.commands.execute('book-handover', payload, hero);
  }

  @Implements(nameReturnAddress)
  @AsOwnHero()
  returnAddress(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof nameReturnAddress>) {
    return this.commands.execute('name-return-address', { ...body, heroId: hero.id, tradeInId: params.id }, hero);
  }

  @Implements(postTradeIn)
  @AsOwnHero()
  post(@CurrentHero() hero: HeroCaller, @Input() { params }: CallInput<typeof postTradeIn>) {
    return this.commands.execute('post-trade-in', { heroId: hero.id, tradeInId: params.id }, hero);
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

  /** The receipt, a parcel’s label, the certificate of erasure, the courier’s visit for a calendar. */
  @Implements(downloadTradeInDocument)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  async document(
    @CurrentHero() { id: heroId }: HeroCaller,
    @Input() { params: { id, document }, query: { locale } }: CallInput<typeof downloadTradeInDocument>,
    @CurrentTurn() turn: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const tradeIn = await readTradeIn(this.database, id, heroId);
    if (!documentsOf(tradeIn).includes(document)) {
      throw new AppError('unknown_item', `This trade-in has no ${document} as it stands.`, { document });
    }
    const now = new Date((await readClock(this.database)).now);
    const fileName = documentFileName(document, tradeIn.code!);
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    if (document === 'calendar') {
      void reply.header('content-type', 'text/calendar; charset=utf-8');
      return Buffer.from(pickupCalendar({ ...tradeIn, ...tradeIn.handover }, locale, now)!);
    }
    const { name } = await readHeroProfile(this.database, heroId);
    const payout = await readPayout(this.database, id);
    const deskPhone = this.config.site.contactPhone;
    void reply.header('content-type', 'application/pdf');
    return this.pdfs.write(tradeInDocument(tradeIn, document, { name, locale, now, payout, deskPhone }), turn);
  }
}
