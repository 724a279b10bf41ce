import { DEMO_COMPANY_ID, SAMPLE_API_KEY, WEBHOOK_EVENTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { unknownCompany } from '../companies/companies.area.js';

/** A company's API settings, without any key or secret. Throws `unknown_company`. */
export async function readApiSettings(database: Queryable, companyId: string): Promise<ApiSettings> {
  const [row] = await database.query<Omit<ApiSettings, 'webhookEvents'> & { enabled: boolean }>(
    `select key.key_prefix || '…' as "apiKey", ${utcText('key.created_at')} as "apiKeyCreatedAt", company.webhook_url as "webhookUrl",
            company.environment, (company.notifications ->> 'webhookEvents')::boolean as enabled, secret.id is not null as "hasWebhookSecret"
     from company
     left join company_api_key as key on key.company_id = company.id and key.valid_until is null
     left join webhook_secret as secret on secret.company_id = company.id and secret.valid_until is null
     where company.id = $1`,
    [companyId],
  );
  if (!row) throw unknownCompany(companyId);
  const { enabled, ...settings } = row;
  const apiKey = settings.apiKey ?? (companyId === DEMO_COMPANY_ID ? SAMPLE_API_KEY : null);
  return { ...settings, apiKey, webhookEvents: WEBHOOK_EVENTS.map((type) => ({ type, enabled })) };
}
