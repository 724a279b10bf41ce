import type { InferEntity } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Company as Profile, Notifications } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { CompanyUser } from './company-user.entity.js';
import type { Company } from './company.entity.js';

/** A company's profile. Throws `unknown_company`. */
export async function readCompany(database: Queryable, companyId: string): Promise<Profile> {
  return asProfile(await findCompany(database, companyId));
}

/** A company's choice of notifications. Throws `unknown_company`. */
export async function readNotifications(database: Queryable, companyId: string): Promise<Notifications> {
  return (await findCompany(database, companyId)).notifications;
}

/** All that is kept of a company. Throws `unknown_company`. */
export async function findCompany(database: Queryable, companyId: string) {
  const company = await database.tables<typeof Company>()
    .selectFrom('company')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) throw unknownCompany(companyId);
  return company;
}

/** The name and e-mail address of a company's member; undefined where it is none any more. */
export async function findMember(
  database: Queryable,
  companyId: string,
  userId: string,
): Promise<{ name: string; email: string } | undefined> {
  return database.tables<typeof CompanyUser>().selectFrom('company_user').select(['name', 'email'])
    .where('companyId', '=', companyId).where('id', '=', userId).executeTakeFirst();
}

/** A company as its own people see it. */
export function asProfile(company: Pick<InferEntity<typeof Company>, keyof Profile>): Profile {
  const { id, name, industry, website, address, phone, email, vatNumber, tradeNumber, verified, state } = company;
  return { id, name, industry, website, address, phone, email, vatNumber, tradeNumber, verified, state };
}

export function unknownCompany(companyId: string): AppError {
  return new AppError('unknown_company', `There is no company "${companyId}".`, { companyId });
}

export function unknownItem(noun: string, id: string): AppError {
  return new AppError('unknown_item', `There is no ${noun} "${id}".`, { id });
}
