import { Controller, Header } from '@nestjs/common';
import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import { WEBHOOKS_CALLS } from '@planet-heroes/contracts/areas/webhooks/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { newApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { readApiSettings } from '@planet-heroes/domain/areas/webhooks/api-settings';
import { showWebhookSecret } from '@planet-heroes/domain/areas/webhooks/webhook-secrets';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { Repetition } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CompanyAccount, CompanyCaller, CurrentCompany } from './current-company.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** API key and webhook settings (spec document 2, section 2: API & Integrations). */
@Controller()
export class ApiSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  @Implements(WEBHOOKS_CALLS.readApiSettings)
  @Header(...PRIVATE)
  read(@CurrentCompany() { id }: CompanyCaller): Promise<ApiSettings> {
    return readApiSettings(this.database, id);
  }

  /** Save API Settings. */
  @Implements(WEBHOOKS_CALLS.updateApiSettings)
  @Header(...PRIVATE)
  async update(
    @CurrentCompany() company: CompanyCaller,
    @Input() { body }: CallInput<typeof WEBHOOKS_CALLS.updateApiSettings>,
  ) {
    const answer = await this.commands.execute('update-api-settings', { ...body, companyId: company.id }, company);
    return answer.as(async ({ secretId }) => ({
      ...await readApiSettings(this.database, company.id),
      webhookSecret: secretId === undefined ? null : await showWebhookSecret(this.database, company.id, secretId),
    }));
  }

  /** Regenerate: the key is in this answer and nowhere else. */
  @Implements(WEBHOOKS_CALLS.rotateApiKey)
  @Header(...PRIVATE)
  async rotateKey(@CompanyAccount() company: CompanyCaller, @Repetition() repetition: string | undefined) {
    const { apiKey, record } = newApiKey(this.secrets.sessionSecret, company.scope, repetition);
    const answer = await this.commands.execute('rotate-api-key', { ...record, companyId: company.id }, company);
    return answer.asSecret((rotated) => ({ apiKey, ...rotated }));
  }
}
