import { Body, Controller, Get, Header, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { readClock } from '@planet-heroes/domain/kernel/clock/move-clock.handler';
import { readOrder, readOrderDevices, readOrderDocument } from '@planet-heroes/domain/areas/orders/read-orders';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';
import { CompanyCallers } from '../companies/company-callers.js';
import { selectOrders } from './select-summaries.js';
import { slaOf } from './sla.js';

const ID = new ZodPipe(corporateIdSchema);

/** A company's purchase orders (spec document 2, section 2). */
@Controller('api/corporate')
export class OrdersController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(CompanyCallers) private readonly callers: CompanyCallers,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get('orders')
  @Header('cache-control', 'private, no-store')
  async list(
    @Query(new ZodPipe(ordersQuerySchema)) query: OrdersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrdersAnswer> {
    const companyId = await this.callers.companyOf(request.headers);
    void reply.header('planet-position', this.projections.position);
    return selectOrders(this.projections.orders.orders.of(companyId), query);
  }

  /** How promised times were kept. */
  @Get('sla')
  @Header('cache-control', 'private, no-store')
  async sla(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Sla> {
    const companyId = await this.callers.companyOf(request.headers);
    const { now } = await readClock(this.dependencies.database);
    const { quotes, orders } = this.projections.orders;
    void reply.header('planet-position', this.projections.position);
    return slaOf(quotes.of(companyId), orders.of(companyId), new Date(now));
  }

  @Get('orders/:id')
  @Header('cache-control', 'private, no-store')
  async read(@Param('id', ID) id: string, @Req() request: FastifyRequest): Promise<Order> {
    return readOrder(this.dependencies.database, id, await this.callers.companyOf(request.headers));
  }

  @Get('orders/:id/devices')
  @Header('cache-control', 'private, no-store')
  async devices(
    @Param('id', ID) id: string,
    @Query(new ZodPipe(devicesQuerySchema)) query: DevicesQuery,
    @Req() request: FastifyRequest,
  ): Promise<DevicesAnswer> {
    return readOrderDevices(this.dependencies.database, id, query, await this.callers.companyOf(request.headers));
  }

  /** Downloads a document. */
  @Get('orders/:id/documents/:documentId')
  async document(@Param('id', ID) id: string, @Param('documentId', ID) documentId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const companyId = await this.callers.companyOf(request.headers);
    const { name, type, content } = await readOrderDocument(this.dependencies.database, id, documentId, companyId);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-type', `${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  }

  /** Approve PO. */
  @Post('orders/:id/approve')
  async approve(@Param('id', ID) orderId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('approve-order', { orderId, companyId }, request, reply, `company:${companyId}`);
  }

  @Post('orders/:id/cancel')
  async cancel(
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(cancelOrderSchema.default({}))) body: { reason?: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('cancel-order', { ...body, orderId, companyId }, request, reply, `company:${companyId}`);
  }

  /** Process Payment. */
  @Post('orders/:id/pay')
  async pay(@Param('id', ID) orderId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('pay-order', { orderId, companyId }, request, reply, `company:${companyId}`);
  }

  @Put('orders/:id/logistics')
  async plan(
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(planLogisticsSchema)) body: PlanLogistics,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('plan-logistics', { ...body, orderId, companyId }, request, reply, `company:${companyId}`);
  }
}
