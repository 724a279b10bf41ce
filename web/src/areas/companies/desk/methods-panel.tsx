import { useRef, useState } from 'react';
import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import type { OperatorCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { failureOf, useCalls, useMay } from '../../../kernel/desk/operator-session';
import { FormButton, Problem } from '../../../kernel/desk/form';
import { focusHeadingOf, OnlyFor, Panel, State } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { Button } from '../../../kit/button';
import { COMPANIES_MESSAGES } from './messages';

const { methods: TEXTS, verify: VERIFY } = COMPANIES_MESSAGES.one;
const ROUTE = COMPANIES_DESK_ROUTES.verifyPaymentMethod;
const STATUS = { pending: 'warning', verified: 'good' } as const;

type Method = OperatorCompany['paymentMethods'][number];

interface MethodsPanelProps {
  company: OperatorCompany;
  actions: Actions;
}

/** How a company is paid, the default first, and verifying what somebody has to look at. */
export function MethodsPanel({ company: { id, paymentMethods }, actions }: MethodsPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  const may = useMay()(ROUTE);
  return (
    <Panel title={TEXTS.title}>
      {paymentMethods.length === 0 && <p className="muted">{TEXTS.none}</p>}
      {!may && <OnlyFor call={ROUTE} text={TEXTS.notYours} />}
      <ul ref={list} className="rows">
        {paymentMethods.map((method) => (
          <li key={method.id}>
            <MethodFacts id={id} method={method} />
            {may && method.status === 'pending' && (
              <FormButton
                name={VERIFY.of(method.name)}
                texts={{ ...VERIFY, title: VERIFY.title(method.name) }}
                send={() =>
                  actions.attempt({
                    route: ROUTE,
                    values: { params: { id, methodId: method.id } },
                    done: () => VERIFY.done(method.name),
                  })}
                onDone={() => focusHeadingOf(list.current)}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The end of a number, and on demand what the bank’s letter has to say: the whole of it, and its holder. */
function Account({ id, method: { id: methodId, details, hasAccount } }: { id: string; method: Method }) {
  const { call } = useCalls();
  const may = useMay()(COMPANIES_DESK_ROUTES.readPaymentMethodAccount);
  const [shown, setShown] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const show = async (): Promise<void> => {
    const read = await call(COMPANIES_DESK_ROUTES.readPaymentMethodAccount, { params: { id, methodId } });
    setShown([read.holder, read.account].filter(Boolean).join(', '));
  };
  return (
    <>
      <span>{shown ?? details}</span>
      {may && hasAccount && shown === undefined && (
        <Button variant="secondary" size="small" onClick={() => void show().catch((error: unknown) => setProblem(failureOf(error).text))}>
          {TEXTS.show}
        </Button>
      )}
      {shown === undefined && problem && <Problem>{problem}</Problem>}
    </>
  );
}

function MethodFacts({ id, method }: { id: string; method: Method }) {
  const { name, type, isDefault, status, sentBack } = method;
  return (
    <div>
      <strong>{name}</strong>
      <small>{TEXTS.types[type]}{isDefault && `, ${TEXTS.isDefault}`}</small>
      <div className="row-buttons">
        <Account id={id} method={method} />
        {sentBack
          ? <State of="warning">{TEXTS.sentBack(sentBack.reason)}</State>
          : <State of={STATUS[status]}>{TEXTS.states[status]}</State>}
      </div>
    </div>
  );
}
