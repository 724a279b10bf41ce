import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { companiesQuerySchema, type RegisterCompany, registerCompanySchema, type RotateCompanyKey, rotateCompanyKeySchema } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import { newApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { readCompanies } from '@planet-heroes/domain/areas/companies/read-company';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(corporateIdSchema);

/** What the corporate desk does about companies. */
@Controller('api/ops/companies')
@UseGuards(OperatorGuard)
export class CompaniesDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Registers a company. Its first API key is in this answer and nowhere else. */
  @Post()
  @Header('cache-control', 'no-store')
  async register(@Operator() operator: Caller, @Body(new ZodPipe(registerCompanySchema)) body: RegisterCompany) {
    const { apiKey, record } = this.newKey(operator);
    const answer = await this.commands.execute('register-company', { ...body, ...record }, operator);
    return answer.as((company) => ({ ...company, apiKey }));
  }

  @Get()
  async companies(@Query(new ZodPipe(companiesQuerySchema)) { limit }: { limit: number }) {
    return { companies: await readCompanies(this.database, limit) };
  }

  /** A new key for a company that has none, has lost it, or whose key got into wrong hands. */
  @Post(':id/api-key/rotate')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async rotateKey(
    @Operator() operator: Caller,
    @Param('id', ID) companyId: string,
    @Body(new ZodPipe(rotateCompanyKeySchema.prefault({}))) { endOldKeys }: RotateCompanyKey,
  ) {
    const { apiKey, record } = this.newKey(operator);
    const answer = await this.commands.execute('rotate-api-key', { ...record, companyId, endOldKeys }, operator);
    return answer.as((rotated) => ({ apiKey, ...rotated }));
  }

  @Post(':id/payment-methods/:methodId/verify')
  @HttpCode(200)
  verifyMethod(@Operator() operator: Caller, @Param('id', ID) companyId: string, @Param('methodId', ID) methodId: string) {
    return this.commands.execute('verify-payment-method', { companyId, methodId }, operator);
  }

  private newKey({ scope, idempotencyKey }: Caller) {
    return newApiKey(this.secrets.sessionSecret, scope, idempotencyKey);
  }
}
