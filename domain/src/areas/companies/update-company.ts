import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { givenFields } from '../../kernel/database/given-fields.js';
import { endApiKeys, replaceApiKey } from './api-keys.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { asProfile } from './read-company.js';

/**
 * Save Changes of the company's profile; what is left out stays. With another name or licence it is no longer verified,
 * until the desk has approved it again.
 */
export const updateCompany = transactionalHandler<'update-company'>(
  async ({ companyId, ...changes }, transaction, context) => {
    const company = await lockCompany(transaction, companyId);
    const { name, tradeNumber } = company;
    transaction.em.assign(company, givenFields(changes));
    if (company.name !== name || company.tradeNumber !== tradeNumber) company.verified = false;
    return {
      result: asProfile(company),
      transactionId: await tellCompanyChanged(transaction, companyId, 'profile', context),
    };
  },
);

export const setNotifications = transactionalHandler<'set-notifications'>(
  async ({ companyId, ...notifications }, transaction, context) => {
    const company = await lockCompany(transaction, companyId);
    company.notifications = notifications;
    return {
      result: notifications,
      transactionId: await tellCompanyChanged(transaction, companyId, 'notifications', context),
    };
  },
);

/** Regenerate: the key before works for another day, unless the old ones are to end at once. */
export const rotateApiKey = transactionalHandler<'rotate-api-key'>(
  async ({ companyId, endOldKeys, ...record }, transaction, context) => {
    await lockCompany(transaction, companyId);
    if (endOldKeys) await endApiKeys(transaction, companyId);
    const oldKeyValidUntil = await replaceApiKey(transaction, companyId, record, context.now);
    return {
      result: { oldKeyValidUntil },
      transactionId: await tellCompanyChanged(transaction, companyId, 'api-key', context),
    };
  },
);
