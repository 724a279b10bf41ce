import { useRef } from 'react';
import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { OperatorSponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { useMay } from '../../../kernel/desk/api/session';
import { type Actions, useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { formatFils } from '../../../kernel/desk/format';
import { MESSAGES } from '../../../kernel/desk/messages';
import { SPONSORSHIPS_MESSAGES } from './messages';
import { ModerateButton } from '../../support/desk/moderate-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Facts } from '../../../kernel/desk/ui/facts';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { statusOf } from './sponsorships-panel';
import { TextField } from '../../../kernel/desk/ui/field';
import { FormButton } from '../../../kernel/desk/ui/form-button';

const { approve, decline, reason: REASON, empty } = SPONSORSHIPS_MESSAGES;
const DECISIONS = { approve, decline };

const { one: TEXTS, list: LIST, states: STATES } = SPONSORSHIPS_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };
const timeOf = (at: string | null) => at && <DubaiTime at={at} />;

/** One sponsorship: the decision, and what it is decided by. */
export function OneSponsorship({ id }: { id: string }) {
  const may = useMay();
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const { answer, goodAt, failure, refresh } = usePolled(MISSIONS_ROUTES.readSponsorshipAsOperator, asked, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/sponsorships">{TEXTS.back}</Link></p>
      <PageHead
        title={answer ? TEXTS.title(answer.sponsorName) : MESSAGES.frame.pages.sponsorships}
        aside={answer && <span className="state" data-status={statusOf(answer.state)}>{STATES[answer.state]}</span>}
        takesFocus
      />
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!answer && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
      {answer && (
        <div className="panels">
          <Panel title={TEXTS.next} wide>
            <div ref={next}>
              <Decision
                key={answer.state}
                sponsorship={answer}
                actions={actions}
                onDone={() => focusHeadingOf(next.current)}
              />
            </div>
          </Panel>
          <FactsPanel sponsorship={answer} />
          {answer.message !== null && may(SUPPORT_ROUTES.removeSponsorshipMessage) && (
            <Panel title={FIELDS.message} wide>
              <p>{answer.message}</p>
              <ModerateButton
                id={id}
                route={SUPPORT_ROUTES.removeSponsorshipMessage}
                texts={SPONSORSHIPS_MESSAGES.message}
                actions={actions}
                onDone={() => focusHeadingOf(next.current)}
              />
            </Panel>
          )}
        </div>
      )}
      <ResultLine result={actions.result} />
    </>
  );
}

interface DecisionProps {
  sponsorship: OperatorSponsorship;
  actions: Actions;
  onDone: () => void;
}

function Decision({ sponsorship: { id, state, amount, missionRemaining }, actions, onDone }: DecisionProps) {
  const may = useMay();
  if (state === 'approved' || state === 'declined') return <p>{TEXTS.over}</p>;
  if (!may(MISSIONS_ROUTES.decideSponsorship)) {
    return <p className="muted">{TEXTS.notYours(rolesFor(MISSIONS_ROUTES.decideSponsorship).join(', '))}</p>;
  }
  const isTooMuch = amount > missionRemaining;
  return (
    <div className="steps">
      {isTooMuch
        ? <p>{TEXTS.tooMuch(formatFils(missionRemaining))}</p>
        : <DecideButton id={id} decision="approve" actions={actions} onDone={onDone} />}
      <DecideButton id={id} decision="decline" actions={actions} onDone={onDone} />
    </div>
  );
}

function FactsPanel({ sponsorship }: { sponsorship: OperatorSponsorship }) {
  const { decidedBy, isAnonymous, amount, missionRemaining } = sponsorship;
  return (
    <Panel title={TEXTS.facts} wide>
      <Facts
        of={[
          [FIELDS.sponsor, sponsorship.sponsorName],
          [FIELDS.shown, isAnonymous ? LIST.anonymous : TEXTS.named],
          [FIELDS.mission, sponsorship.missionTitle],
          [FIELDS.amount, formatFils(amount)],
          [FIELDS.lacking, formatFils(missionRemaining)],
          [FIELDS.message, sponsorship.message],
          [FIELDS.submitted, timeOf(sponsorship.submittedAt)],
          [FIELDS.decided, timeOf(sponsorship.decidedAt)],
          [FIELDS.by, decidedBy && TEXTS.deciders[decidedBy]],
          [FIELDS.reason, sponsorship.reason],
          [FIELDS.code, <code key="code">{sponsorship.id}</code>],
        ]}
      />
    </Panel>
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
  const { button, title, text, yes, done } = DECISIONS[decision];

  async function decide(given: FormData): Promise<string | undefined> {
    const reason = String(given.get('reason') ?? '').trim();
    if (reason === '') return empty;
    return actions.attempt({
      route: MISSIONS_ROUTES.decideSponsorship,
      values: { params: { id }, body: { decision, reason } },
      done: () => done,
    });
  }

  return (
    <FormButton label={button} title={title} text={text} submit={yes} onSubmit={decide} onDone={onDone}>
      <TextField label={REASON} name="reason" required maxLength={300} autoComplete="off" />
    </FormButton>
  );
}
