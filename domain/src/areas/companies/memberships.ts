import type { InferEntity } from '@mikro-orm/core';
import { sql } from 'kysely';
import { COMPANIES_OF_ONE_ACCOUNT, COMPANY_APPROVAL_SECONDS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { WITHDRAWN_REASON } from '@planet-heroes/contracts/areas/companies/is-withdrawn';
import type { CompanyRole } from '@planet-heroes/contracts/areas/companies/permissions';
import type { MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type CommandContext, transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { postEmails } from '../../kernel/outbox/post-messages.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { decisionEmail } from './company-emails.js';
import { CompanyUser } from './company-user.entity.js';
import { assertAnAdmin } from './company-users.js';
import { Company } from './company.entity.js';
import { asProfile, readCompany, unknownCompany } from './read-company.js';
import { USUAL_NOTIFICATIONS } from './register-company.js';

/** What a member is in the company that a browser acts for. */
export interface Membership {
  companyId: string;
  userId: string;
  role: CompanyRole;
  state: MyCompany['state'];
}

/**
 * The company that a session acts for: the one that it chose, or the first by name of those that its account's address
 * is an active user of. Undefined where there is none.
 */
export async function membershipOf(
  database: Queryable,
  { accountId, companyId }: { accountId: string | null; companyId: string | null },
): Promise<Membership | undefined> {
  if (!accountId) return undefined;
  const active = (await membershipsOf(database, accountId)).filter(({ status }) => status === 'active');
  const current = active.find((each) => each.companyId === companyId) ?? active[0];
  return current && {
    companyId: current.companyId, userId: current.userId, role: current.role, state: current.state,
  };
}

/** The companies of a session's account, and invitations, by name. */
export async function readMyCompanies(
  database: Queryable,
  session: { accountId: string | null; companyId: string | null },
): Promise<MyCompany[]> {
  if (!session.accountId) return [];
  const current = await membershipOf(database, session);
  const found = await membershipsOf(database, session.accountId);
  const withOneAdmin = await database.tables<typeof CompanyUser>().selectFrom('company_user').select('companyId')
    .where('companyId', 'in', ['', ...found.map(({ companyId }) => companyId)])
    .where('role', '=', 'Admin').where('status', '=', 'active')
    .groupBy('companyId').having(({ fn }) => fn.countAll(), '=', 1).execute();
  return found.filter(({ status }) => status !== 'suspended').map(
    ({ companyId, name, state, declinedReason, role, status, ...licence }) => ({
      id: companyId, name, state, declinedReason, role, membership: status, isCurrent: companyId === current?.companyId,
      ...(state === 'approved' && role === 'Admin' && status === 'active'
        && withOneAdmin.some((one) => one.companyId === companyId) && { isOnlyAdmin: true }),
      ...(state === 'declined' && role === 'Admin' && status === 'active' && {
        licence: {
          tradeNumber: licence.tradeNumber, licenceAuthority: licence.licenceAuthority,
          licenceExpiresOn: licence.licenceExpiresOn,
        },
      }),
    }),
  );
}

/** A company that people register themselves: pending, unless a demo's policy decides. Its first Admin is who asks. */
export const registerOwnCompany = transactionalHandler<'register-own-company'>(
  async ({ accountId, sessionId, contactName, ...profile }, transaction, { commandId, now, services }) => {
    const email = await lockedEmailOf(transaction, accountId);
    const others = await transaction.em.count(Company, { registeredBy: accountId });
    if (others >= COMPANIES_OF_ONE_ACCOUNT)
      throw new AppError('company_limit_reached', `One account registers at most ${COMPANIES_OF_ONE_ACCOUNT} companies.`);
    assertLicenceRuns(profile.licenceExpiresOn, now);
    const company = transaction.em.create(Company, {
      ...profile,
      id: commandId,
      email,
      state: 'pending',
      registeredBy: accountId,
      notifications: USUAL_NOTIFICATIONS,
      createdAt: now,
    });
    transaction.em.create(CompanyUser, {
      id: `${commandId}-admin`, companyId: commandId, name: contactName, email, role: 'Admin', department: '',
      status: 'active', createdAt: now,
    });
    await transaction.em.flush();
    await choose(transaction, sessionId, commandId);
    if (services.autoVerifySeconds !== undefined) await scheduleApproval(transaction, commandId, commandId, now);
    const transactionId = await appendEvents(transaction, [{
      type: 'company.registered',
      subject: commandId,
      cause: commandId,
      time: now,
      data: { companyId: commandId, name: company.name },
    }]);
    return { result: asProfile(company), transactionId };
  },
);

/**
 * An Admin corrects a company that the desk declined, which waits for the desk again. The reason stays until then: the
 * desk compares it with what was corrected. Throws `unknown_company`, `role_not_allowed`, `illegal_transition` or
 * `licence_expired`.
 */
export const applyAgain = transactionalHandler<'apply-again'>(
  async ({ accountId, companyId, ...corrected }, transaction, { commandId, now, services }) => {
    const company = await lockCompany(transaction, companyId);
    const { role } = await assertMember(transaction, accountId, companyId, 'active');
    if (role !== 'Admin')
      throw new AppError('role_not_allowed', 'Only an Admin of the company can apply again.', { roles: ['Admin'] });
    if (company.state !== 'declined')
      throw new AppError('illegal_transition', `The company is ${company.state} already.`, { legal: [] });
    assertLicenceRuns(corrected.licenceExpiresOn, now);
    Object.assign(company, { ...corrected, state: 'pending' });
    await transaction.em.flush();
    if (services.autoVerifySeconds !== undefined) await scheduleApproval(transaction, companyId, commandId, now);
    const transactionId = await appendEvents(transaction, [
      { type: 'company.applied_again', subject: companyId, cause: commandId, time: now, data: { companyId } },
      {
        type: 'company.changed', subject: companyId, cause: commandId, time: now,
        data: { companyId, part: 'profile' },
      },
    ]);
    return { result: asProfile(company), transactionId };
  },
);

/**
 * The desk, or a demo's policy, decides about a company that registered itself; the desk also about one that was
 * declined. Throws `illegal_transition`, or `last_admin` where nobody is left in it.
 */
export const decideCompany = transactionalHandler<'decide-company'>(
  async ({ companyId, decision, reason, afterDecline }, transaction, { commandId, now }) => {
    const company = await lockCompany(transaction, companyId);
    const isOpen = company.state === 'pending' || (company.state === 'approved' && !company.verified);
    if (afterDecline ? company.state !== 'declined' : !isOpen)
      throw new AppError('illegal_transition', `The company is ${company.state} already.`, { legal: [] });
    if (afterDecline) await assertAnAdmin(transaction, companyId);
    company.state = decision === 'approve' ? 'approved' : 'declined';
    company.verified = decision === 'approve';
    company.declinedReason = reason ?? null;
    await transaction.em.flush();
    const { state, name: companyName } = company;
    const told = { companyId, companyName, isApproved: state === 'approved', reason };
    const members = await membersOf(transaction, companyId);
    await postEmails(transaction, members.map((member) => decisionEmail(told, member, now)));
    const transactionId = await appendEvents(transaction, [
      { type: 'company.decided', subject: companyId, cause: commandId, time: now, data: { companyId, state } },
      { type: 'company.changed', subject: companyId, cause: commandId, time: now, data: { companyId, part: 'profile' } },
    ]);
    return { result: await readCompany(transaction, companyId), transactionId };
  },
);

/** A browser acts for another of its account's companies. Throws `unknown_company`. */
export const chooseCompany = transactionalHandler<'choose-company'>(
  async ({ accountId, sessionId, companyId }, transaction) => {
    await assertMember(transaction, accountId, companyId, 'active');
    await choose(transaction, sessionId, companyId);
    return { result: { id: companyId }, transactionId: undefined };
  },
);

/** Somebody who was invited becomes a member. Throws `unknown_company`. */
export const acceptInvitation = transactionalHandler<'accept-invitation'>(
  async ({ accountId, sessionId, companyId }, transaction, context) => {
    await lockCompany(transaction, companyId);
    const { userId } = await assertMember(transaction, accountId, companyId, 'pending');
    const user = await transaction.em.findOneOrFail(CompanyUser, userId);
    user.status = 'active';
    await choose(transaction, sessionId, companyId);
    return {
      result: { id: companyId },
      transactionId: await tellCompanyChanged(transaction, companyId, 'users', context),
    };
  },
);

/**
 * A member leaves, or somebody declines an invitation. The last Admin leaves only a company that is not approved and
 * has no work to be looked after; with the only member one that waits is withdrawn. Throws `unknown_company` or
 * `last_admin`.
 */
export const leaveCompany = transactionalHandler<'leave-company'>(
  async ({ accountId, companyId }, transaction, context) => {
    const company = await lockCompany(transaction, companyId);
    const { userId } = await assertMember(transaction, accountId, companyId);
    transaction.em.remove(await transaction.em.findOneOrFail(CompanyUser, userId));
    await transaction.em.flush();
    const isWaiting = company.state === 'pending';
    // Once approved, one that was declined and applied again may have more members than its first.
    const hasOthers = isWaiting && await transaction.em.count(CompanyUser, { companyId }) > 0;
    const isInUse = company.state === 'approved' || hasOthers || await hasQuotes(transaction, companyId);
    if (isInUse) await assertAnAdmin(transaction, companyId);
    else if (isWaiting) await withdraw(transaction, company, context);
    await transaction.tables<typeof Session>().updateTable('session').set({ companyId: null })
      .where('accountId', '=', accountId).where('companyId', '=', companyId).execute();
    return {
      result: { id: companyId },
      transactionId: await tellCompanyChanged(transaction, companyId, 'users', context),
    };
  },
);

function assertLicenceRuns(licenceExpiresOn: string, now: Date): void {
  if (licenceExpiresOn >= dubaiDate(now)) return;
  throw new AppError('licence_expired', 'This trade licence has run out. Enter the renewed one’s last day.', {
    licenceExpiresOn,
  });
}

/** A demo's policy approves what nobody decided in time. */
async function scheduleApproval(
  transaction: Transaction, companyId: string, commandId: string, now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + COMPANY_APPROVAL_SECONDS * 1000);
  await scheduleCommands(transaction, [
    { id: `approve-company-${commandId}`, name: 'decide-company', payload: { companyId, decision: 'approve' }, dueAt },
  ]);
}

/** The desk has nothing to decide about a company that nobody is left in. */
async function withdraw(
  transaction: Transaction,
  company: InferEntity<typeof Company>,
  { commandId, now }: Pick<CommandContext, 'commandId' | 'now'>,
): Promise<void> {
  Object.assign(company, { state: 'declined', declinedReason: WITHDRAWN_REASON });
  await transaction.em.flush();
  const data = { companyId: company.id, state: 'declined' as const };
  await appendEvents(transaction, [{ type: 'company.decided', subject: company.id, cause: commandId, time: now, data }]);
}

/** Every order has a quote. Asked by name: the area of quotes builds upon this one. */
async function hasQuotes(transaction: Transaction, companyId: string): Promise<boolean> {
  return (await transaction.query('select from quote where company_id = $1 limit 1', [companyId])).length > 0;
}

function membershipsOf(database: Queryable, accountId: string) {
  return database.tables<typeof Account | typeof CompanyUser | typeof Company>()
    .selectFrom('account')
    .innerJoin('company_user as member', (join) =>
      join.on(sql`lower(${sql.ref('member.email')})`, '=', sql.ref('account.email')))
    .innerJoin('company', 'company.id', 'member.companyId')
    .select([
      'company.id as companyId', 'company.name', 'company.state', 'company.declinedReason', 'member.id as userId',
      'company.tradeNumber', 'company.licenceAuthority', 'company.licenceExpiresOn', 'member.role', 'member.status',
    ])
    .where('account.id', '=', accountId)
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
}

/** The active users of a company whose address an account has proven. */
async function membersOf(transaction: Transaction, companyId: string) {
  const members = await transaction.tables<typeof Account | typeof CompanyUser>()
    .selectFrom('company_user as member')
    .innerJoin('account', (join) => join.on(sql`lower(${sql.ref('member.email')})`, '=', sql.ref('account.email')))
    .select(['account.id as accountId', 'account.email', 'account.locale'])
    .where('member.companyId', '=', companyId)
    .where('member.status', '=', 'active')
    .orderBy('account.id')
    .execute();
  return members.map(({ email, ...member }) => ({ ...member, email: email! }));
}

async function assertMember(
  transaction: Transaction,
  accountId: string,
  companyId: string,
  status?: MyCompany['membership'],
) {
  const found = (await membershipsOf(transaction, accountId)).find((each) => each.companyId === companyId);
  if (!found || (status ? found.status !== status : found.status === 'suspended')) throw unknownCompany(companyId);
  return found;
}

async function choose(transaction: Transaction, sessionId: string, companyId: string): Promise<void> {
  await transaction.tables<typeof Session>().updateTable('session').set({ companyId })
    .where('id', '=', sessionId).execute();
}

/** Locks the account: what it has is counted by one command after the other. Throws `sign_in_required`. */
async function lockedEmailOf(transaction: Transaction, accountId: string): Promise<string> {
  const account = await transaction.tables<typeof Account>().selectFrom('account').select('email')
    .where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
  if (!account?.email) throw new AppError('sign_in_required', 'Sign in with your work e-mail address first.');
  return account.email;
}
