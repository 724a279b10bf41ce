import type { ReactNode } from 'react';
import { isWithdrawn } from '@planet-heroes/contracts/areas/companies/is-withdrawn';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { formatDubaiDay } from '../../../kernel/desk/format';
import { DubaiTime, State } from '../../../kernel/desk/page';
import { Link } from '../../../kernel/routing/link';
import { COMPANIES_MESSAGES } from './messages';

const { fields: FIELDS, ...COMPANIES } = COMPANIES_MESSAGES;

/** Amber where somebody has to act. */
const STATUS = { pending: 'warning', approved: 'good', declined: 'bad' } as const;

/** Where a company stands: one that was withdrawn is not declined by us. */
export function CompanyState({ company }: { company: ListedCompany }) {
  if (isWithdrawn(company)) return <State of="unknown">{COMPANIES.withdrawn}</State>;
  return <State of={STATUS[company.state]}>{COMPANIES.states[company.state]}</State>;
}

/** What the desk looks at, the licence first; the rest where it was given. */
export function factsOf(company: ListedCompany): [name: string, value: ReactNode][] {
  const {
    tradeNumber, sameLicence, licenceAuthority, licenceExpiresOn, vatNumber, industry, contactName, email, phone,
    address, registeredAt,
  } = company;
  return [
    [FIELDS.licence, tradeNumber || COMPANIES.notGiven],
    [FIELDS.sameLicence, sameLicence.length > 0 ? <Others key="others" companies={sameLicence} /> : null],
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

/** Amber: one of two companies with one licence number may not be who it says. */
function Others({ companies }: { companies: ListedCompany['sameLicence'] }) {
  return (
    <span className="badges">
      {companies.map(({ id, name }) => (
        <State key={id} of="warning">
          <Link to={`/ops/companies?id=${encodeURIComponent(id)}`}>{name}</Link>
        </State>
      ))}
    </span>
  );
}
