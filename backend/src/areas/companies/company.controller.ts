import { Body, Controller, Delete, Get, Header, Inject, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { readCompany, readCompanyUsers, readNotifications, readPaymentMethods } from '@planet-heroes/domain/areas/companies/read-company';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CompanyCallers } from './company-callers.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The account of the caller's company (spec document 2, section 2: account management). */
@Controller('api/corporate')
export class CompanyController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(CompanyCallers) private readonly callers: CompanyCallers,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get('company')
  @Header(...PRIVATE)
  async read(@Req() request: FastifyRequest): Promise<Company> {
    return readCompany(this.dependencies.database, await this.callers.companyOf(request.headers));
  }

  /** Save Changes. */
  @Patch('company')
  async update(
    @Body(new ZodPipe(updateCompanySchema)) body: UpdateCompany,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.accountOf(request.headers);
    return this.commands.run('update-company', { ...body, companyId }, request, reply, `company:${companyId}`);
  }

  @Get('users')
  @Header(...PRIVATE)
  async users(@Req() request: FastifyRequest): Promise<{ users: CompanyUser[] }> {
    return { users: await readCompanyUsers(this.dependencies.database, await this.callers.companyOf(request.headers)) };
  }

  @Post('users')
  async addUser(
    @Body(new ZodPipe(addUserSchema)) body: z.infer<typeof addUserSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.accountOf(request.headers);
    const answer = await this.commands.run('add-company-user', { ...body, companyId }, request, reply, `company:${companyId}`);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  @Patch('users/:id')
  async updateUser(
    @Param('id', ID) userId: string,
    @Body(new ZodPipe(updateUserSchema)) body: z.infer<typeof updateUserSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.accountOf(request.headers);
    return this.commands.run('update-company-user', { ...body, userId, companyId }, request, reply, `company:${companyId}`);
  }

  @Delete('users/:id')
  async removeUser(@Param('id', ID) userId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const companyId = await this.callers.accountOf(request.headers);
    return this.commands.run('remove-company-user', { userId, companyId }, request, reply, `company:${companyId}`);
  }

  @Get('payment-methods')
  @Header(...PRIVATE)
  async paymentMethods(@Req() request: FastifyRequest): Promise<{ paymentMethods: PaymentMethod[] }> {
    return { paymentMethods: await readPaymentMethods(this.dependencies.database, await this.callers.companyOf(request.headers)) };
  }

  /** The number is masked here, before anything is stored or queued. */
  @Post('payment-methods')
  async addPaymentMethod(
    @Body(new ZodPipe(addPaymentMethodSchema)) body: z.infer<typeof addPaymentMethodSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.accountOf(request.headers);
    const { account, ...method } = body;
    const details = `•••• ${account.replace(/[ -]/g, '').slice(-4)}`;
    const answer = await this.commands.run('add-payment-method', { ...method, details, companyId }, request, reply, `company:${companyId}`);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  @Patch('payment-methods/:id')
  async updatePaymentMethod(
    @Param('id', ID) methodId: string,
    @Body(new ZodPipe(updatePaymentMethodSchema)) body: z.infer<typeof updatePaymentMethodSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.accountOf(request.headers);
    return this.commands.run('update-payment-method', { ...body, methodId, companyId }, request, reply, `company:${companyId}`);
  }

  @Delete('payment-methods/:id')
  async removePaymentMethod(@Param('id', ID) methodId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const companyId = await this.callers.accountOf(request.headers);
    return this.commands.run('remove-payment-method', { methodId, companyId }, request, reply, `company:${companyId}`);
  }

  @Get('notifications')
  @Header(...PRIVATE)
  async notifications(@Req() request: FastifyRequest): Promise<Notifications> {
    return readNotifications(this.dependencies.database, await this.callers.companyOf(request.headers));
  }

  @Put('notifications')
  async setNotifications(
    @Body(new ZodPipe(notificationsSchema)) body: Notifications,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('set-notifications', { ...body, companyId }, request, reply, `company:${companyId}`);
  }
}
