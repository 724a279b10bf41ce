import type { InferEntity } from '@mikro-orm/core';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { Company } from './company.entity.js';
import { unknownCompany } from './read-company.js';

/** Parts of a company's account, as `company.changed` names them. */
export type CompanyPart =
  | 'profile'
  | 'users'
  | 'payment-methods'
  | 'notifications'
  | 'api-settings'
  | 'api-key'
  | 'webhook-secret';

/**
 * Locks a company for the rest of the transaction: changes of its account happen one after the other, while quotes and
 * orders may name it all the same. Throws `unknown_company`.
 */
export async function lockCompany(transaction: Transaction, companyId: string): Promise<InferEntity<typeof Company>> {
  const locked = await transaction.tables<typeof Company>()
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw unknownCompany(companyId);
  return transaction.em.findOneOrFail(Company, companyId, { refresh: true });
}

/** Saves the change and records that a part of the account changed; the log does not hold the new values. */
export async function tellCompanyChanged(
  transaction: Transaction,
  companyId: string,
  part: CompanyPart,
  { commandId, now }: { commandId: string; now: Date },
): Promise<string | undefined> {
  await transaction.em.flush();
  return appendEvents(
    transaction,
    [{ type: 'company.changed', subject: companyId, cause: commandId, time: now, data: { companyId, part } }],
  );
}
