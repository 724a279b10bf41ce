import { Controller, Header, UseGuards } from '@nestjs/common';
import { COMPANIES_CALLS } from '@planet-heroes/contracts/areas/companies/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { newApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import {
  listCompanies as readCompanies, readOperatorCompany,
} from '@planet-heroes/domain/areas/companies/list-companies';
import { readPaymentMethod } from '@planet-heroes/domain/areas/companies/payment-methods';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { type Caller, Operator, Repetition } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { openIban } from '../payouts/sealed-iban.js';

const {
  decideCompany, registerCompany, listCompanies, readCompanyAsOperator, readPaymentMethodAccount, rotateCompanyApiKey,
  verifyPaymentMethod,
} = COMPANIES_CALLS;

/** What the corporate desk does about companies. */
@Controller()
@UseGuards(OperatorGuard)
export class CompaniesDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Registers a company. Its first API key is in this answer and nowhere else. */
  @Implements(registerCompany)
  @Header('cache-control', 'no-store')
  async register(
    @Operator() operator: Caller,
    @Repetition() repetition: string | undefined,
    @Input() { body }: CallInput<typeof registerCompany>,
  ) {
    const { apiKey, record } = this.newKey(operator, repetition);
    const answer = await this.commands.execute('register-company', { ...body, ...record }, operator);
    return answer.asSecret((company) => ({ ...company, apiKey }));
  }

  @Implements(decideCompany)
  decide(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof decideCompany>) {
    return this.commands.execute('decide-company', { ...body, companyId: params.id }, operator);
  }

  @Implements(listCompanies)
  @Header('cache-control', 'private, no-store')
  companies(@Input() { query }: CallInput<typeof listCompanies>) {
    return readCompanies(this.database, query);
  }

  @Implements(readCompanyAsOperator)
  @Header('cache-control', 'private, no-store')
  company(@Input() { params }: CallInput<typeof readCompanyAsOperator>) {
    return readOperatorCompany(this.database, params.id);
  }

  /** A new key for a company that has none, has lost it, or whose key got into wrong hands. */
  @Implements(rotateCompanyApiKey)
  @Header('cache-control', 'no-store')
  async rotateKey(
    @Operator() operator: Caller,
    @Repetition() repetition: string | undefined,
    @Input() { params, body }: CallInput<typeof rotateCompanyApiKey>,
  ) {
    const { apiKey, record } = this.newKey(operator, repetition);
    const payload = { ...record, companyId: params.id, endOldKeys: body.endOldKeys };
    const answer = await this.commands.execute('rotate-api-key', payload, operator);
    return answer.asSecret((rotated) => ({ apiKey, ...rotated }));
  }

  @Implements(readPaymentMethodAccount)
  @Header('cache-control', 'private, no-store')
  async account(@Input() { params: { id, methodId } }: CallInput<typeof readPaymentMethodAccount>) {
    const { holder, details, sealedIban } = await readPaymentMethod(this.database, id, methodId);
    return { holder, account: sealedIban ? openIban(this.secrets.sessionSecret, sealedIban, id) : details };
  }

  @Implements(verifyPaymentMethod)
  verifyMethod(@Operator() operator: Caller, @Input() { params }: CallInput<typeof verifyPaymentMethod>) {
    const { id: companyId, methodId } = params;
    return this.commands.execute('verify-payment-method', { companyId, methodId }, operator);
  }

  private newKey({ scope }: Caller, repetition: string | undefined) {
    return newApiKey(this.secrets.sessionSecret, scope, repetition);
  }
}
