import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import {
  type Quote,
  type QuotesAnswer,
  type QuotesQuery,
  quotesQuerySchema,
  refuseQuoteSchema,
  type ReviewQuote,
  reviewQuoteSchema,
} from '@planet-heroes/contracts/areas/quotes/schemas';
import { listQuotes, readQuote } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(corporateIdSchema);

/** All companies' quotes, and what the desk offers. */
@Controller('api/ops/quotes')
@UseGuards(OperatorGuard)
export class QuotesDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  quotes(@Query(new ZodPipe(quotesQuerySchema)) query: QuotesQuery): Promise<QuotesAnswer> {
    return listQuotes(this.database, undefined, query);
  }

  @Get(':id')
  quote(@Param('id', ID) id: string): Promise<Quote> {
    return readQuote(this.database, id);
  }

  @Post(':id/review')
  @HttpCode(200)
  review(
    @Operator() operator: Caller,
    @Param('id', ID) quoteId: string,
    @Body(new ZodPipe(reviewQuoteSchema.prefault({}))) body: ReviewQuote,
  ) {
    return this.commands.execute('review-quote', { ...body, quoteId }, operator);
  }

  @Post(':id/approve')
  @HttpCode(200)
  approve(@Operator() operator: Caller, @Param('id', ID) quoteId: string) {
    return this.commands.execute('approve-quote', { quoteId }, operator);
  }

  @Post(':id/decline')
  @HttpCode(200)
  decline(@Operator() operator: Caller, @Param('id', ID) quoteId: string, @Body(new ZodPipe(refuseQuoteSchema)) body: { reason: string }) {
    return this.commands.execute('decline-quote', { ...body, quoteId }, operator);
  }
}
