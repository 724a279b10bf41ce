import type { InferEntity } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CompanyUser as UserView } from '@planet-heroes/contracts/areas/companies/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { givenFields } from '../../kernel/database/given-fields.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { CompanyUser } from './company-user.entity.js';
import { unknownItem } from './read-company.js';

/** A company's users, in the order they were added. */
export async function readCompanyUsers(database: Queryable, companyId: string): Promise<UserView[]> {
  const users = await database.tables<typeof CompanyUser>().selectFrom('company_user').selectAll()
    .where('companyId', '=', companyId).orderBy('createdAt').orderBy('id').execute();
  return users.map(asView);
}

/** Add User: pending until somebody says otherwise. Throws `already_registered` for an e-mail address that is taken. */
export const addCompanyUser = transactionalHandler<'add-company-user'>(async ({ companyId, ...details }, transaction, context) => {
  await lockCompany(transaction, companyId);
  await assertFree(transaction, { companyId, email: details.email });
  const user = transaction.em.create(CompanyUser, {
    id: context.commandId, companyId, ...details, status: 'pending', createdAt: context.now,
  });
  return { result: asView(user), transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
});

/** Changes a user; what is left out stays. Throws `unknown_item` or `already_registered`. */
export const updateCompanyUser = transactionalHandler<'update-company-user'>(async ({ companyId, userId, ...changes }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const user = await findUser(transaction, companyId, userId);
  if (changes.email !== undefined) await assertFree(transaction, { companyId, email: changes.email, butOf: userId });
  transaction.em.assign(user, givenFields(changes));
  return { result: asView(user), transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
});

/** Throws `unknown_item`. */
export const removeCompanyUser = transactionalHandler<'remove-company-user'>(async ({ companyId, userId }, transaction, context) => {
  await lockCompany(transaction, companyId);
  transaction.em.remove(await findUser(transaction, companyId, userId));
  return { result: { id: userId }, transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
});

async function findUser({ em }: Transaction, companyId: string, id: string) {
  const user = await em.findOne(CompanyUser, { companyId, id });
  if (!user) throw unknownItem('user', id);
  return user;
}

/** An e-mail address belongs to one user of a company, in whatever case it is written. */
async function assertFree(
  transaction: Transaction,
  { companyId, email, butOf = '' }: { companyId: string; email: string; butOf?: string },
) {
  const taken = await transaction.tables<typeof CompanyUser>().selectFrom('company_user').select('id')
    .where('companyId', '=', companyId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .where('id', '<>', butOf)
    .executeTakeFirst();
  if (taken) throw new AppError('already_registered', `${email} is a user of this company already.`);
}

function asView({ id, name, email, role, department, status, lastLogin }: InferEntity<typeof CompanyUser>): UserView {
  return { id, name, email, role, department, status, lastLogin: lastLogin?.toISOString() ?? null };
}
