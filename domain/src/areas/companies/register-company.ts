import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { RegisterCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { replaceApiKey } from './api-keys.js';
import type { Company } from './company.entity.js';
import { readCompany } from './read-company.js';

/** A new company's notifications until it chooses: by e-mail and by webhook. */
export const USUAL_NOTIFICATIONS = {
  emailQuotes: true,
  emailPurchaseOrders: true,
  emailPayments: true,
  smsUrgent: false,
  slackIntegration: false,
  webhookEvents: true,
};

export interface CompanyRegistration extends Omit<RegisterCompany, 'id'> {
  companyId: string;
  cause: string;
  time: Date;
}

/** Adds a company, without a key. Throws `already_registered` for an id that is taken. */
export async function registerCompany(
  transaction: Transaction,
  { companyId, cause, time, ...registration }: CompanyRegistration,
): Promise<string | undefined> {
  const { name, email, industry, website, address, phone, vatNumber, tradeNumber } = registration;
  const added = await transaction.tables<typeof Company>().insertInto('company')
    .values({
      id: companyId,
      name,
      email,
      industry,
      website,
      address,
      phone,
      vatNumber,
      tradeNumber,
      verified: true,
      notifications: USUAL_NOTIFICATIONS,
      createdAt: time,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()).returning('id').executeTakeFirst();
  if (!added) throw new AppError('already_registered', `There is a company "${companyId}" already.`, { companyId });
  return appendEvents(
    transaction,
    [{ type: 'company.registered', subject: companyId, cause, time, data: { companyId, name } }],
  );
}

/** An operator registers a company with its first key. */
export const registerCompanyByDesk = transactionalHandler<'register-company'>(
  async (payload, transaction, { commandId, now }) => {
    const { keyHash, keyPrefix, id: companyId = commandId, ...registration } = payload;
    const transactionId = await registerCompany(transaction, {
      ...registration,
      companyId,
      cause: commandId,
      time: now,
    });
    await replaceApiKey(transaction, companyId, { keyHash, keyPrefix }, now);
    return { result: await readCompany(transaction, companyId), transactionId };
  },
);
