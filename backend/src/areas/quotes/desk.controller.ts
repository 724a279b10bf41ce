import { Controller, UseGuards } from '@nestjs/common';
import { QUOTES_CALLS } from '@planet-heroes/contracts/areas/quotes/calls';
import type { Quote, QuotesAnswer } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { listQuotes, readQuote } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { listAllQuotes, readQuoteAsOperator, reviewQuote, approveQuote, declineQuoteAsOperator } = QUOTES_CALLS;

/** All companies' quotes, and what the desk offers. */
@Controller()
@UseGuards(OperatorGuard)
export class QuotesDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listAllQuotes)
  quotes(@Input() { query }: CallInput<typeof listAllQuotes>): Promise<QuotesAnswer> {
    return listQuotes(this.database, undefined, query);
  }

  @Implements(readQuoteAsOperator)
  quote(@Input() { params }: CallInput<typeof readQuoteAsOperator>): Promise<Quote> {
    return readQuote(this.database, params.id);
  }

  @Implements(reviewQuote)
  review(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof reviewQuote>) {
    return this.commands.execute('review-quote', { ...body, quoteId: params.id }, operator);
  }

  @Implements(approveQuote)
  approve(@Operator() operator: Caller, @Input() { params }: CallInput<typeof approveQuote>) {
    return this.commands.execute('approve-quote', { quoteId: params.id }, operator);
  }

  @Implements(declineQuoteAsOperator)
  decline(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof declineQuoteAsOperator>) {
    return this.commands.execute('decline-quote', { ...body, quoteId: params.id }, operator);
  }
}
