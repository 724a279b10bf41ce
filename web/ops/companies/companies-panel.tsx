import type { ReactNode } from 'react';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Polled } from '../api/use-polled';
import { MESSAGES } from '../messages';
import { useAddress } from '../ui/address';
import { DubaiTime } from '../ui/dubai-time';
import { SelectField, TextField } from '../ui/field';
import { FilterForm } from '../ui/filter-form';
import { Pager } from '../ui/pager';
import { Panel } from '../ui/panel';

const { all: TEXTS, filter: FILTER, ...COMPANIES } = MESSAGES.companies;
const STATES = Object.entries(COMPANIES.states);
const STATUS = { pending: 'warning', approved: 'good', declined: 'bad' } as const;

interface CompaniesPanelProps {
  found: Polled<AnswerOf<typeof COMPANIES_ROUTES.listCompanies>>;
}

/** All companies, or those that the address asks for. */
export function CompaniesPanel({ found: { answer, isCurrent, failure } }: CompaniesPanelProps) {
  const { query } = useAddress();
  const busy = !isCurrent && failure === undefined;
  return (
    <Panel title={TEXTS.title} wide busy={busy}>
      <FilterForm label={FILTER.label}>
        <TextField label={FILTER.search} name="search" type="search" maxLength={100} />
        <SelectField label={FILTER.state} name="state">
          <option value="">{FILTER.any}</option>
          {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
        </SelectField>
      </FilterForm>
      {!answer && busy && <p className="muted">{COMPANIES.reading}</p>}
      {answer?.companies.length === 0 && <p className="muted">{query.size > 0 ? TEXTS.noneFits : TEXTS.none}</p>}
      {answer && answer.companies.length > 0 && (
        <table role="table" className="as-cards companies" aria-label={TEXTS.title}>
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(TEXTS.columns).map(([column, name]) => (
                <th role="columnheader" scope="col" key={column} data-column={column}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {answer.companies.map((company) => <CompanyRow key={company.id} company={company} />)}
          </tbody>
        </table>
      )}
      <Pager from="after" next={answer?.next} texts={TEXTS.pages} />
    </Panel>
  );
}

function CompanyRow({ company }: { company: ListedCompany }) {
  const { name, state, declinedReason, tradeNumber, contactName, email, industry, registeredAt } = company;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">{name}</th>
      <Cell column="state">
        <span className="state" data-status={STATUS[state]}>{COMPANIES.states[state]}</span>
        {state === 'declined' && declinedReason && <small>{declinedReason}</small>}
      </Cell>
      <Cell column="licence">{tradeNumber || COMPANIES.notGiven}</Cell>
      <Cell column="contact">
        {contactName}
        <small>{email}</small>
      </Cell>
      <Cell column="industry">{COMPANIES.industries[industry]}</Cell>
      <Cell column="registered"><DubaiTime at={registeredAt} isDay /></Cell>
    </tr>
  );
}

function Cell({ column, children }: { column: keyof typeof TEXTS.columns; children: ReactNode }) {
  return <td role="cell" data-column={column} data-label={TEXTS.columns[column]}>{children}</td>;
}
