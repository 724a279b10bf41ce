import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { lockCompany, tellCompanyChanged } from '../companies/companies.area.js';
import { replaceWebhookSecret } from './webhook-secrets.js';

/** Makes a new signing secret. Its answer is stored, so it names the secret instead of carrying it. */
export const rotateWebhookSecret = transactionalHandler<'rotate-webhook-secret'>(async ({ companyId }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const result = await replaceWebhookSecret(transaction, companyId, context.now);
  return { result, transactionId: await tellCompanyChanged(transaction, companyId, 'webhook-secret', context) };
});
