import { useRef, useState } from 'react';
import { isWithdrawn } from '@planet-heroes/contracts/areas/companies/is-withdrawn';
import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { ListPanel, optionsOf } from '../../../kernel/desk/list';
import { DubaiTime, focusHeadingOf, Page } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { KeyPanel, type NewKey } from '../../operations/desk/operators/key-panel';
import { CompanyState } from './company-facts';
import { DecideDialog, type Decision } from './decide-dialog';
import { COMPANIES_MESSAGES } from './messages';
import { RegisterPanel } from './register-panel';
import { WaitingPanel } from './waiting-panel';

const { all: TEXTS, filter: FILTER, ...COMPANIES } = COMPANIES_MESSAGES;
const LIST = COMPANIES_DESK_ROUTES.listCompanies;
const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** The companies that wait for the desk first, then all, or those that the address asks for, and one more. */
export function AllCompanies() {
  const [query] = usePageQuery();
  const mayRegister = useMay()(COMPANIES_DESK_ROUTES.registerCompany);
  const [newKey, setNewKey] = useState<NewKey>();
  const [asked, setAsked] = useState<Decision>();
  const queue = useRef<HTMLDivElement>(null);
  const waiting = usePolled(LIST, { query: { state: 'pending', limit: PAGE } }, POLL);
  const found = usePolled(LIST, { query: { ...Object.fromEntries(query), limit: PAGE } }, POLL);
  const actions = useActions(() => {
    waiting.refresh();
    found.refresh();
  });
  const failed = [waiting, found].find(({ failure }) => failure !== undefined);

  return (
    <Page
      facts={<p className="muted">{COMPANIES.facts}</p>}
      found={failed}
      actions={actions}
    >
      <div className="panels">
        <WaitingPanel ref={queue} waiting={waiting} onDecide={setAsked} />
        <ListPanel
          found={found}
          rows={found.answer?.companies}
          next={found.answer?.next}
          texts={{ ...TEXTS, filter: FILTER.label }}
          reading={COMPANIES.reading}
          filter={
            <>
              <TextField label={FILTER.search} name="search" type="search" />
              <SelectField
                label={FILTER.state}
                name="state"
                placeholder={FILTER.any}
                options={optionsOf({ ...COMPANIES.states, withdrawn: COMPANIES.withdrawn })}
              />
              <SelectField
                label={FILTER.methods}
                name="methods"
                placeholder={FILTER.any}
                options={[{ value: 'pending', label: FILTER.toVerify }]}
              />
            </>
          }
          keyOf={({ id }) => id}
          cells={{
            name: ({ id, name }) => <Link className="row-link" to={`?id=${encodeURIComponent(id)}`}>{name}</Link>,
            state: (company) => {
              const { state, verified, declinedReason } = company;
              const why = isWithdrawn(company) ? COMPANIES.lastLeft : declinedReason;
              return (
                <>
                  <CompanyState company={company} />
                  {state === 'approved' && !verified && <small>{COMPANIES.changed}</small>}
                  {state === 'declined' && why && <small>{why}</small>}
                </>
              );
            },
            licence: ({ tradeNumber }) => tradeNumber || COMPANIES.notGiven,
            contact: ({ contactName, email }) => (
              <>
                {contactName}
                <small>{email}</small>
              </>
            ),
            industry: ({ industry }) => COMPANIES.industries[industry],
            registered: ({ registeredAt }) => <DubaiTime at={registeredAt} isDay />,
          }}
        />
        {newKey && (
          <KeyPanel
            key={newKey.key}
            newKey={newKey}
            onKept={() => {
              setNewKey(undefined);
              focusHeadingOf(queue.current);
            }}
          />
        )}
        {mayRegister && <RegisterPanel actions={actions} onKey={setNewKey} />}
      </div>
      {asked && (
        <DecideDialog
          decision={asked}
          actions={actions}
          onDone={() => focusHeadingOf(queue.current)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
