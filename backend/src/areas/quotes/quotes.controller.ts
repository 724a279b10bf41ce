import { Body, Controller, Get, Header, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import {
  type BulkTradeInRequest,
  bulkTradeInRequestSchema,
  declineQuoteSchema,
  type EstimateRequest,
  estimateRequestSchema,
  type Quote,
  type QuotesAnswer,
  type QuotesQuery,
  quotesQuerySchema,
  type RequestQuote,
  requestQuoteSchema,
} from '@planet-heroes/contracts/areas/quotes/schemas';
import { readQuote } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';
import { CompanyCallers } from '../companies/company-callers.js';
import { selectQuotes } from '../orders/select-summaries.js';

const ID = new ZodPipe(corporateIdSchema);

/** Estimates, quote requests and a company's answers to offers (spec document 2, section 2). */
@Controller('api/corporate')
export class QuotesController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(CompanyCallers) private readonly callers: CompanyCallers,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** What devices would bring. Nothing is kept, and it is the same for everybody. */
  @Post('estimates')
  estimate(
    @Body(new ZodPipe(estimateRequestSchema)) body: EstimateRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.commands.run('estimate-bulk-trade-in', body, request, reply, 'visitor');
  }

  @Post('quotes')
  async request(
    @Body(new ZodPipe(requestQuoteSchema)) body: RequestQuote,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.companyOf(request.headers);
    const answer = await this.commands.run('request-quote', { ...body, companyId }, request, reply, `company:${companyId}`);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  @Post('bulk-trade-ins')
  async requestBulk(
    @Body(new ZodPipe(bulkTradeInRequestSchema)) body: BulkTradeInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.companyOf(request.headers);
    const answer = await this.commands.run('request-bulk-trade-in', { ...body, companyId }, request, reply, `company:${companyId}`);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  @Get('quotes')
  @Header('cache-control', 'private, no-store')
  async list(
    @Query(new ZodPipe(quotesQuerySchema)) query: QuotesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuotesAnswer> {
    const companyId = await this.callers.companyOf(request.headers);
    void reply.header('planet-position', this.projections.position);
    return selectQuotes(this.projections.orders.quotes.of(companyId), query);
  }

  @Get('quotes/:id')
  @Header('cache-control', 'private, no-store')
  async read(@Param('id', ID) id: string, @Req() request: FastifyRequest): Promise<Quote> {
    return readQuote(this.dependencies.database, id, await this.callers.companyOf(request.headers));
  }

  /** Accept Quote: makes the purchase order, once. */
  @Post('quotes/:id/accept')
  async accept(@Param('id', ID) quoteId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const companyId = await this.callers.companyOf(request.headers);
    const answer = await this.commands.run('accept-quote', { quoteId, companyId }, request, reply, `company:${companyId}`);
    if ('order' in answer) void reply.status(201);
    return answer;
  }

  @Post('quotes/:id/decline')
  async decline(
    @Param('id', ID) quoteId: string,
    @Body(new ZodPipe(declineQuoteSchema.default({}))) body: { reason?: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('decline-quote', { ...body, quoteId, companyId }, request, reply, `company:${companyId}`);
  }
}
