import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { COMPANIES_CALLS } from '@planet-heroes/contracts/areas/companies/calls';
import type {
  Company,
  CompanyUser,
  Notifications,
  PaymentMethod,
} from '@planet-heroes/contracts/areas/companies/schemas';
import { isIban } from '@planet-heroes/contracts/kernel/text/iban';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readCompanyUsers } from '@planet-heroes/domain/areas/companies/company-users';
import { readPaymentMethods } from '@planet-heroes/domain/areas/companies/payment-methods';
import { readCompany, readNotifications } from '@planet-heroes/domain/areas/companies/read-company';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { sealIban } from '../payouts/sealed-iban.js';
import { CompanyAccount, CompanyCaller, CompanyIfAny, CurrentCompany } from './current-company.js';

const {
  addCompanyUser, addPaymentMethod, removeCompanyUser, removePaymentMethod, setNotifications, updateCompany,
  updateCompanyUser, updatePaymentMethod,
} = COMPANIES_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The account of the caller's company (spec document 2, section 2: account management). */
@Controller()
export class CompanyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  @Implements(COMPANIES_CALLS.readCompany)
  @Header(...PRIVATE)
  async read(
    @CompanyIfAny() company: CompanyCaller | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Company | undefined> {
    if (company) return readCompany(this.database, company.id);
    void reply.status(204);
    return undefined;
  }

  /** Save Changes. */
  @Implements(updateCompany)
  update(@CompanyAccount() company: CompanyCaller, @Input() { body }: CallInput<typeof updateCompany>) {
    return this.commands.execute('update-company', { ...body, companyId: company.id }, company);
  }

  @Implements(COMPANIES_CALLS.listCompanyUsers)
  @Header(...PRIVATE)
  async users(@CurrentCompany() { id }: CompanyCaller): Promise<{ users: CompanyUser[] }> {
    return { users: await readCompanyUsers(this.database, id) };
  }

  @Implements(addCompanyUser)
  addUser(@CompanyAccount() company: CompanyCaller, @Input() { body }: CallInput<typeof addCompanyUser>) {
    return this.commands.execute('add-company-user', { ...body, companyId: company.id }, company);
  }

  @Implements(updateCompanyUser)
  updateUser(@CompanyAccount() company: CompanyCaller, @Input() { params, body }: CallInput<typeof updateCompanyUser>) {
    return this.commands.execute('update-company-user', { ...body, userId: params.id, companyId: company.id }, company);
  }

  @Implements(removeCompanyUser)
  removeUser(@CompanyAccount() company: CompanyCaller, @Input() { params }: CallInput<typeof removeCompanyUser>) {
    return this.commands.execute('remove-company-user', { userId: params.id, companyId: company.id }, company);
  }

  @Implements(COMPANIES_CALLS.listPaymentMethods)
  @Header(...PRIVATE)
  async paymentMethods(@CurrentCompany() { id }: CompanyCaller): Promise<{ paymentMethods: PaymentMethod[] }> {
    return { paymentMethods: await readPaymentMethods(this.database, id) };
  }

  /** The number is masked and sealed here, before anything is stored or queued. */
  @Implements(addPaymentMethod)
  addPaymentMethod(@CompanyAccount() company: CompanyCaller, @Input() { body }: CallInput<typeof addPaymentMethod>) {
    const { account, ...method } = body;
    const kept = method.type === 'bank_transfer' && isIban(account)
      ? { sealedIban: sealIban(this.secrets.sessionSecret, account, company.id) }
      : {};
    const details = `•••• ${account.slice(-4)}`;
    return this.commands.execute('add-payment-method', { ...method, ...kept, details, companyId: company.id }, company);
  }

  @Implements(updatePaymentMethod)
  updatePaymentMethod(
    @CompanyAccount() company: CompanyCaller,
    @Input() { params, body }: CallInput<typeof updatePaymentMethod>,
  ) {
    const payload = { ...body, methodId: params.id, companyId: company.id };
    return this.commands.execute('update-payment-method', payload, company);
  }

  @Implements(removePaymentMethod)
  removePaymentMethod(
    @CompanyAccount() company: CompanyCaller,
    @Input() { params }: CallInput<typeof removePaymentMethod>,
  ) {
    return this.commands.execute('remove-payment-method', { methodId: params.id, companyId: company.id }, company);
  }

  @Implements(COMPANIES_CALLS.readNotifications)
  @Header(...PRIVATE)
  notifications(@CurrentCompany() { id }: CompanyCaller): Promise<Notifications> {
    return readNotifications(this.database, id);
  }

  @Implements(setNotifications)
  setNotifications(@CurrentCompany() company: CompanyCaller, @Input() { body }: CallInput<typeof setNotifications>) {
    return this.commands.execute('set-notifications', { ...body, companyId: company.id }, company);
  }
}
