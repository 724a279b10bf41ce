import { Controller, Header } from '@nestjs/common';
import { QUOTES_CALLS } from '@planet-heroes/contracts/areas/quotes/calls';
import type { Quote, QuotesAnswer } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { listQuotes, readQuote } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { KEYLESS_VISITOR } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';

const { acceptQuote, declineQuote, estimateBulkTradeIn, requestBulkTradeIn, requestQuote } = QUOTES_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** Estimates, quote requests and a company's answers to offers (spec document 2, section 2). */
@Controller()
export class QuotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /** What devices would bring. Nothing is kept, and it is the same for everybody. */
  @Implements(estimateBulkTradeIn)
  estimate(@Input() { body }: CallInput<typeof estimateBulkTradeIn>) {
    return this.commands.execute('estimate-bulk-trade-in', body, KEYLESS_VISITOR);
  }

  @Implements(requestQuote)
  request(@CurrentCompany() company: CompanyCaller, @Input() { body }: CallInput<typeof requestQuote>) {
    return this.commands.execute('request-quote', { ...body, companyId: company.id }, company);
  }

  @Implements(requestBulkTradeIn)
  requestBulk(@CurrentCompany() company: CompanyCaller, @Input() { body }: CallInput<typeof requestBulkTradeIn>) {
    return this.commands.execute('request-bulk-trade-in', { ...body, companyId: company.id }, company);
  }

  @Implements(QUOTES_CALLS.listQuotes)
  @Header(...PRIVATE)
  list(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof QUOTES_CALLS.listQuotes>,
  ): Promise<QuotesAnswer> {
    return listQuotes(this.database, id, query);
  }

  @Implements(QUOTES_CALLS.readQuote)
  @Header(...PRIVATE)
  read(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params }: CallInput<typeof QUOTES_CALLS.readQuote>,
  ): Promise<Quote> {
    return readQuote(this.database, params.id, company.id);
  }

  /** Accept Quote: makes the purchase order, once. */
  @Implements(acceptQuote)
  accept(@CurrentCompany() company: CompanyCaller, @Input() { params }: CallInput<typeof acceptQuote>) {
    return this.commands.execute('accept-quote', { quoteId: params.id, companyId: company.id }, company);
  }

  @Implements(declineQuote)
  decline(@CurrentCompany() company: CompanyCaller, @Input() { params, body }: CallInput<typeof declineQuote>) {
    return this.commands.execute('decline-quote', { ...body, quoteId: params.id, companyId: company.id }, company);
  }
}
