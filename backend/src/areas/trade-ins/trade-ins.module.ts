import { Module } from '@nestjs/common';
import { TradeInsDeskController } from './desk.controller.js';
import { MyTradeInsController } from './my-trade-ins.controller.js';
import { PhotoBodies } from './photo-bodies.js';
import { DeskPhotosController, MyPhotosController } from './photos.controller.js';
import { Photos } from './photos.js';
import { RequotesController } from './requotes.controller.js';
import { ValuationsController } from './valuations.controller.js';

@Module({
  controllers: [
    ValuationsController, RequotesController, MyTradeInsController, MyPhotosController, TradeInsDeskController,
    DeskPhotosController,
  ],
  providers: [Photos, PhotoBodies],
})
export class TradeInsModule {}
