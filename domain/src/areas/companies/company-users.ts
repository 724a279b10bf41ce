import type { InferEntity } from '@mikro-orm/core';
import { INVITATIONS_A_DAY } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CompanyUser as UserView } from '@planet-heroes/contracts/areas/companies/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { givenFields } from '../../kernel/database/given-fields.js';
import { assertFewEmails } from '../../kernel/outbox/limit-emails.js';
import { postEmails } from '../../kernel/outbox/post-messages.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { invitationEmail } from './company-emails.js';
import { CompanyUser } from './company-user.entity.js';
import { Company } from './company.entity.js';
import { unknownItem } from './read-company.js';

/**
 * A company's users, in the order they were added. A user was there last when the account with the user's address was,
 * in any browser.
 */
export async function readCompanyUsers(database: Queryable, companyId: string): Promise<UserView[]> {
  const tables = database.tables<typeof CompanyUser | typeof Account | typeof Session>();
  const users = await tables.selectFrom('company_user').selectAll()
    .where('companyId', '=', companyId).orderBy('createdAt').orderBy('id').execute();
  if (users.length === 0) return [];
  const seen = await tables.selectFrom('account')
    .innerJoin('session', 'session.accountId', 'account.id')
    .select(({ fn }) => ['account.email', fn.max('session.lastSeenAt').as('lastSeenAt')])
    .where('account.email', 'in', users.map(({ email }) => email.toLowerCase()))
    .groupBy('account.email')
    .execute();
  const seenAt = new Map(seen.map(({ email, lastSeenAt }) => [email, lastSeenAt]));
  return users.map((user) => asView({ ...user, lastLogin: seenAt.get(user.email.toLowerCase()) ?? user.lastLogin }));
}

/**
 * Add User: invited by e-mail, pending until the invitation is accepted. Throws `already_registered` for an e-mail
 * address that is taken, `too_many_requests` for one that was sent enough invitations.
 */
export const addCompanyUser = transactionalHandler<'add-company-user'>(
  async ({ companyId, ...details }, transaction, context) => {
    const company = await lockCompany(transaction, companyId);
    await assertFree(transaction, { companyId, email: details.email });
    const user = transaction.em.create(CompanyUser, {
      id: context.commandId,
      companyId,
      ...details,
      status: 'pending',
      createdAt: context.now,
    });
    await invite(transaction, user, company.name, context.now);
    return { result: asView(user), transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
  },
);

/**
 * Changes a user; what is left out stays. Throws `unknown_item`, `already_registered`, `last_admin`,
 * `too_many_requests`, or `illegal_transition` where somebody would be a member who has not accepted.
 */
export const updateCompanyUser = transactionalHandler<'update-company-user'>(
  async ({ companyId, userId, ...changes }, transaction, context) => {
    const company = await lockCompany(transaction, companyId);
    const user = await findUser(transaction, companyId, userId);
    assertAccepted(user, changes.status);
    if (changes.email !== undefined) await assertFree(transaction, { companyId, email: changes.email, butOf: userId });
    // The user is the person who proves to have the new address: somebody else, until that person accepts.
    const isOther = changes.email !== undefined && changes.email.toLowerCase() !== user.email.toLowerCase();
    transaction.em.assign(user, { ...givenFields(changes), ...(isOther && { status: 'pending' as const }) });
    await assertAnAdmin(transaction, companyId);
    if (isOther) await invite(transaction, user, company.name, context.now);
    return { result: asView(user), transactionId: await tellCompanyChanged(transaction, companyId, 'users', context) };
  },
);

async function invite(
  transaction: Transaction,
  user: Parameters<typeof invitationEmail>[0],
  companyName: string,
  now: Date,
): Promise<void> {
  const email = invitationEmail(user, companyName, now);
  await assertFewEmails(transaction, { kind: email.kind, to: email.to, aDay: INVITATIONS_A_DAY, now });
  await postEmails(transaction, [email]);
}

/** Nobody but the invited makes a member of themselves; suspended, they could be made active without that. */
function assertAccepted({ status, name }: InferEntity<typeof CompanyUser>, next: UserView['status'] | undefined): void {
  if (status !== 'pending' || next === undefined || next === 'pending') return;
  throw new AppError(
    'illegal_transition',
    `${name} has not accepted the invitation yet. Until then it can be taken back, by removing the user.`,
    { legal: [] },
  );
}

/** Throws `unknown_item` or `last_admin`. */
export const removeCompanyUser = transactionalHandler<'remove-company-user'>(
  async ({ companyId, userId }, transaction, context) => {
    await lockCompany(transaction, companyId);
    transaction.em.remove(await findUser(transaction, companyId, userId));
    await assertAnAdmin(transaction, companyId);
    return {
      result: { id: userId },
      transactionId: await tellCompanyChanged(transaction, companyId, 'users', context),
    };
  },
);

/**
 * Throws `last_admin` where nobody would run the account any more. A company whose people never signed in, which its
 * API key runs, may do without.
 */
export async function assertAnAdmin(transaction: Transaction, companyId: string): Promise<void> {
  await transaction.em.flush();
  const users = await transaction.tables<typeof CompanyUser>().selectFrom('company_user').select(['role', 'status'])
    .where('companyId', '=', companyId).execute();
  const { registeredBy } = await transaction.em.findOneOrFail(Company, companyId);
  if (registeredBy === null || users.some(({ role, status }) => role === 'Admin' && status === 'active')) return;
  throw new AppError('last_admin', 'A company is never without an active Admin. Make somebody else one first.');
}

async function findUser({ em }: Transaction, companyId: string, id: string) {
  const user = await em.findOne(CompanyUser, { companyId, id });
  if (!user) throw unknownItem('user', id);
  return user;
}

/** An e-mail address belongs to one user of a company, ignoring case. */
async function assertFree(
  transaction: Transaction,
  { companyId, email, butOf = '' }: { companyId: string; email: string; butOf?: string },
) {
  const taken = await transaction.tables<typeof CompanyUser>().selectFrom('company_user').select('id')
    .where('companyId', '=', companyId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .where('id', '<>', butOf)
    .executeTakeFirst();
  if (taken) throw new AppError('already_registered', 'This address is a user of this company already.');
}

function asView({ id, name, email, role, department, status, lastLogin }: InferEntity<typeof CompanyUser>): UserView {
  return { id, name, email, role, department, status, lastLogin: lastLogin?.toISOString() ?? null };
}
