import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import {
  addPaymentMethodSchema,
  addUserSchema,
  type Company,
  type CompanyUser,
  type Notifications,
  notificationsSchema,
  type PaymentMethod,
  type UpdateCompany,
  updateCompanySchema,
  updatePaymentMethodSchema,
  updateUserSchema,
} from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import { readCompanyUsers } from '@planet-heroes/domain/areas/companies/company-users';
import { readPaymentMethods } from '@planet-heroes/domain/areas/companies/payment-methods';
import { readCompany, readNotifications } from '@planet-heroes/domain/areas/companies/read-company';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CompanyAccount, CompanyCaller, CurrentCompany } from './current-company.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The account of the caller's company (spec document 2, section 2: account management). */
@Controller('api/corporate')
export class CompanyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get('company')
  @Header(...PRIVATE)
  read(@CurrentCompany() { id }: CompanyCaller): Promise<Company> {
    return readCompany(this.database, id);
  }

  /** Save Changes. */
  @Patch('company')
  update(@CompanyAccount() company: CompanyCaller, @Body(new ZodPipe(updateCompanySchema)) body: UpdateCompany) {
    return this.commands.execute('update-company', { ...body, companyId: company.id }, company);
  }

  @Get('users')
  @Header(...PRIVATE)
  async users(@CurrentCompany() { id }: CompanyCaller): Promise<{ users: CompanyUser[] }> {
    return { users: await readCompanyUsers(this.database, id) };
  }

  @Post('users')
  addUser(@CompanyAccount() company: CompanyCaller, @Body(new ZodPipe(addUserSchema)) body: z.infer<typeof addUserSchema>) {
    return this.commands.execute('add-company-user', { ...body, companyId: company.id }, company);
  }

  @Patch('users/:id')
  updateUser(
    @CompanyAccount() company: CompanyCaller,
    @Param('id', ID) userId: string,
    @Body(new ZodPipe(updateUserSchema)) body: z.infer<typeof updateUserSchema>,
  ) {
    return this.commands.execute('update-company-user', { ...body, userId, companyId: company.id }, company);
  }

  @Delete('users/:id')
  removeUser(@CompanyAccount() company: CompanyCaller, @Param('id', ID) userId: string) {
    return this.commands.execute('remove-company-user', { userId, companyId: company.id }, company);
  }

  @Get('payment-methods')
  @Header(...PRIVATE)
  async paymentMethods(@CurrentCompany() { id }: CompanyCaller): Promise<{ paymentMethods: PaymentMethod[] }> {
    return { paymentMethods: await readPaymentMethods(this.database, id) };
  }

  /** The number is masked here, before anything is stored or queued. */
  @Post('payment-methods')
  addPaymentMethod(
    @CompanyAccount() company: CompanyCaller,
    @Body(new ZodPipe(addPaymentMethodSchema)) { account, ...method }: z.infer<typeof addPaymentMethodSchema>,
  ) {
    const details = `•••• ${account.replace(/[ -]/g, '').slice(-4)}`;
    return this.commands.execute('add-payment-method', { ...method, details, companyId: company.id }, company);
  }

  @Patch('payment-methods/:id')
  updatePaymentMethod(
    @CompanyAccount() company: CompanyCaller,
    @Param('id', ID) methodId: string,
    @Body(new ZodPipe(updatePaymentMethodSchema)) body: z.infer<typeof updatePaymentMethodSchema>,
  ) {
    return this.commands.execute('update-payment-method', { ...body, methodId, companyId: company.id }, company);
  }

  @Delete('payment-methods/:id')
  removePaymentMethod(@CompanyAccount() company: CompanyCaller, @Param('id', ID) methodId: string) {
    return this.commands.execute('remove-payment-method', { methodId, companyId: company.id }, company);
  }

  @Get('notifications')
  @Header(...PRIVATE)
  notifications(@CurrentCompany() { id }: CompanyCaller): Promise<Notifications> {
    return readNotifications(this.database, id);
  }

  @Put('notifications')
  setNotifications(@CurrentCompany() company: CompanyCaller, @Body(new ZodPipe(notificationsSchema)) body: Notifications) {
    return this.commands.execute('set-notifications', { ...body, companyId: company.id }, company);
  }
}
