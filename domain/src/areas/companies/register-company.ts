import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { RegisterCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { replaceApiKey } from './api-keys.js';
import { readCompany } from './read-company.js';

/** What a new company is told, until it chooses: by e-mail and by webhook. */
export const USUAL_NOTIFICATIONS = {
  emailQuotes: true, emailPurchaseOrders: true, emailPayments: true, smsUrgent: false, slackIntegration: false, webhookEvents: true,
};

export interface CompanyRegistration extends RegisterCompany {
  companyId: string;
  cause: string;
  time: Date;
}

/** Adds a company, without a key. Throws `already_registered` for an id that is taken. */
export async function registerCompany(transaction: Transaction, registration: CompanyRegistration): Promise<string | undefined> {
  const { companyId, name, cause, time } = registration;
  const inserted = await transaction.query(
    `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $11) on conflict (id) do nothing returning id`,
    [
      companyId, name, registration.industry ?? 'other', registration.website ?? '', registration.address ?? '', registration.phone ?? '',
      registration.email, registration.vatNumber ?? '', registration.tradeNumber ?? '', JSON.stringify(USUAL_NOTIFICATIONS), time.toISOString(),
    ],
  );
  if (inserted.length === 0) throw new AppError('already_registered', `There is a company "${companyId}" already.`, { companyId });
  return appendEvents(transaction, [{ type: 'company.registered', subject: companyId, cause, time, data: { companyId, name } }]);
}

/** An operator registers a company with its first key. */
export const registerCompanyByDesk = transactionalHandler<'register-company'>(async (payload, transaction, { commandId, now }) => {
  const { keyHash, keyPrefix, ...registration } = payload;
  const companyId = payload.id ?? commandId;
  const transactionId = await registerCompany(transaction, { ...registration, companyId, cause: commandId, time: now });
  await replaceApiKey(transaction, companyId, { keyHash, keyPrefix }, now);
  return { result: await readCompany(transaction, companyId), transactionId };
});
