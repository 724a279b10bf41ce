import { useId, useRef } from 'react';
import { comesAsCode, receiptCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { DeskClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { ActionForm } from '../../../kernel/desk/form';
import { formatFils, formatWhole } from '../../../kernel/desk/format';
import { DubaiTime, Facts, focusHeadingOf, OnlyFor, Page, Panel, State } from '../../../kernel/desk/page';
import { type Actions, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { ShortId } from '../../../kernel/desk/short-id';
import { Link } from '../../../kernel/routing/link';
import { Button } from '../../../kit/button';
import { HeroLink } from '../../support/desk/hero-link';
import { GiveBackButton, loadAdvance } from './give-back-button';
import { REWARDS_MESSAGES } from './messages';
import { statusOf, waitsForAddress } from './status-of';

const { one: TEXTS, process: PROCESS, fulfil: FULFIL, states: STATES } = REWARDS_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };
const NO_FIELDS = [] as const;
/** What comes as a code is not handed over without it. */
const CODE_FIELDS = [{ name: 'reason', label: FULFIL.code, hint: FULFIL.codeHint }] as const;
const NOTE_FIELDS = [{ name: 'reason', label: FULFIL.note, hint: FULFIL.noteHint, optional: true }] as const;

/** One claim: what the desk does with it next, and what is known of it. */
export function OneClaim({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const found = usePolled(DUBAI_DESK_ROUTES.readClaim, asked, POLL);
  const { answer: claim } = found;
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/rewards', text: TEXTS.back }}
      title={claim && TEXTS.title(claim.title)}
      aside={claim && <State of={statusOf(claim.state)}>{STATES[claim.state]}</State>}
      found={found}
      reading={TEXTS.reading}
      actions={actions}
    >
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
    </Page>
  );
}

function NextStep({ claim, actions, onDone }: { claim: DeskClaim; actions: Actions; onDone: () => void }) {
  const may = useMay();
  const waitsId = useId();
  const { claimId, state, category } = claim;
  const waits = waitsForAddress(claim);
  if (state === 'fulfilled' || state === 'expired') return <p>{TEXTS.over}</p>;
  if (!may(DUBAI_DESK_ROUTES.advanceClaim)) {
    return <OnlyFor call={DUBAI_DESK_ROUTES.advanceClaim} text={TEXTS.notYours} />;
  }
  const [to, step, fields] = state === 'claimed'
    ? ['processing', PROCESS, NO_FIELDS]
    : ['fulfilled', FULFIL, comesAsCode(category) ? CODE_FIELDS : NOTE_FIELDS];
  const isBlocked = waits && to === 'fulfilled';
  return (
    <div className="steps">
      {!isBlocked && <p>{step.text}</p>}
      {waits && <p id={waitsId}><strong>{TEXTS.noAddress}.</strong></p>}
      {isBlocked
        ? (
          <div className="row-buttons">
            <Button size="small" disabled aria-describedby={waitsId}>{step.submit}</Button>
          </div>
        )
        : (
          <ActionForm
            submit={step.submit}
            variant={waits ? 'secondary' : 'primary'}
            fields={fields}
            schema={loadAdvance}
            toBody={(given) => ({ ...given, to })}
            send={(body) =>
              actions.attempt({
                route: DUBAI_DESK_ROUTES.advanceClaim,
                values: { params: { id: claimId }, body },
                done: () => step.done,
              })}
            onDone={onDone}
          />
        )}
      <GiveBackButton claimId={claimId} actions={actions} onDone={onDone} />
    </div>
  );
}

function FactsPanel({ claim }: { claim: DeskClaim }) {
  const { claimId, rewardId, heroId, heroName, title, partner, value } = claim;
  const { category, pointsCost, fulfilBy, reason, deliverTo, state } = claim;
  return (
    <Panel title={TEXTS.facts}>
      <Facts
        of={[
          [FIELDS.reward, title],
          [FIELDS.partner, partner],
          [FIELDS.value, formatFils(value)],
          [FIELDS.points, formatWhole(pointsCost)],
          [FIELDS.due, <DubaiTime key="due" at={fulfilBy} />],
          [FIELDS.deliverTo, deliverTo
            ? `${deliverTo.contact}, ${deliverTo.phone}, ${deliverTo.address}`
            : waitsForAddress(claim) && TEXTS.noAddress],
          [comesAsCode(category) && state === 'fulfilled' ? FIELDS.voucher : FIELDS.reason, reason],
          [FIELDS.hero, <HeroLink key="hero" id={heroId} name={heroName} />],
          [FIELDS.code, <ShortId key="code" id={claimId} short={receiptCode(claimId)} />],
        ]}
      />
      <p className="page-links">
        <Link to={`/ops/rewards?rewardId=${encodeURIComponent(rewardId)}`}>{TEXTS.ofReward}</Link>{' '}
        <Link to={`/ops/rewards?heroId=${encodeURIComponent(heroId)}`}>{TEXTS.ofHero}</Link>
      </p>
    </Panel>
  );
}

function HistoryPanel({ claim: { timeline } }: { claim: DeskClaim }) {
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
