import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Company, CompanyUser, Notifications, PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';

/** All companies, by name. */
export function readCompanies(database: Queryable, limit: number): Promise<Pick<Company, 'id' | 'name' | 'industry' | 'verified'>[]> {
  return database.query('select id, name, industry, verified from company order by lower(name), id limit $1', [limit]);
}

/** A company's profile. Throws `unknown_company`. */
export async function readCompany(database: Queryable, companyId: string): Promise<Company> {
  const [company] = await database.query<Company>(
    `select id, name, industry, website, address, phone, email, vat_number as "vatNumber", trade_number as "tradeNumber", verified
     from company where id = $1`,
    [companyId],
  );
  if (!company) throw unknownCompany(companyId);
  return company;
}

const USER_COLUMNS = `id, name, email, role, department, status, ${utcText('last_login')} as "lastLogin"`;

export function readCompanyUsers(database: Queryable, companyId: string): Promise<CompanyUser[]> {
  return database.query<CompanyUser>(`select ${USER_COLUMNS} from company_user where company_id = $1 order by created_at, id`, [companyId]);
}

/** One of a company's users. Throws `unknown_item`. */
export async function readCompanyUser(database: Queryable, companyId: string, userId: string): Promise<CompanyUser> {
  const [user] = await database.query<CompanyUser>(`select ${USER_COLUMNS} from company_user where company_id = $1 and id = $2`, [companyId, userId]);
  if (!user) throw unknownItem('user', userId);
  return user;
}

const METHOD_COLUMNS = 'id, type, name, details, is_default as "isDefault", status';

export function readPaymentMethods(database: Queryable, companyId: string): Promise<PaymentMethod[]> {
  return database.query<PaymentMethod>(
    `select ${METHOD_COLUMNS} from payment_method where company_id = $1 order by is_default desc, created_at, id`,
    [companyId],
  );
}

/** One of a company's payment methods. Throws `unknown_item`. */
export async function readPaymentMethod(database: Queryable, companyId: string, methodId: string): Promise<PaymentMethod> {
  const [method] = await database.query<PaymentMethod>(
    `select ${METHOD_COLUMNS} from payment_method where company_id = $1 and id = $2`,
    [companyId, methodId],
  );
  if (!method) throw unknownItem('payment method', methodId);
  return method;
}

/** What a company wants to be told, and how. Throws `unknown_company`. */
export async function readNotifications(database: Queryable, companyId: string): Promise<Notifications> {
  const [row] = await database.query<{ notifications: Notifications }>('select notifications from company where id = $1', [companyId]);
  if (!row) throw unknownCompany(companyId);
  return row.notifications;
}

export function unknownCompany(companyId: string): AppError {
  return new AppError('unknown_company', `There is no company "${companyId}".`, { companyId });
}

export function unknownItem(noun: string, id: string): AppError {
  return new AppError('unknown_item', `There is no ${noun} "${id}".`, { id });
}
