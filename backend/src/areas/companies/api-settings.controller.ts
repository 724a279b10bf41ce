import { Body, Controller, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { type ApiSettings, updateApiSettingsSchema } from '@planet-heroes/contracts/areas/companies/schemas';
import { newApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { readApiSettings } from '@planet-heroes/domain/areas/webhooks/api-settings';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CompanyAccount, CompanyCaller, CurrentCompany } from './current-company.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** API key and webhook settings (spec document 2, section 2: API & Integrations). */
@Controller('api/corporate')
export class ApiSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  @Get('api-settings')
  @Header(...PRIVATE)
  read(@CurrentCompany() { id }: CompanyCaller): Promise<ApiSettings> {
    return readApiSettings(this.database, id);
  }

  /** Save API Settings. */
  @Patch('api-settings')
  @Header(...PRIVATE)
  async update(
    @CurrentCompany() company: CompanyCaller,
    @Body(new ZodPipe(updateApiSettingsSchema)) body: z.infer<typeof updateApiSettingsSchema>,
  ) {
    const answer = await this.commands.execute('update-api-settings', { ...body, companyId: company.id }, company);
    return answer.as(() => readApiSettings(this.database, company.id));
  }

  /** Regenerate: the key is in this answer and nowhere else. */
  @Post('api-key/rotate')
  @HttpCode(200)
  @Header(...PRIVATE)
  async rotateKey(@CompanyAccount() company: CompanyCaller) {
    const { apiKey, record } = newApiKey(this.secrets.sessionSecret, company.scope, company.idempotencyKey);
    const answer = await this.commands.execute('rotate-api-key', { ...record, companyId: company.id }, company);
    return answer.as((rotated) => ({ apiKey, ...rotated }));
  }
}
