import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { FoundCompany, FoundHero } from '@planet-heroes/contracts/areas/support/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatWhole } from '../../../kernel/desk/format';
import { PEOPLE_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Link } from '../../../kernel/desk/ui/link';
import { Pager } from '../../../kernel/desk/ui/pager';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';
import { pathOfPerson } from './path-of-person';

const { heroes: HEROES, companies: COMPANIES, foundBy: FOUND_BY, reading: READING, states: STATES } = PEOPLE_MESSAGES;

/** Who was found: heroes, and companies where there are any. */
export function FoundPanels({ found }: { found: Polled<AnswerOf<typeof SUPPORT_ROUTES.findPeople>> }) {
  const { answer, isCurrent, failure } = found;
  const busy = !isCurrent && failure === undefined;
  return (
    <>
      <Panel title={HEROES.title} wide busy={busy}>
        {!answer && busy && <p className="muted">{READING}</p>}
        {answer?.heroes.length === 0 && <p className="muted">{HEROES.none}</p>}
        {answer && answer.heroes.length > 0 && (
          <Table label={HEROES.title} columns={HEROES.columns} className="found-heroes">
            {answer.heroes.map((hero) => <HeroRow key={hero.id} hero={hero} />)}
          </Table>
        )}
        <Pager from="after" next={answer?.next} texts={HEROES.pages} />
      </Panel>
      <Panel title={COMPANIES.title} wide busy={busy}>
        {answer?.companies.length === 0 && <p className="muted">{COMPANIES.none}</p>}
        <ul className="rows">
          {answer?.companies.map((company) => (
            <CompanyRow key={`${company.id} ${company.orderId}`} company={company} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function HeroRow({ hero }: { hero: FoundHero }) {
  const { id, name, foundBy, score, joinedAt } = hero;
  const { columns } = HEROES;
  const state = stateOf(hero);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={pathOfPerson(id)}>{name}</Link>
        {state && <small>{state}</small>}
      </th>
      <Cell column="by" label={columns.by}>{FOUND_BY[foundBy]}</Cell>
      <Cell column="score" label={columns.score}>{formatWhole(score)}</Cell>
      <Cell column="joined" label={columns.joined}><DubaiTime at={joinedAt} isDay /></Cell>
      <Cell column="hero" label={columns.hero}><code>{id}</code></Cell>
    </tr>
  );
}

function stateOf({ hasLeft, isHidden, isGuest }: FoundHero): string | undefined {
  if (hasLeft) return STATES.left;
  if (isHidden) return STATES.hidden;
  return isGuest ? STATES.guest : undefined;
}

/** Its own lists have the rest of it. */
function CompanyRow({ company: { id, name, foundBy, orderId } }: { company: FoundCompany }) {
  const listed = (page: string, search: string): string => `/ops/${page}?${new URLSearchParams({ search })}`;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>{FOUND_BY[foundBy]}, <code>{id}</code></small>
      </div>
      <p className="page-links">
        <Link to={listed('companies', id)} aria-label={`${COMPANIES.company}: ${name}`}>{COMPANIES.company}</Link>{' '}
        {orderId !== null && <Link to={`/ops/orders?id=${encodeURIComponent(orderId)}`}>{COMPANIES.order}</Link>}{' '}
        <Link to={listed('orders', name)}>{COMPANIES.orders(name)}</Link>{' '}
        <Link to={listed('quotes', name)}>{COMPANIES.quotes(name)}</Link>
      </p>
    </li>
  );
}
