import type { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { FoundCompany, FoundHero } from '@planet-heroes/contracts/areas/support/schemas';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { formatWhole } from '../../../kernel/desk/format';
import { ListPanel } from '../../../kernel/desk/list';
import { DubaiTime, Panel } from '../../../kernel/desk/page';
import type { Polled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { PEOPLE_MESSAGES } from './messages';
import { pathOfPerson } from './path-of-person';

const { heroes: HEROES, companies: COMPANIES, foundBy: FOUND_BY, reading: READING, states: STATES } = PEOPLE_MESSAGES;

/** Who was found: heroes, and companies where there are any. */
export function FoundPanels({ found }: { found: Polled<AnswerOf<typeof SUPPORT_ROUTES.findPeople>> }) {
  const { answer, isCurrent, failure } = found;
  const busy = !isCurrent && failure === undefined;
  return (
    <>
      <ListPanel
        found={found}
        rows={answer?.heroes}
        next={answer?.next}
        texts={HEROES}
        reading={READING}
        keyOf={({ id }) => id}
        cells={{
          name(hero) {
            const state = stateOf(hero);
            return (
              <>
                <Link className="row-link" to={pathOfPerson(hero.id)}>{hero.name}</Link>
                {/* A guest without a name is called that already. */}
                {state && state !== hero.name && <small>{state}</small>}
              </>
            );
          },
          by: ({ foundBy }) => FOUND_BY[foundBy],
          score: ({ score }) => formatWhole(score),
          joined: ({ joinedAt }) => <DubaiTime at={joinedAt} isDay />,
          hero: ({ id }) => <code>{id}</code>,
        }}
      />
      <Panel title={COMPANIES.title} wide busy={busy}>
        {answer?.companies.length === 0 && <p className="muted">{COMPANIES.none}</p>}
        <ul className="rows">
          {answer?.companies.map((company) => (
            <CompanyRow key={`${company.id} ${company.orderId} ${company.member}`} company={company} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function stateOf({ hasLeft, isHidden, isGuest }: FoundHero): string | undefined {
  if (hasLeft) return STATES.left;
  if (isHidden) return STATES.hidden;
  return isGuest ? STATES.guest : undefined;
}

/** Its own lists have the rest of it. */
function CompanyRow({ company: { id, name, foundBy, orderId, member } }: { company: FoundCompany }) {
  const listed = (page: string, search: string): string => `/ops/${page}?${new URLSearchParams({ search })}`;
  return (
    <li>
      <div>
        <strong>{member === undefined ? name : COMPANIES.member(member, name)}</strong>
        <small>{FOUND_BY[foundBy]}, <code>{id}</code></small>
      </div>
      <p className="page-links">
        <Link to={`/ops/companies?id=${encodeURIComponent(id)}`} aria-label={`${COMPANIES.company}: ${name}`}>
          {COMPANIES.company}
        </Link>{' '}
        {orderId !== null && <Link to={`/ops/orders?id=${encodeURIComponent(orderId)}`}>{COMPANIES.order}</Link>}{' '}
        <Link to={listed('orders', name)}>{COMPANIES.orders(name)}</Link>{' '}
        <Link to={listed('quotes', name)}>{COMPANIES.quotes(name)}</Link>
      </p>
    </li>
  );
}
