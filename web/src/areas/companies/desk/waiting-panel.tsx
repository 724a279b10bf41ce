import type { Ref } from 'react';
import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatDuration, formatWhole } from '../../../kernel/desk/format';
import { Facts, OnlyFor, Panel } from '../../../kernel/desk/page';
import type { Polled } from '../../../kernel/desk/use-polled';
import { Badge } from '../../../kit/badge';
import { factsOf } from './company-facts';
import { DecideButtons, type Decision } from './decide-dialog';
import { COMPANIES_MESSAGES } from './messages';

const { waiting: TEXTS, ...COMPANIES } = COMPANIES_MESSAGES;
const DECIDE = COMPANIES_DESK_ROUTES.decideCompany;

interface WaitingPanelProps {
  ref: Ref<HTMLDivElement>;
  waiting: Polled<AnswerOf<typeof COMPANIES_DESK_ROUTES.listCompanies>>;
  onDecide: (decision: Decision) => void;
}

/** Companies that registered themselves, the longest wait first, with what they are decided by. */
export function WaitingPanel({ ref, waiting: { answer, goodAt, failure }, onDecide }: WaitingPanelProps) {
  const mayDecide = useMay()(DECIDE);
  const count = answer && answer.companies.length > 0 && (
    <Badge tone="sand">{formatWhole(answer.companies.length)}{answer.next && '+'}</Badge>
  );
  return (
    <Panel title={TEXTS.title} aside={count} wide busy={!answer && !failure}>
      <div ref={ref}>
        {!answer && !failure && <p className="muted">{COMPANIES.reading}</p>}
        {answer?.companies.length === 0 && <p className="muted">{TEXTS.none}</p>}
        {answer?.next && <p className="muted">{TEXTS.first(formatWhole(answer.companies.length))}</p>}
        {!mayDecide && <OnlyFor call={DECIDE} text={TEXTS.notYours} />}
        <ul className="rows">
          {answer?.companies.map((company) => (
            <WaitingCompany
              key={company.id}
              company={company}
              now={goodAt}
              onDecide={mayDecide ? onDecide : undefined}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

interface WaitingCompanyProps {
  company: ListedCompany;
  now: number;
  onDecide: ((decision: Decision) => void) | undefined;
}

function WaitingCompany({ company, now, onDecide }: WaitingCompanyProps) {
  const { name, state, registeredAt, declinedReason } = company;
  const waited = Math.max(0, (now - Date.parse(registeredAt)) / 1000);
  return (
    <li>
      <article aria-label={name}>
        <h3>{name}</h3>
        {state === 'approved' && <p className="note">{COMPANIES.changed}</p>}
        {/* When it applied again is not kept: a wait since it registered would be too long. */}
        {declinedReason
          ? <p className="note">{COMPANIES.again(declinedReason)}</p>
          : <p className="waited">{TEXTS.since(formatDuration(waited))}</p>}
        <Facts of={factsOf(company)} />
      </article>
      {onDecide && <DecideButtons company={company} onDecide={onDecide} />}
    </li>
  );
}
