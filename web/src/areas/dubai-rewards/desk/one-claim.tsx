import { useRef } from 'react';
import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useMay } from '../../../kernel/desk/api/session';
import { type Actions, useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { formatFils, formatWhole } from '../../../kernel/desk/format';
import { MESSAGES } from '../../../kernel/desk/messages';
import { REWARDS_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Facts } from '../../../kernel/desk/ui/facts';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { statusOf } from './claims-panel';
import { GiveBackButton } from './give-back-button';

const { one: TEXTS, process: PROCESS, fulfil: FULFIL, states: STATES } = REWARDS_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };

/** One claim: what the desk does with it next, and what is known of it. */
export function OneClaim({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const { answer: claim, goodAt, failure, refresh } = usePolled(DUBAI_REWARDS_ROUTES.readClaim, asked, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/rewards">{TEXTS.back}</Link></p>
      <PageHead
        title={claim ? TEXTS.title(claim.title) : MESSAGES.frame.pages.rewards}
        aside={claim && <span className="state" data-status={statusOf(claim.state)}>{STATES[claim.state]}</span>}
        takesFocus
      />
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!claim && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
      {claim && (
        <div className="panels main-and-side">
          <div className="column">
            <Panel title={TEXTS.next}>
              <div ref={next}>
                <NextStep
                  key={claim.state}
                  claim={claim}
                  actions={actions}
                  onDone={() => focusHeadingOf(next.current)}
                />
              </div>
            </Panel>
            <FactsPanel claim={claim} />
          </div>
          <div className="column"><HistoryPanel claim={claim} /></div>
        </div>
      )}
      <ResultLine result={actions.result} />
    </>
  );
}

function NextStep({ claim, actions, onDone }: { claim: RewardClaim; actions: Actions; onDone: () => void }) {
  const may = useMay();
  const { claimId, state } = claim;
  if (state === 'fulfilled' || state === 'expired') return <p>{TEXTS.over}</p>;
  if (!may(DUBAI_REWARDS_ROUTES.advanceClaim)) {
    return <p className="muted">{TEXTS.notYours(rolesFor(DUBAI_REWARDS_ROUTES.advanceClaim).join(', '))}</p>;
  }
  const step = state === 'claimed' ? { to: 'processing', ...PROCESS } : { to: 'fulfilled', ...FULFIL };
  const route = DUBAI_REWARDS_ROUTES.advanceClaim;
  const values = { params: { id: claimId }, body: { to: step.to } };
  const press = async (): Promise<void> => {
    if (await actions.run({ route, values, done: () => step.done })) onDone();
  };
  return (
    <div className="steps">
      <p>{step.text}</p>
      <div className="row-buttons">
        <ActionButton
          primary
          busy={actions.isRunning(route, values)}
          onPress={() => void press()}
        >
          {step.submit}
        </ActionButton>
      </div>
      <GiveBackButton claimId={claimId} actions={actions} onDone={onDone} />
    </div>
  );
}

function FactsPanel({ claim }: { claim: RewardClaim }) {
  const { claimId, rewardId, heroId, title, partner, value, pointsCost, fulfilBy, reason } = claim;
  return (
    <Panel title={TEXTS.facts}>
      <Facts
        of={[
          [FIELDS.reward, title],
          [FIELDS.partner, partner],
          [FIELDS.value, formatFils(value)],
          [FIELDS.points, formatWhole(pointsCost)],
          [FIELDS.due, <DubaiTime key="due" at={fulfilBy} />],
          [FIELDS.reason, reason],
          [FIELDS.hero, <code key="hero">{heroId}</code>],
          [FIELDS.code, <code key="code">{claimId}</code>],
        ]}
      />
      <p className="page-links">
        <Link to={`/ops/rewards?rewardId=${encodeURIComponent(rewardId)}`}>{TEXTS.ofReward}</Link>{' '}
        <Link to={`/ops/rewards?heroId=${encodeURIComponent(heroId)}`}>{TEXTS.ofHero}</Link>
      </p>
    </Panel>
  );
}

function HistoryPanel({ claim: { timeline } }: { claim: RewardClaim }) {
  return (
    <Panel title={TEXTS.history}>
      <ol className="rows">
        {timeline.map(({ state, at }) => (
          <li key={state}>
            <div>
              <strong>{STATES[state]}</strong>
              <small><DubaiTime at={at} /></small>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
