import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { unknownCompany } from './read-company.js';

/** Parts of a company's account, as `company.changed` names them. */
export type CompanyPart = 'profile' | 'users' | 'payment-methods' | 'notifications' | 'api-settings' | 'api-key' | 'webhook-secret';

/** Locks a company for the rest of the transaction: changes of its account happen one after the other. Throws `unknown_company`. */
export async function lockCompany(transaction: Transaction, companyId: string): Promise<void> {
  const [row] = await transaction.query('select from company where id = $1 for no key update', [companyId]);
  if (!row) throw unknownCompany(companyId);
}

/** Tells that a part of a company's account changed; what it is now, nobody reads in the log. */
export function tellCompanyChanged(transaction: Transaction, companyId: string, part: CompanyPart, { commandId, now }: { commandId: string; now: Date }) {
  return appendEvents(transaction, [{ type: 'company.changed', subject: companyId, cause: commandId, time: now, data: { companyId, part } }]);
}
