import { Module } from '@nestjs/common';
import { TradeInsDeskController } from './desk.controller.js';
import { MyTradeInsController } from './my-trade-ins.controller.js';
import { ValuationsController } from './valuations.controller.js';

@Module({ controllers: [ValuationsController, MyTradeInsController, TradeInsDeskController] })
export class TradeInsModule {}
