import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { CompanyRooms } from './company-room.js';
import { OrdersDeskController } from './desk.controller.js';
import { OrderDocuments } from './order-documents.js';
import { OrderRooms } from './order-room.js';
import { OrdersController } from './orders.controller.js';

@Module({
  imports: [CompaniesModule],
  controllers: [OrdersController, OrdersDeskController],
  providers: [CompanyRooms, OrderDocuments, OrderRooms],
})
export class OrdersModule {}
