import type { ReactNode } from 'react';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { formatDubaiDay } from '../../../kernel/desk/format';
import { DubaiTime } from '../../../kernel/desk/page';
import { COMPANIES_MESSAGES } from './messages';

const { fields: FIELDS, ...COMPANIES } = COMPANIES_MESSAGES;

/** Amber where somebody has to act. */
export const STATUS = { pending: 'warning', approved: 'good', declined: 'bad' } as const;

/** What the desk looks at, the licence first; the rest where it was given. */
export function factsOf(company: ListedCompany): [name: string, value: ReactNode][] {
  const {
    tradeNumber, licenceAuthority, licenceExpiresOn, vatNumber, industry, contactName, email, phone, address,
    registeredAt,
  } = company;
  return [
    [FIELDS.licence, tradeNumber || COMPANIES.notGiven],
    [FIELDS.authority, licenceAuthority],
    [FIELDS.expires, licenceExpiresOn && formatDubaiDay(licenceExpiresOn)],
    [FIELDS.email, email && <a key="email" href={`mailto:${email}`}>{email}</a>],
    [FIELDS.contact, contactName],
    [FIELDS.phone, phone],
    [FIELDS.vat, vatNumber],
    [FIELDS.industry, COMPANIES.industries[industry]],
    [FIELDS.address, address],
    [FIELDS.registered, <DubaiTime key="at" at={registeredAt} />],
  ];
}
