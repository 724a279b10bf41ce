import { useRef, useState } from 'react';
import { isWithdrawn } from '@planet-heroes/contracts/areas/companies/is-withdrawn';
import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import type { OperatorCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { ListPanel } from '../../../kernel/desk/list';
import { DubaiTime, Facts, focusHeadingOf, Page, Panel, State } from '../../../kernel/desk/page';
import { type Actions, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { Button } from '../../../kit/button';
import { KeyPanel, type NewKey } from '../../operations/desk/operators/key-panel';
import { CompanyMessagesPanel } from '../../support/desk/history-panels';
import { CompanyState, factsOf } from './company-facts';
import { DecideButtons, DecideDialog, type Decision } from './decide-dialog';
import { COMPANIES_MESSAGES } from './messages';
import { MethodsPanel } from './methods-panel';

const { one: TEXTS, lastLeft: LAST_LEFT } = COMPANIES_MESSAGES;
const { elsewhere: ELSEWHERE, fields: FIELDS, key: KEY, people: PEOPLE } = TEXTS;
const USER_STATUS = { active: 'good', pending: 'unknown', suspended: 'warning' } as const;
const POLL = { everyMs: 5_000 };
const ROTATE = COMPANIES_DESK_ROUTES.rotateCompanyApiKey;
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/companies/schemas')).rotateCompanyKeySchema;

/** One company: what is known of it, its people, and how it is paid. */
export function OneCompany({ id }: { id: string }) {
  const [newKey, setNewKey] = useState<NewKey>();
  const [asked, setAsked] = useState<Decision>();
  const panels = useRef<HTMLDivElement>(null);
  const may = useMay();
  const found = usePolled(COMPANIES_DESK_ROUTES.readCompanyAsOperator, { params: { id } }, POLL);
  const { answer: company } = found;
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/companies', text: TEXTS.back }}
      title={company?.name}
      aside={company && <CompanyState company={company} />}
      facts={company && <Undecided company={company} onDecide={setAsked} />}
      found={found}
      reading={TEXTS.reading}
      actions={actions}
    >
      {company && (
        <div ref={panels} className="panels main-and-side">
          <div className="column">
            {newKey && <KeyPanel key={newKey.key} newKey={newKey} onKept={() => setNewKey(undefined)} />}
            <MethodsPanel company={company} actions={actions} />
            <ListPanel
              found={found}
              rows={company.users}
              texts={company.state === 'approved' ? PEOPLE : { ...PEOPLE, none: LAST_LEFT }}
              reading={TEXTS.reading}
              wide={false}
              keyOf={(user) => user.id}
              cells={{
                name: ({ name, email }) => (
                  <>
                    {name}
                    <small>{email}</small>
                  </>
                ),
                role: ({ role, department }) => (
                  <>
                    {role}
                    {department && <small>{department}</small>}
                  </>
                ),
                state: ({ status }) => <State of={USER_STATUS[status]}>{PEOPLE.states[status]}</State>,
                seen: ({ lastLogin }) => (lastLogin ? <DubaiTime at={lastLogin} /> : PEOPLE.never),
              }}
            />
            {may(SUPPORT_ROUTES.listCompanyMessages) && <CompanyMessagesPanel id={company.id} />}
          </div>
          <div className="column">
            <Panel title={TEXTS.facts}>
              <Facts
                of={[
                  ...factsOf(company),
                  [FIELDS.code, <code key="code">{company.id}</code>],
                ]}
              />
            </Panel>
            <ElsewherePanel company={company} />
            {may(ROTATE) && company.state === 'approved' && (
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
      {asked && (
        <DecideDialog
          decision={asked}
          actions={actions}
          onDone={() => focusHeadingOf(panels.current)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

interface UndecidedProps {
  company: OperatorCompany;
  onDecide: (decision: Decision) => void;
}

/** That it waits, also for another name or licence, or why it was declined; and how to decide, if anyone is in it. */
function Undecided({ company, onDecide }: UndecidedProps) {
  const mayDecide = useMay()(COMPANIES_DESK_ROUTES.decideCompany);
  const { state, verified, declinedReason, users } = company;
  if (state === 'declined') {
    return (
      <>
        <p className="muted">{isWithdrawn(company) ? LAST_LEFT : TEXTS.wasDeclined(declinedReason)}</p>
        {mayDecide && users.length > 0 && (
          <div className="row-buttons">
            <Button size="small" onClick={() => onDecide({ company, decision: 'approve' })}>{TEXTS.afterAll}</Button>
          </div>
        )}
      </>
    );
  }
  if (state === 'approved' && verified) return null;
  return (
    <>
      <p className="muted">{state === 'approved' ? COMPANIES_MESSAGES.changed : TEXTS.waits}</p>
      {declinedReason && <p className="note">{COMPANIES_MESSAGES.again(declinedReason)}</p>}
      {mayDecide && <DecideButtons company={company} onDecide={onDecide} />}
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
      texts={{ ...KEY, title: KEY.ask(name), text: KEY.follows }}
      fields={[{ name: 'endOldKeys', label: KEY.endOld, as: 'check' }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: ROTATE,
          values: { params: { id }, body },
          done: ({ apiKey }) => {
            onKey({ name, key: apiKey });
            return KEY.done(name);
          },
        })}
    />
  );
}
