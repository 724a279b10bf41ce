import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { readCompanyUser, unknownItem } from './read-company.js';

/** Add User: pending until somebody says otherwise. Throws `already_registered` for an e-mail address that is taken. */
export const addCompanyUser = transactionalHandler<'add-company-user'>(async ({ companyId, name, email, role, department }, transaction, context) => {
  const userId = context.commandId;
  await lockCompany(transaction, companyId);
  await assertFree(transaction, companyId, email, userId);
  await transaction.query(
    `insert into company_user (id, company_id, name, email, role, department, status, created_at) values ($1, $2, $3, $4, $5, $6, 'pending', $7)`,
    [userId, companyId, name, email, role, department, context.now.toISOString()],
  );
  return { result: await readCompanyUser(transaction, companyId, userId), transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
});

/** Changes a user; what is left out stays. Throws `unknown_item` or `already_registered`. */
export const updateCompanyUser = transactionalHandler<'update-company-user'>(async ({ companyId, userId, ...changes }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const { name, email, role, department, status } = { ...(await readCompanyUser(transaction, companyId, userId)), ...changes };
  await assertFree(transaction, companyId, email, userId);
  await transaction.query('update company_user set name = $2, email = $3, role = $4, department = $5, status = $6 where id = $1', [
    userId, name, email, role, department, status,
  ]);
  return { result: await readCompanyUser(transaction, companyId, userId), transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
});

export const removeCompanyUser = transactionalHandler<'remove-company-user'>(async ({ companyId, userId }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const removed = await transaction.query('delete from company_user where company_id = $1 and id = $2 returning id', [companyId, userId]);
  if (removed.length === 0) throw unknownItem('user', userId);
  return { result: { id: userId }, transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
});

async function assertFree(transaction: Queryable, companyId: string, email: string, userId: string): Promise<void> {
  const taken = await transaction.query('select from company_user where company_id = $1 and lower(email) = lower($2) and id <> $3', [companyId, email, userId]);
  if (taken.length > 0) throw new AppError('already_registered', `${email} is a user of this company already.`);
}
