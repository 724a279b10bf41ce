import { sql } from 'kysely';
import type { EventOf } from '../../kernel/areas/area.js';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Transaction } from '../../kernel/database/database.js';
import { type NewEmail, postEmails } from '../../kernel/outbox/post-messages.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import type { Company, CompanyUser, PaymentMethod } from '../companies/companies.area.js';
import type { Payout } from '../payouts/payouts.area.js';
import { type SecurityChange, securityEmail } from './security-texts.js';
import { type HeroNews, NEWS_MS, tellHeroes } from './tell-heroes.js';

const ACCOUNT_PATH = '/?sign-in';
const PAYMENT_METHODS_PATH = '/account-management';

/** What owners are notified of, so that nobody takes their account over unnoticed; in the same transaction. */
export const SECURITY_REACTIONS = {
  async 'account.opened_up'(transaction: Transaction, events: readonly EventOf<'account.opened_up'>[]) {
    const sessionIds = events.flatMap(({ data }) => data.sessionId ?? []);
    const sessions = await transaction.tables<typeof Session>().selectFrom('session').select(['id', 'device'])
      .where('id', 'in', sessionIds).execute();
    const devices = new Map(sessions.map(({ id, device }) => [id, device]));
    const changed = events.map(({ data: { accountId, heroId, by, sessionId }, time, cause }) => ({
      id: `security-${cause}`, accountId, heroId, time, cause,
      data: by === 'device'
        ? { change: 'device' as const, device: devices.get(sessionId ?? '') ?? '' }
        : { change: 'passkey' as const },
    }));
    await writeToAccounts(transaction, changed.filter(({ heroId }) => heroId === undefined));
    return tellHeroes(transaction, changed.flatMap(({ accountId: _account, heroId, ...news }): HeroNews[] =>
      heroId === undefined ? [] : [{ ...news, heroId, kind: 'security-notice' }]));
  },

  /** A bank account that none of the hero's trade-ins was to be paid to before. */
  async 'payout.changed'(transaction: Transaction, events: readonly EventOf<'payout.changed'>[]) {
    const chosen = events.filter(({ data: { method, state } }) =>
      method === 'bank' && (state === 'chosen' || state === 'owed'));
    if (chosen.length === 0) return [];
    const accounts = await transaction.tables<typeof Payout>().selectFrom('payout as own')
      .select(['own.tradeInId', 'own.account'])
      .where('own.tradeInId', 'in', chosen.map(({ data }) => data.tradeInId))
      .where('own.account', 'is not', null)
      .where(({ not, exists, selectFrom }) => not(exists(
        selectFrom('payout as other').select('other.tradeInId')
          .whereRef('other.heroId', '=', 'own.heroId').whereRef('other.account', '=', 'own.account')
          .whereRef('other.tradeInId', '<>', 'own.tradeInId'),
      )))
      .execute();
    const unknown = new Map(accounts.map(({ tradeInId, account }) => [tradeInId, account]));
    return tellHeroes(transaction, chosen.flatMap(({ data: { tradeInId, heroId }, time, cause }): HeroNews[] => {
      const account = unknown.get(tradeInId);
      return account === undefined ? [] : [{
        // The id holds the number's last digits: one notice for each account of a trade-in.
        id: `security-bank-${tradeInId}-${account!.slice(-4)}`, heroId, time, cause,
        kind: 'security-notice',
        data: { change: 'bank-account', tradeInId },
      }];
    }));
  },

  /** A payment method has the id of the command that added it. */
  async 'company.changed'(transaction: Transaction, events: readonly EventOf<'company.changed'>[]) {
    const causes = events.flatMap(({ data, cause }) => (data.part === 'payment-methods' ? [cause] : []));
    if (causes.length === 0) return;
    const admins = await transaction
      .tables<typeof PaymentMethod | typeof Company | typeof CompanyUser | typeof Account>()
      .selectFrom('payment_method as method')
      .innerJoin('company as firm', 'firm.id', 'method.companyId')
      .innerJoin('company_user as member', 'member.companyId', 'firm.id')
      .innerJoin('account as owner', (join) => join.on(sql`lower(member.email)`, '=', sql.ref('owner.email')))
      .select(['method.id as methodId', 'method.type', 'method.details', 'firm.name as company'])
      .select(['owner.id as accountId', 'owner.email', 'owner.locale'])
      .select(instanceTime(transaction).as('now'))
      .where('method.id', 'in', causes)
      .where('member.status', '=', 'active')
      .where('member.role', '=', 'Admin')
      .orderBy('owner.id')
      .execute();
    await postEmails(transaction, admins.map(({ methodId, type, details, company, accountId, email, locale, now }) =>
      emailOf(`${methodId}-${accountId}`, { change: 'payment-method', type, ending: details.slice(-4), company }, {
        to: email!, locale, time: now!, path: PAYMENT_METHODS_PATH,
      })));
  },
};

/** Accounts without a hero, as operators' and companies' people may have, have no inbox. */
async function writeToAccounts(
  transaction: Transaction,
  changed: readonly { id: string; accountId: string; time: Date; data: SecurityChange }[],
): Promise<void> {
  if (changed.length === 0) return;
  const owners = await transaction.tables<typeof Account>().selectFrom('account').select(['id', 'email', 'locale'])
    .select(instanceTime(transaction).as('now'))
    .where('id', 'in', changed.map(({ accountId }) => accountId)).where('email', 'is not', null).execute();
  await postEmails(transaction, changed.flatMap(({ id, accountId, time, data }) => {
    const owner = owners.find((each) => each.id === accountId);
    return !owner || owner.now!.getTime() - time.getTime() > NEWS_MS
      ? []
      : [emailOf(id, data, { to: owner.email!, locale: owner.locale, time: owner.now!, path: ACCOUNT_PATH })];
  }));
}

/** Sent at once, also in quiet hours. */
function emailOf(
  id: string,
  change: SecurityChange,
  { path, ...message }: Pick<NewEmail, 'to' | 'locale' | 'time'> & { path: string },
): NewEmail {
  return { id: `email-${id}`, kind: 'security-notice', ...message, content: securityEmail(change, path, message.locale) };
}
