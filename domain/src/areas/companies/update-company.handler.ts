import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { endApiKeys, replaceApiKey } from './api-keys.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { readCompany } from './read-company.js';

/** Save Changes of the company's profile; what is left out stays. */
export const updateCompany = transactionalHandler<'update-company'>(async ({ companyId, ...changes }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const company = { ...(await readCompany(transaction, companyId)), ...changes };
  await transaction.query(
    `update company set name = $2, industry = $3, website = $4, address = $5, phone = $6, email = $7, vat_number = $8, trade_number = $9
     where id = $1`,
    [companyId, company.name, company.industry, company.website, company.address, company.phone, company.email, company.vatNumber, company.tradeNumber],
  );
  return { result: await readCompany(transaction, companyId), transactionId: await tellCompanyChanged(transaction, companyId, 'profile', context) };
});

export const setNotifications = transactionalHandler<'set-notifications'>(async ({ companyId, ...notifications }, transaction, context) => {
  await lockCompany(transaction, companyId);
  await transaction.query('update company set notifications = $2 where id = $1', [companyId, JSON.stringify(notifications)]);
  return { result: notifications, transactionId: await tellCompanyChanged(transaction, companyId, 'notifications', context) };
});

/** Regenerate: the key before works for another day, unless the old ones are to end at once. */
export const rotateApiKey = transactionalHandler<'rotate-api-key'>(async ({ companyId, endOldKeys, ...record }, transaction, context) => {
  await lockCompany(transaction, companyId);
  if (endOldKeys) await endApiKeys(transaction, companyId);
  const oldKeyValidUntil = await replaceApiKey(transaction, companyId, record, context.now);
  return { result: { oldKeyValidUntil }, transactionId: await tellCompanyChanged(transaction, companyId, 'api-key', context) };
});
