import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import {
  cancelOrderSchema,
  type DevicesAnswer,
  type DevicesQuery,
  devicesQuerySchema,
  type Order,
  type OrdersAnswer,
  type OrdersQuery,
  ordersQuerySchema,
  type PlanLogistics,
  planLogisticsSchema,
  type Sla,
} from '@planet-heroes/contracts/areas/orders/schemas';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  listOrders, readOrder, readOrderDevices, readOrderDocument,
} from '@planet-heroes/domain/areas/orders/read-orders';
import { readSla } from '@planet-heroes/domain/areas/orders/read-sla';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** A company's purchase orders (spec document 2, section 2). */
@Controller('api/corporate')
export class OrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get('orders')
  @Header(...PRIVATE)
  @ShowsPosition()
  list(
    @CurrentCompany() { id }: CompanyCaller,
    @Query(new ZodPipe(ordersQuerySchema)) query: OrdersQuery,
  ): Promise<OrdersAnswer> {
    return listOrders(this.database, id, query);
  }

  /** How promised times were kept. */
  @Get('sla')
  @Header(...PRIVATE)
  @ShowsPosition()
  async sla(@CurrentCompany() { id }: CompanyCaller): Promise<Sla> {
    const { now } = await readClock(this.database);
    return readSla(this.database, id, new Date(now));
  }

  @Get('orders/:id')
  @Header(...PRIVATE)
  read(@CurrentCompany() company: CompanyCaller, @Param('id', ID) id: string): Promise<Order> {
    return readOrder(this.database, id, company.id);
  }

  @Get('orders/:id/devices')
  @Header(...PRIVATE)
  devices(
    @CurrentCompany() company: CompanyCaller,
    @Param('id', ID) id: string,
    @Query(new ZodPipe(devicesQuerySchema)) query: DevicesQuery,
  ): Promise<DevicesAnswer> {
    return readOrderDevices(this.database, id, query, company.id);
  }

  /** Downloads a document. */
  @Get('orders/:id/documents/:documentId')
  async document(
    @CurrentCompany() company: CompanyCaller,
    @Param('id', ID) id: string,
    @Param('documentId', ID) documentId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { name, type, content } = await readOrderDocument(this.database, id, documentId, company.id);
    void reply
      .header(...PRIVATE)
      .header('content-type', `${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }

  /** Approve PO. */
  @Post('orders/:id/approve')
  @HttpCode(200)
  approve(@CurrentCompany() company: CompanyCaller, @Param('id', ID) orderId: string) {
    return this.commands.execute('approve-order', { orderId, companyId: company.id }, company);
  }

  @Post('orders/:id/cancel')
  @HttpCode(200)
  cancel(
    @CurrentCompany() company: CompanyCaller,
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(cancelOrderSchema.default({}))) body: { reason?: string },
  ) {
    return this.commands.execute('cancel-order', { ...body, orderId, companyId: company.id }, company);
  }

  /** Process Payment. */
  @Post('orders/:id/pay')
  @HttpCode(200)
  pay(@CurrentCompany() company: CompanyCaller, @Param('id', ID) orderId: string) {
    return this.commands.execute('pay-order', { orderId, companyId: company.id }, company);
  }

  @Put('orders/:id/logistics')
  plan(
    @CurrentCompany() company: CompanyCaller,
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(planLogisticsSchema)) body: PlanLogistics,
  ) {
    return this.commands.execute('plan-logistics', { ...body, orderId, companyId: company.id }, company);
  }
}
