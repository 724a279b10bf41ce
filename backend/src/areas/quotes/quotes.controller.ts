import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
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
import { listQuotes, readQuote } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Visitor } from '../../kernel/http/callers.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** Estimates, quote requests and a company's answers to offers (spec document 2, section 2). */
@Controller('api/corporate')
export class QuotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /** What devices would bring. Nothing is kept, and it is the same for everybody. */
  @Post('estimates')
  @HttpCode(200)
  estimate(@Visitor() visitor: Caller, @Body(new ZodPipe(estimateRequestSchema)) body: EstimateRequest) {
    return this.commands.execute('estimate-bulk-trade-in', body, visitor);
  }

  @Post('quotes')
  request(@CurrentCompany() company: CompanyCaller, @Body(new ZodPipe(requestQuoteSchema)) body: RequestQuote) {
    return this.commands.execute('request-quote', { ...body, companyId: company.id }, company);
  }

  @Post('bulk-trade-ins')
  requestBulk(@CurrentCompany() company: CompanyCaller, @Body(new ZodPipe(bulkTradeInRequestSchema)) body: BulkTradeInRequest) {
    return this.commands.execute('request-bulk-trade-in', { ...body, companyId: company.id }, company);
  }

  @Get('quotes')
  @Header(...PRIVATE)
  @ShowsPosition()
  list(@CurrentCompany() { id }: CompanyCaller, @Query(new ZodPipe(quotesQuerySchema)) query: QuotesQuery): Promise<QuotesAnswer> {
    return listQuotes(this.database, id, query);
  }

  @Get('quotes/:id')
  @Header(...PRIVATE)
  read(@CurrentCompany() company: CompanyCaller, @Param('id', ID) id: string): Promise<Quote> {
    return readQuote(this.database, id, company.id);
  }

  /** Accept Quote: makes the purchase order, once. */
  @Post('quotes/:id/accept')
  accept(@CurrentCompany() company: CompanyCaller, @Param('id', ID) quoteId: string) {
    return this.commands.execute('accept-quote', { quoteId, companyId: company.id }, company);
  }

  @Post('quotes/:id/decline')
  @HttpCode(200)
  decline(
    @CurrentCompany() company: CompanyCaller,
    @Param('id', ID) quoteId: string,
    @Body(new ZodPipe(declineQuoteSchema.default({}))) body: { reason?: string },
  ) {
    return this.commands.execute('decline-quote', { ...body, quoteId, companyId: company.id }, company);
  }
}
