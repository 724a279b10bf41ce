import { Body, Controller, Header, UseGuards } from '@nestjs/common';
import { TRADE_DESK_CALLS } from '@planet-heroes/contracts/areas/trade-ins/desk-calls';
import { TRADE_IN_PHOTO_CALLS } from '@planet-heroes/contracts/areas/trade-ins/photo-calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentTurn } from '../../kernel/sessions/current-turn.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { PhotoPipe } from './photo-bodies.js';
import { Photos } from './photos.js';

const { addTradeInPhoto, readTradeInPhoto, removeTradeInPhoto } = TRADE_IN_PHOTO_CALLS;
const { addInspectionPhoto, readTradeInPhotoAsOperator, removeInspectionPhoto } = TRADE_DESK_CALLS;
const SENT = new PhotoPipe();
const PRIVATE = ['cache-control', 'private, no-store'] as const;
const JPEG = ['content-type', 'image/jpeg'] as const;
/** Sandboxes the image when it is opened directly. */
const NOTHING_ELSE = ['content-security-policy', 'default-src \'none\'; sandbox'] as const;

/** What a hero shows of the own phone. */
@Controller()
export class MyPhotosController {
  constructor(
    private readonly photos: Photos,
    private readonly commands: CommandBus,
  ) {}

  @Implements(addTradeInPhoto)
  @AsOwnHero()
  add(
    @CurrentHero() hero: HeroCaller,
    @Body(SENT) sent: Buffer,
    @CurrentTurn() turn: string,
    @Input() { params, query }: CallInput<typeof addTradeInPhoto>,
  ) {
    return this.photos.add({ ...query, heroId: hero.id, tradeInId: params.id, sent, turn }, hero);
  }

  @Implements(readTradeInPhoto)
  @Header(...PRIVATE)
  @Header(...JPEG)
  @Header(...NOTHING_ELSE)
  @AsOwnHero()
  read(@CurrentHero() { id: heroId }: HeroCaller, @Input() { params }: CallInput<typeof readTradeInPhoto>) {
    return this.photos.read({ heroId, tradeInId: params.id, photoId: params.photoId });
  }

  @Implements(removeTradeInPhoto)
  @AsOwnHero()
  remove(@CurrentHero() hero: HeroCaller, @Input() { params }: CallInput<typeof removeTradeInPhoto>) {
    const payload = { heroId: hero.id, tradeInId: params.id, photoId: params.photoId };
    return this.commands.execute('remove-trade-in-photo', payload, hero);
  }
}

/** What the desk sees, and shows of what it found. */
@Controller()
@UseGuards(OperatorGuard)
export class DeskPhotosController {
  constructor(
    private readonly photos: Photos,
    private readonly commands: CommandBus,
  ) {}

  @Implements(addInspectionPhoto)
  add(
    @Operator() operator: Caller,
    @Body(SENT) sent: Buffer,
    @CurrentTurn() turn: string,
    @Input() { params, query }: CallInput<typeof addInspectionPhoto>,
  ) {
    return this.photos.add({ ...query, tradeInId: params.id, sent, turn }, operator);
  }

  @Implements(readTradeInPhotoAsOperator)
  @Header(...PRIVATE)
  @Header(...JPEG)
  @Header(...NOTHING_ELSE)
  read(@Input() { params }: CallInput<typeof readTradeInPhotoAsOperator>) {
    return this.photos.read({ tradeInId: params.id, photoId: params.photoId });
  }

  @Implements(removeInspectionPhoto)
  remove(@Operator() operator: Caller, @Input() { params }: CallInput<typeof removeInspectionPhoto>) {
    return this.commands.execute(
      'remove-trade-in-photo',
      { tradeInId: params.id, photoId: params.photoId },
      operator,
    );
  }
}
