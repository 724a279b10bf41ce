import { Body, Controller, Get, Inject, Param, Post, Put, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { companiesQuerySchema, type RegisterCompany, registerCompanySchema, type RotateCompanyKey, rotateCompanyKeySchema } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import {
  type AdvanceDevices,
  advanceDevicesSchema,
  cancelOrderSchema,
  type Order,
  type OrdersAnswer,
  type OrdersQuery,
  ordersQuerySchema,
  type PlanLogistics,
  planLogisticsSchema,
} from '@planet-heroes/contracts/areas/orders/schemas';
import {
  type Quote,
  type QuotesAnswer,
  type QuotesQuery,
  quotesQuerySchema,
  refuseQuoteSchema,
  type ReviewQuote,
  reviewQuoteSchema,
} from '@planet-heroes/contracts/areas/quotes/schemas';
import { newApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { readCompanies } from '@planet-heroes/domain/areas/companies/read-company';
import { readOrder, readTypedOrders } from '@planet-heroes/domain/areas/orders/read-orders';
import { readQuote, readTypedQuotes } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';
import { keyOf } from '../../kernel/http/idempotency-key.js';
import { selectOrders, selectQuotes } from '../orders/select-summaries.js';

const ID = new ZodPipe(corporateIdSchema);
const SCOPE = 'operator';

/** What the corporate desk does: companies, offers, and the way of devices through the house. */
@Controller('api/ops')
@UseGuards(OperatorGuard)
export class OpsCorporateController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** Registers a company. Its first API key is in this answer and nowhere else. */
  @Post('companies')
  async register(
    @Body(new ZodPipe(registerCompanySchema)) body: RegisterCompany,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { apiKey, record } = newApiKey(this.dependencies.sessionSecret, SCOPE, keyOf(request));
    const answer = await this.commands.run('register-company', { ...body, ...record }, request, reply, SCOPE);
    if (!('id' in answer)) return answer;
    void reply.status(201).header('cache-control', 'no-store');
    return { ...answer, apiKey };
  }

  @Get('companies')
  async companies(@Query(new ZodPipe(companiesQuerySchema)) { limit }: { limit: number }) {
    return { companies: await readCompanies(this.dependencies.database, limit) };
  }

  /** A new key for a company that has none, has lost it, or whose key got into wrong hands. */
  @Post('companies/:id/api-key/rotate')
  async rotateKey(
    @Param('id', ID) companyId: string,
    @Body(new ZodPipe(rotateCompanyKeySchema.prefault({}))) { endOldKeys }: RotateCompanyKey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { apiKey, record } = newApiKey(this.dependencies.sessionSecret, SCOPE, keyOf(request));
    const answer = await this.commands.run('rotate-api-key', { ...record, companyId, endOldKeys }, request, reply, SCOPE);
    void reply.header('cache-control', 'no-store');
    return 'commandId' in answer ? answer : { apiKey, ...answer };
  }

  @Post('companies/:id/payment-methods/:methodId/verify')
  verifyMethod(
    @Param('id', ID) companyId: string,
    @Param('methodId', ID) methodId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('verify-payment-method', { companyId, methodId }, request, reply, SCOPE);
  }

  @Get('quotes')
  async quotes(@Query(new ZodPipe(quotesQuerySchema)) query: QuotesQuery): Promise<QuotesAnswer> {
    const quotes = this.projections.orders.quotes.of(undefined);
    const typed = await readTypedQuotes(this.dependencies.database, quotes.map(({ id }) => id));
    return selectQuotes(quotes.map((quote) => ({ ...quote, ...typed.get(quote.id) })), query);
  }

  @Get('quotes/:id')
  quote(@Param('id', ID) id: string): Promise<Quote> {
    return readQuote(this.dependencies.database, id);
  }

  @Post('quotes/:id/review')
  review(
    @Param('id', ID) quoteId: string,
    @Body(new ZodPipe(reviewQuoteSchema.prefault({}))) body: ReviewQuote,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('review-quote', { ...body, quoteId }, request, reply, SCOPE);
  }

  @Post('quotes/:id/approve')
  approveQuote(@Param('id', ID) quoteId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.commands.run('approve-quote', { quoteId }, request, reply, SCOPE);
  }

  @Post('quotes/:id/decline')
  declineQuote(
    @Param('id', ID) quoteId: string,
    @Body(new ZodPipe(refuseQuoteSchema)) body: { reason: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('decline-quote', { ...body, quoteId }, request, reply, SCOPE);
  }

  @Get('orders')
  async orders(@Query(new ZodPipe(ordersQuerySchema)) query: OrdersQuery): Promise<OrdersAnswer> {
    const orders = this.projections.orders.orders.of(undefined);
    const typed = await readTypedOrders(this.dependencies.database, orders.map(({ id }) => id));
    return selectOrders(orders.map((order) => ({ ...order, ...typed.get(order.id) })), query);
  }

  @Get('orders/:id')
  order(@Param('id', ID) id: string): Promise<Order> {
    return readOrder(this.dependencies.database, id);
  }

  @Post('orders/:id/approve')
  approveOrder(@Param('id', ID) orderId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.commands.run('approve-order', { orderId }, request, reply, SCOPE);
  }

  @Post('orders/:id/cancel')
  cancelOrder(
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(cancelOrderSchema.default({}))) body: { reason?: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('cancel-order', { ...body, orderId }, request, reply, SCOPE);
  }

  @Put('orders/:id/logistics')
  planLogistics(
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(planLogisticsSchema)) body: PlanLogistics,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('plan-logistics', { ...body, orderId }, request, reply, SCOPE);
  }

  @Post('orders/:id/advance')
  advance(
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(advanceDevicesSchema)) body: AdvanceDevices,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('advance-devices', { ...body, orderId }, request, reply, SCOPE);
  }

  @Post('orders/:id/pay')
  pay(@Param('id', ID) orderId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.commands.run('pay-order', { orderId }, request, reply, SCOPE);
  }
}
