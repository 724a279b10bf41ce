import type { CompaniesQuery, ListedCompany, OperatorCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { AliasableExpression, ExpressionBuilder, Kysely } from 'kysely';
import { containsText } from '../../kernel/database/contains-text.js';
import type { Queryable, Tables } from '../../kernel/database/database.js';
import type { CompanyUser } from './company-user.entity.js';
import { readCompanyUsers } from './company-users.js';
import type { Company } from './company.entity.js';
import type { PaymentMethod } from './payment-method.entity.js';
import { readPaymentMethods } from './payment-methods.js';
import { unknownCompany } from './read-company.js';

type Entities = typeof Company | typeof CompanyUser | typeof PaymentMethod;
type CompanyTables = Tables<Entities> extends Kysely<infer DB> ? DB : never;
type Builder = ExpressionBuilder<CompanyTables, 'company'>;

/** A page of the companies, for the desk: by name, but those that wait the longest first. */
export async function listCompanies(
  database: Queryable,
  { limit, state, methods, search, after }: CompaniesQuery,
): Promise<{ companies: ListedCompany[]; next: string | undefined }> {
  const placeOf = ({ fn, ref }: Builder): AliasableExpression<string | Date> =>
    state === 'pending' ? ref('createdAt') : fn<string>('lower', ['name']);
  let wanted = listedCompanies(database);
  if (state === 'pending') {
    wanted = wanted.where(({ or, and, eb }) =>
      or([eb('state', '=', state), and([eb('state', '=', 'approved'), eb('verified', '=', false)])]));
  } else if (state !== undefined) wanted = wanted.where('state', '=', state);
  if (methods !== undefined) {
    wanted = wanted.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_method').select('payment_method.id')
          .whereRef('payment_method.companyId', '=', 'company.id').where('payment_method.status', '=', methods),
      ));
  }
  if (search !== undefined) {
    wanted = wanted.where(({ ref }) =>
      containsText([ref('id'), ref('name'), ref('email'), ref('tradeNumber'), ref('vatNumber')], search));
  }
  if (after !== undefined) {
    const last = await companiesOf(database).select((eb) => placeOf(eb).as('place'))
      .where('id', '=', after).executeTakeFirst();
    if (!last) throw new AppError('invalid_request', 'after: must be the `next` of the page before.');
    wanted = wanted.where((eb) =>
      eb(eb.tuple(placeOf(eb), eb.ref('id')), '>', eb.tuple(eb.val(last.place), eb.val(after))));
  }
  const rows = await wanted.orderBy(placeOf).orderBy('id').limit(limit + 1).execute();
  const companies = rows.slice(0, limit).map(asListed);
  return { companies, next: rows.length > limit ? companies.at(-1)!.id : undefined };
}

/** One company, for the desk: with its people, and how it is paid. Throws `unknown_company`. */
export async function readOperatorCompany(database: Queryable, companyId: string): Promise<OperatorCompany> {
  const company = await listedCompanies(database).where('id', '=', companyId).executeTakeFirst();
  if (!company) throw unknownCompany(companyId);
  const users = await readCompanyUsers(database, companyId);
  return { ...asListed(company), users, paymentMethods: await readPaymentMethods(database, companyId) };
}

function listedCompanies(database: Queryable) {
  return companiesOf(database)
    .select(['id', 'name', 'industry', 'website', 'address', 'phone', 'email', 'vatNumber', 'tradeNumber',
      'licenceAuthority', 'licenceExpiresOn', 'verified', 'state', 'declinedReason', 'createdAt'])
    .select((eb) => firstAdmin(eb).as('contactName'));
}

type Found = Awaited<ReturnType<ReturnType<typeof listedCompanies>['executeTakeFirstOrThrow']>>;

function asListed({ createdAt, ...company }: Found): ListedCompany {
  return { ...company, registeredAt: createdAt.toISOString() };
}

function companiesOf(database: Queryable) {
  return database.tables<Entities>().selectFrom('company');
}

/** Its first Admin's name. */
function firstAdmin({ selectFrom }: Builder) {
  return selectFrom('company_user as member').select('member.name')
    .whereRef('member.companyId', '=', 'company.id').where('member.role', '=', 'Admin')
    .orderBy('member.createdAt').orderBy('member.id').limit(1);
}
