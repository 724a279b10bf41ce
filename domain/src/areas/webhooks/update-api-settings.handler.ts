import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { lockCompany, tellCompanyChanged } from '../companies/companies.area.js';
import { checkWebhookUrl } from './check-webhook-url.js';
import { ensureWebhookSecret } from './webhook-secrets.js';

/**
 * Save API Settings. Throws `webhook_url_refused` for a URL that no message will be sent to, and `demo_company_fixed` for any
 * of the public company: it would send visitors' requests to strangers.
 */
export const updateApiSettings = transactionalHandler<'update-api-settings'>(async ({ companyId, webhookUrl, environment }, transaction, context) => {
  await lockCompany(transaction, companyId);
  if (webhookUrl) {
    if (companyId === DEMO_COMPANY_ID) {
      throw new AppError('demo_company_fixed', 'This company is everybody’s and has no webhooks. Ask us to register your company and use its API key.');
    }
    checkWebhookUrl(webhookUrl, context.services.allowPrivateWebhooks);
    await ensureWebhookSecret(transaction, companyId, context.now);
  }
  await transaction.query('update company set webhook_url = coalesce($2, webhook_url), environment = coalesce($3, environment) where id = $1', [
    companyId, webhookUrl ?? null, environment ?? null,
  ]);
  return { result: { id: companyId }, transactionId: await tellCompanyChanged(transaction, companyId, 'api-settings', context) };
});
