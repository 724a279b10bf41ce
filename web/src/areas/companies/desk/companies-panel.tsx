import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { COMPANIES_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { SelectField, TextField } from '../../../kernel/desk/ui/field';
import { Link } from '../../../kernel/desk/ui/link';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';

const { all: TEXTS, filter: FILTER, ...COMPANIES } = COMPANIES_MESSAGES;
const STATES = Object.entries(COMPANIES.states);
/** Amber where somebody has to act. */
export const STATUS = { pending: 'warning', approved: 'good', declined: 'bad' } as const;

interface CompaniesPanelProps {
  found: Polled<AnswerOf<typeof COMPANIES_ROUTES.listCompanies>>;
}

/** All companies, or those that the address asks for. */
export function CompaniesPanel({ found }: CompaniesPanelProps) {
  return (
    <ListPanel
      found={found}
      rows={found.answer?.companies}
      texts={{ ...TEXTS, filter: FILTER.label }}
      reading={COMPANIES.reading}
      className="companies"
      filter={
        <>
          <TextField label={FILTER.search} name="search" type="search" maxLength={100} />
          <SelectField label={FILTER.state} name="state">
            <option value="">{FILTER.any}</option>
            {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
          </SelectField>
        </>
      }
    >
      {(company) => <CompanyRow key={company.id} company={company} />}
    </ListPanel>
  );
}

function CompanyRow({ company }: { company: ListedCompany }) {
  const { id, name, state, declinedReason, tradeNumber, contactName, email, industry, registeredAt } = company;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={pathOfCompany(id)}>{name}</Link>
      </th>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={STATUS[state]}>{COMPANIES.states[state]}</span>
        {state === 'declined' && declinedReason && <small>{declinedReason}</small>}
      </Cell>
      <Cell column="licence" label={columns.licence}>{tradeNumber || COMPANIES.notGiven}</Cell>
      <Cell column="contact" label={columns.contact}>
        {contactName}
        <small>{email}</small>
      </Cell>
      <Cell column="industry" label={columns.industry}>{COMPANIES.industries[industry]}</Cell>
      <Cell column="registered" label={columns.registered}><DubaiTime at={registeredAt} isDay /></Cell>
    </tr>
  );
}

/** Where one company is shown. */
function pathOfCompany(id: string): string {
  return `/ops/companies?id=${encodeURIComponent(id)}`;
}
