import { useRef } from 'react';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { OperatorCompany, PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { focusHeadingOf, OnlyFor, Panel, State } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { COMPANIES_MESSAGES } from './messages';

const { methods: TEXTS, verify: VERIFY } = COMPANIES_MESSAGES.one;
const ROUTE = COMPANIES_ROUTES.verifyPaymentMethod;
const STATUS = { pending: 'warning', verified: 'good' } as const;

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
            <MethodFacts method={method} />
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

function MethodFacts({ method: { name, type, details, isDefault, status } }: { method: PaymentMethod }) {
  return (
    <div>
      <strong>{name}</strong>
      <small>{TEXTS.types[type]}, {details}{isDefault && `, ${TEXTS.isDefault}`}</small>
      <State of={STATUS[status]}>{TEXTS.states[status]}</State>
    </div>
  );
}
