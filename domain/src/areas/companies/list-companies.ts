import { WITHDRAWN_REASON } from '@planet-heroes/contracts/areas/companies/is-withdrawn';
import type { CompaniesQuery, ListedCompany, OperatorCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type AliasableExpression, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { containsText } from '../../kernel/database/contains-text.js';
import type { Queryable, Tables } from '../../kernel/database/database.js';
import type { CompanyUser } from './company-user.entity.js';
import { readCompanyUsers } from './company-users.js';
import type { Company } from './company.entity.js';
import type { PaymentMethod } from './payment-method.entity.js';
import { readOperatorMethods } from './payment-methods.js';
import { unknownCompany } from './read-company.js';

const SHOWN_OTHERS = 5;

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
  } else if (state === 'declined') {
    wanted = wanted.where('state', '=', state).where('declinedReason', 'is distinct from', WITHDRAWN_REASON);
  } else if (state === 'withdrawn') {
    wanted = wanted.where('state', '=', 'declined').where('declinedReason', '=', WITHDRAWN_REASON);
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
  const companies = await asListed(database, rows.slice(0, limit));
  return { companies, next: rows.length > limit ? companies.at(-1)!.id : undefined };
}

/** One company, for the desk: with its people, and how it is paid. Throws `unknown_company`. */
export async function readOperatorCompany(database: Queryable, companyId: string): Promise<OperatorCompany> {
  const company = await listedCompanies(database).where('id', '=', companyId).executeTakeFirst();
  if (!company) throw unknownCompany(companyId);
  const [listed] = await asListed(database, [company]);
  const users = await readCompanyUsers(database, companyId);
  return { ...listed!, users, paymentMethods: await readOperatorMethods(database, companyId) };
}

function listedCompanies(database: Queryable) {
  return companiesOf(database)
    .select(['id', 'name', 'industry', 'website', 'address', 'phone', 'email', 'vatNumber', 'tradeNumber',
      'licenceAuthority', 'licenceExpiresOn', 'verified', 'state', 'declinedReason', 'createdAt'])
    .select((eb) => firstAdmin(eb).as('contactName'));
}

type Found = Awaited<ReturnType<ReturnType<typeof listedCompanies>['executeTakeFirstOrThrow']>>;

async function asListed(database: Queryable, found: readonly Found[]): Promise<ListedCompany[]> {
  const others = await sameLicences(database, found.flatMap(({ id, tradeNumber }) => (tradeNumber ? [id] : [])));
  return found.map(({ createdAt, ...company }) => ({
    ...company,
    registeredAt: createdAt.toISOString(),
    sameLicence: others.filter(({ of }) => of === company.id).slice(0, SHOWN_OTHERS)
      .map(({ id, name }) => ({ id, name })),
  }));
}

/** Other companies, approved or waiting, with the licence number of one of these. One scan for the whole page. */
function sameLicences(database: Queryable, ids: readonly string[]) {
  const plain = (column: string) => sql<string>`lower(regexp_replace(${sql.ref(column)}, '\\s', '', 'g'))`;
  if (ids.length === 0) return [];
  return database.tables<Entities>().selectFrom('company as one')
    .innerJoin('company as other', (join) =>
      join.on(plain('other.tradeNumber'), '=', plain('one.tradeNumber')).onRef('other.id', '<>', 'one.id'))
    .select(['one.id as of', 'other.id', 'other.name'])
    .where('one.id', 'in', ids).where('other.state', '<>', 'declined')
    .orderBy('other.name').orderBy('other.id').execute();
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
