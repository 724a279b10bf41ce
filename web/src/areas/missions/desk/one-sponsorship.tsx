import { useRef } from 'react';
import { MISSIONS_DESK_ROUTES } from '@planet-heroes/contracts/areas/missions/desk-routes';
import type { OperatorSponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { formatFils } from '../../../kernel/desk/format';
import { Facts, focusHeadingOf, OnlyFor, Page, Panel, timeOf } from '../../../kernel/desk/page';
import { ShortId } from '../../../kernel/desk/short-id';
import { type Actions, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { ModerateButton } from '../../support/desk/moderate-button';
import { SPONSORSHIPS_MESSAGES } from './messages';
import { SponsorshipState } from './sponsorship-state';

const { approve, decline, pay: PAY, reason: REASON, reasonHint: HINT } = SPONSORSHIPS_MESSAGES;
const DECISIONS = { approve, decline };
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/missions/schemas')).decideSponsorshipRequestSchema;
const loadPaySchema = async () =>
  (await import('@planet-heroes/contracts/areas/missions/schemas')).paySponsorshipRequestSchema;

const { one: TEXTS, list: LIST } = SPONSORSHIPS_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };

/** One sponsorship: the decision, and what it is decided by. */
export function OneSponsorship({ id }: { id: string }) {
  const may = useMay();
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const found = usePolled(MISSIONS_DESK_ROUTES.readSponsorshipAsOperator, asked, POLL);
  const { answer } = found;
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/sponsorships', text: TEXTS.back }}
      title={answer && TEXTS.title(answer.sponsorName)}
      aside={answer && <SponsorshipState of={answer} />}
      found={found}
      reading={TEXTS.reading}
      actions={actions}
    >
      {answer && (
        <div className="panels">
          <Panel title={TEXTS.next} wide>
            <div ref={next}>
              <Decision
                key={`${answer.state}${answer.paidAt}`}
                sponsorship={answer}
                actions={actions}
                onDone={() => focusHeadingOf(next.current)}
              />
            </div>
          </Panel>
          <FactsPanel sponsorship={answer} />
          {answer.message !== null && (
            <Panel title={TEXTS.message} wide>
              <div className="steps">
                <p>{answer.message}</p>
                {may(SUPPORT_ROUTES.removeSponsorshipMessage) && (
                  <ModerateButton
                    id={id}
                    route={SUPPORT_ROUTES.removeSponsorshipMessage}
                    texts={SPONSORSHIPS_MESSAGES.message}
                    actions={actions}
                    onDone={() => focusHeadingOf(next.current)}
                  />
                )}
              </div>
            </Panel>
          )}
        </div>
      )}
    </Page>
  );
}

interface DecisionProps {
  sponsorship: OperatorSponsorship;
  actions: Actions;
  onDone: () => void;
}

function Decision({ sponsorship, actions, onDone }: DecisionProps) {
  const { id, state, amount, missionRemaining, paidAt } = sponsorship;
  const may = useMay();
  if (state === 'approved' && !paidAt) {
    return may(MISSIONS_DESK_ROUTES.paySponsorship)
      ? <PayButton sponsorship={sponsorship} actions={actions} onDone={onDone} />
      : <p>{TEXTS.unpaid}</p>;
  }
  if (state === 'approved' || state === 'declined') return <p>{TEXTS.over}</p>;
  if (!may(MISSIONS_DESK_ROUTES.decideSponsorship)) {
    return <OnlyFor call={MISSIONS_DESK_ROUTES.decideSponsorship} text={TEXTS.notYours} />;
  }
  const isTooMuch = amount > missionRemaining;
  return (
    <div className="steps">
      {isTooMuch && <p>{TEXTS.tooMuch(formatFils(missionRemaining))}</p>}
      <div className="row-buttons">
        {!isTooMuch && <DecideButton id={id} decision="approve" actions={actions} onDone={onDone} />}
        <DecideButton id={id} decision="decline" actions={actions} onDone={onDone} />
      </div>
    </div>
  );
}

function FactsPanel({ sponsorship }: { sponsorship: OperatorSponsorship }) {
  const { decidedBy, isAnonymous, amount, missionRemaining, heroId } = sponsorship;
  const mayFind = useMay()(SUPPORT_ROUTES.findPeople);
  const person = heroId && mayFind ? `/ops/people?id=${encodeURIComponent(heroId)}` : undefined;
  return (
    <Panel title={TEXTS.facts} wide>
      <Facts
        of={[
          [FIELDS.sponsor, person
            ? <Link key="sponsor" to={person}>{sponsorship.sponsorName}</Link>
            : sponsorship.sponsorName],
          [FIELDS.contact, person
            ? <Link key="contact" to={person}>{TEXTS.toPerson}</Link>
            : !heroId && sponsorship.sponsorId === DEMO_SPONSOR_ID && TEXTS.nobody],
          [FIELDS.shown, isAnonymous ? LIST.anonymous : TEXTS.named],
          [FIELDS.mission, sponsorship.missionTitle],
          [FIELDS.amount, formatFils(amount)],
          [FIELDS.lacking, formatFils(missionRemaining)],
          [FIELDS.submitted, timeOf(sponsorship.submittedAt)],
          [FIELDS.decided, timeOf(sponsorship.decidedAt)],
          [FIELDS.by, decidedBy && TEXTS.deciders[decidedBy]],
          [decidedBy ? FIELDS.reason : FIELDS.waits, sponsorship.reason],
          [FIELDS.paid, timeOf(sponsorship.paidAt)],
          [FIELDS.reference, sponsorship.paymentReference],
          [FIELDS.code, <ShortId key="code" id={sponsorship.id} />],
        ]}
      />
    </Panel>
  );
}

/** Notes that the money of an approved sponsorship has come. */
function PayButton({ sponsorship: { id, amount, sponsorName }, actions, onDone }: DecisionProps) {
  return (
    <FormButton
      texts={{ ...PAY, title: PAY.ask(formatFils(amount), sponsorName) }}
      fields={[{ name: 'reference', label: PAY.reference }]}
      schema={loadPaySchema}
      send={(body) =>
        actions.attempt({
          route: MISSIONS_DESK_ROUTES.paySponsorship,
          values: { params: { id }, body },
          done: () => PAY.done,
        })}
      onDone={onDone}
    />
  );
}

interface DecideButtonProps {
  id: string;
  decision: keyof typeof DECISIONS;
  actions: Actions;
  onDone: () => void;
}

/** Asks why, and decides about a sponsorship. */
function DecideButton({ id, decision, actions, onDone }: DecideButtonProps) {
  const texts = DECISIONS[decision];
  return (
    <FormButton
      texts={texts}
      fields={[{ name: 'reason', label: REASON, hint: HINT }]}
      schema={loadSchema}
      toBody={(given) => ({ ...given, decision })}
      send={(body) =>
        actions.attempt({
          route: MISSIONS_DESK_ROUTES.decideSponsorship,
          values: { params: { id }, body },
          done: () => texts.done,
        })}
      onDone={onDone}
    />
  );
}
