import { useState } from 'react';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { OperatorCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { useMay } from '../../../kernel/desk/api/session';
import { type Actions, useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { COMPANIES_MESSAGES } from './messages';
import { MESSAGES } from '../../../kernel/desk/messages';
import { CompanyMessagesPanel } from '../../support/desk/history-panels';
import { KeyPanel, type NewKey } from '../../operations/desk/operators/key-panel';
import { Facts } from '../../../kernel/desk/ui/facts';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { FormButton } from '../../../kernel/desk/ui/form-button';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { STATUS } from './companies-panel';
import { factsOf } from './company-facts';
import { MethodsPanel } from './methods-panel';
import { PeoplePanel } from './people-panel';

const { one: TEXTS, states: STATES } = COMPANIES_MESSAGES;
const { elsewhere: ELSEWHERE, fields: FIELDS, key: KEY } = TEXTS;
const POLL = { everyMs: 5_000 };
const ROTATE = COMPANIES_ROUTES.rotateCompanyApiKey;

/** One company: what is known of it, its people, and how it is paid. */
export function OneCompany({ id }: { id: string }) {
  const [newKey, setNewKey] = useState<NewKey>();
  const may = useMay();
  const asked = { params: { id } };
  const { answer: company, goodAt, failure, refresh } = usePolled(COMPANIES_ROUTES.readCompanyAsOperator, asked, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/companies">{TEXTS.back}</Link></p>
      <PageHead
        title={company?.name ?? MESSAGES.frame.pages.companies}
        aside={company && <span className="state" data-status={STATUS[company.state]}>{STATES[company.state]}</span>}
        takesFocus
      >
        {company?.state === 'pending' && <p className="muted">{TEXTS.waits}</p>}
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!company && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
      {company && (
        <div className="panels main-and-side">
          <div className="column">
            {newKey && <KeyPanel key={newKey.key} newKey={newKey} onKept={() => setNewKey(undefined)} />}
            <MethodsPanel company={company} actions={actions} />
            <PeoplePanel users={company.users} />
            {may(SUPPORT_ROUTES.listCompanyMessages) && <CompanyMessagesPanel id={company.id} />}
          </div>
          <div className="column">
            <Panel title={TEXTS.facts}>
              <Facts
                of={[
                  ...factsOf(company),
                  [FIELDS.declined, company.declinedReason],
                  [FIELDS.code, <code key="code">{company.id}</code>],
                ]}
              />
            </Panel>
            <ElsewherePanel company={company} />
            {may(ROTATE) && (
              <Panel title={KEY.title}>
                <div className="form">
                  <p className="muted">{KEY.text}</p>
                  <NewKeyButton company={company} actions={actions} onKey={setNewKey} />
                </div>
              </Panel>
            )}
          </div>
        </div>
      )}
      <ResultLine result={actions.result} />
    </>
  );
}

/** Where the rest of what is known of a company is listed. */
function ElsewherePanel({ company: { id, name } }: { company: OperatorCompany }) {
  const mayAudit = useMay()(OPERATORS_ROUTES.readAudit);
  const listed = (page: string, search: string) => `/ops/${page}?${new URLSearchParams({ search })}`;
  return (
    <Panel title={ELSEWHERE.title}>
      <p className="page-links">
        <Link to={listed('quotes', name)}>{ELSEWHERE.quotes}</Link>
        <Link to={listed('orders', name)}>{ELSEWHERE.orders}</Link>
        {mayAudit && <Link to={listed('audit', id)}>{ELSEWHERE.audit}</Link>}
      </p>
    </Panel>
  );
}

interface NewKeyButtonProps {
  company: OperatorCompany;
  actions: Actions;
  onKey: (key: NewKey) => void;
}

function NewKeyButton({ company: { id, name }, actions, onKey }: NewKeyButtonProps) {
  return (
    <FormButton
      label={KEY.button}
      title={KEY.ask(name)}
      text={KEY.follows}
      submit={KEY.yes}
      onSubmit={(form) =>
        actions.attempt({
          route: ROTATE,
          values: { params: { id }, body: { endOldKeys: form.has('endOld') } },
          done: ({ apiKey }) => {
            onKey({ name, key: apiKey });
            return KEY.done(name);
          },
        })}
    >
      <div className="choices">
        <label>
          <input type="checkbox" name="endOld" />
          {KEY.endOld}
        </label>
      </div>
    </FormButton>
  );
}
