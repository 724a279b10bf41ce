import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { Person } from '@planet-heroes/contracts/areas/support/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatWhole } from '../../../kernel/desk/format';
import { DubaiTime, Facts, Page, Panel, State } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { ActionsPanel } from './actions-panel';
import { ContactsPanel } from './contacts-panel';
import { AuditPanel, ChallengesPanel, CorrectionsPanel, MessagesPanel, PointsPanel } from './history-panels';
import { PEOPLE_MESSAGES } from './messages';

const { one: TEXTS, ownChoice: OWN_CHOICE, reasons: REASONS, states: STATES } = PEOPLE_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };

/** One hero: who it is, what it has, what happened, and what support may do. */
export function OnePerson({ id }: { id: string }) {
  const may = useMay();
  const asked = { params: { id } };
  const found = usePolled(SUPPORT_ROUTES.readPerson, asked, POLL);
  const { answer: person } = found;
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/people', text: TEXTS.back }}
      title={person?.name}
      aside={person && <StateMark person={person} />}
      found={found}
      reading={TEXTS.reading}
      actions={actions}
    >
      {person && (
        <div className="panels main-and-side">
          <div className="column">
            <FactsPanel person={person} />
            {person.leftAt === null && <PointsPanel id={id} />}
            <ChallengesPanel id={id} />
            {may(SUPPORT_ROUTES.listPersonMessages) && <MessagesPanel id={id} />}
            {may(SUPPORT_ROUTES.listPersonAudit) && <AuditPanel id={id} />}
          </div>
          <div className="column">
            {person.leftAt === null && <ActionsPanel person={person} actions={actions} />}
            {person.leftAt === null && <ContactsPanel person={person} />}
            <ElsewherePanel id={id} />
            {may(SUPPORT_ROUTES.listPointCorrections) && <CorrectionsPanel id={id} actions={actions} />}
          </div>
        </div>
      )}
    </Page>
  );
}

function StateMark({ person: { leftAt, hidden, isGuest, isDemo } }: { person: Person }) {
  if (leftAt !== null) return <State of="unknown">{STATES.left}</State>;
  if (hidden) return <State of="warning">{STATES.hidden}</State>;
  if (isDemo) return <State of="unknown">{STATES.demo}</State>;
  if (isGuest) return <State of="unknown">{STATES.guest}</State>;
  return <State of="good">{STATES.seen}</State>;
}

function FactsPanel({ person }: { person: Person }) {
  const { id, level, joinedAt, leftAt, zoneId, locale, hidden, score } = person;
  return (
    <Panel title={TEXTS.facts}>
      {leftAt !== null && <p>{TEXTS.hasLeft}</p>}
      <Facts
        of={[
          [FIELDS.code, <code key="code">{id}</code>],
          [FIELDS.joined, <DubaiTime key="joined" at={joinedAt} />],
          [FIELDS.left, leftAt && <DubaiTime key="left" at={leftAt} />],
          [FIELDS.hidden, hidden && <DubaiTime key="hidden" at={hidden.since} />],
          [FIELDS.why, hidden && (hidden.reason === 'own-choice' ? OWN_CHOICE : REASONS[hidden.reason])],
          [FIELDS.zone, zoneId],
          [FIELDS.locale, locale && (TEXTS.locales[locale] ?? locale)],
          [FIELDS.level, level],
          [FIELDS.score, formatWhole(score)],
          [FIELDS.available, formatWhole(person.availablePoints)],
          [FIELDS.pending, formatWhole(person.pendingPoints)],
          [FIELDS.held, formatWhole(person.heldPoints)],
          [FIELDS.lifetime, formatWhole(person.lifetimePoints)],
        ]}
      />
    </Panel>
  );
}

function ElsewherePanel({ id }: { id: string }) {
  const heroId = encodeURIComponent(id);
  return (
    <Panel title={TEXTS.elsewhere}>
      <p className="page-links">
        <Link to={`/ops/trade-ins?heroId=${heroId}`}>{TEXTS.tradeIns}</Link>{' '}
        <Link to={`/ops/rewards?heroId=${heroId}`}>{TEXTS.claims}</Link>
      </p>
    </Panel>
  );
}
