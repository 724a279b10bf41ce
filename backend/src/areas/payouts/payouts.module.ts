import { Module } from '@nestjs/common';
import { FinanceController } from './finance.controller.js';
import { MyMoneyController } from './my-money.controller.js';

@Module({ controllers: [MyMoneyController, FinanceController] })
export class PayoutsModule {}
