import { DEMO_COMPANY_ID, SAMPLE_API_KEY, WEBHOOK_EVENTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import {
  type Company,
  type CompanyApiKey,
  lockCompany,
  tellCompanyChanged,
  unknownCompany,
} from '../companies/companies.area.js';
import { checkNewWebhookUrl } from './check-webhook-url.js';
import type { WebhookSecret } from './webhook-secret.entity.js';
import { ensureWebhookSecret } from './webhook-secrets.js';

/** A company's API settings, without any key or secret. Throws `unknown_company`. */
export async function readApiSettings(database: Queryable, companyId: string): Promise<ApiSettings> {
  const row = await database
    .tables<typeof Company | typeof CompanyApiKey | typeof WebhookSecret>()
    .selectFrom('company')
    .leftJoin(
      'company_api_key as key',
      (join) => join.onRef('key.companyId', '=', 'company.id').on('key.validUntil', 'is', null),
    )
    .leftJoin(
      'webhook_secret as secret',
      (join) => join.onRef('secret.companyId', '=', 'company.id').on('secret.validUntil', 'is', null),
    )
    .select([
      'key.keyPrefix',
      'key.createdAt as keyCreatedAt',
      'company.webhookUrl',
      'company.environment',
      'company.notifications',
      'company.webhookTypes',
      'secret.id as secretId',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw unknownCompany(companyId);
  const sampleKey = companyId === DEMO_COMPANY_ID ? SAMPLE_API_KEY : null;
  return {
    apiKey: row.keyPrefix === null ? sampleKey : `${row.keyPrefix}…`,
    apiKeyCreatedAt: row.keyCreatedAt?.toISOString() ?? null,
    webhookUrl: row.webhookUrl,
    environment: row.environment,
    webhookEvents: WEBHOOK_EVENTS.map((type) => ({
      type,
      enabled: row.notifications.webhookEvents && (row.webhookTypes?.includes(type) ?? true),
    })),
    hasWebhookSecret: row.secretId !== null,
  };
}

/**
 * Save API Settings. Throws `webhook_url_refused` for a new URL that no message may be sent to, and
 * `demo_company_fixed` for any of the public company: it would send visitors' requests to strangers.
 */
export const updateApiSettings = transactionalHandler<'update-api-settings'>(
  async ({ companyId, webhookUrl, environment, webhookEvents }, transaction, context) => {
    const company = await lockCompany(transaction, companyId);
    let secretId: string | undefined;
    if ((webhookUrl || webhookEvents) && companyId === DEMO_COMPANY_ID) {
      throw new AppError(
        'demo_company_fixed',
        'This company is everybody’s and has no webhooks. Ask us to register your company and use its API key.',
      );
    }
    if (webhookUrl) {
      if (webhookUrl !== company.webhookUrl) checkNewWebhookUrl(webhookUrl, context.services.allowPrivateWebhooks);
      secretId = await ensureWebhookSecret(transaction, companyId, context.now);
    }
    company.webhookUrl = webhookUrl ?? company.webhookUrl;
    if (webhookEvents) company.webhookTypes = webhookEvents;
    company.environment = environment ?? company.environment;
    return {
      result: { id: companyId, secretId },
      transactionId: await tellCompanyChanged(transaction, companyId, 'api-settings', context),
    };
  },
);
