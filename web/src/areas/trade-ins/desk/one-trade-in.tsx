import { useRef } from 'react';
import { isInPost } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { pricesOf } from '@planet-heroes/contracts/areas/trade-ins/repricing';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { formatFils } from '../../../kernel/desk/format';
import { DubaiTime, focusHeadingOf, Page, Panel, State } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { FlagsPanel } from './flags-panel';
import { HandoverPanel } from './handover-panel';
import { TRADE_INS_MESSAGES } from './messages';
import { NextStep } from './next-step';
import { PaymentPanel } from './payment-panel';
import { PhonePanel } from './phone-panel';
import { PhotosPanel } from './photos-panel';
import { statusOf } from './status-of';
import { type Payment, usePayment } from './use-payment';
import { stateText } from './words';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';

const { one: TEXTS, ...WORDS } = TRADE_INS_MESSAGES;
const POLL = { everyMs: 5_000 };

/** One phone: what is to be done with it next, and all that is known of it. */
export function OneTradeIn({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const found = usePolled(TRADE_DESK_ROUTES.readTradeIn, asked, POLL);
  const { answer: tradeIn } = found;
  const payment = usePayment(id, tradeIn);
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/trade-ins', text: TEXTS.back }}
      title={tradeIn && TEXTS.title(tradeIn.code ?? tradeIn.id)}
      aside={tradeIn && (
          <State of={statusOf(tradeIn)}>{stateText(tradeIn)}</State>
        )}
      found={found}
      reading={TEXTS.reading}
      banner={tradeIn?.isDemo && <p className="banner" data-status="unknown">{TEXTS.demo}</p>}
      actions={actions}
    >
      {tradeIn && (
        <div className="panels main-and-side">
          <div className="column">
            <Panel title={TEXTS.next}>
              <div ref={next}>
                {/* Another state is another form. */}
                <NextStep
                  key={tradeIn.state}
                  tradeIn={tradeIn}
                  payment={payment}
                  actions={actions}
                  onDone={() => focusHeadingOf(next.current)}
                />
              </div>
            </Panel>
            <PaymentPanel tradeIn={tradeIn} payment={payment} />
            <FlagsPanel tradeIn={tradeIn} actions={actions} />
            <PhonePanel tradeIn={tradeIn} />
          </div>
          <div className="column">
            <PhotosPanel tradeIn={tradeIn} actions={actions} />
            <HandoverPanel tradeIn={tradeIn} />
            <HistoryPanel tradeIn={tradeIn} payment={payment} />
          </div>
        </div>
      )}
    </Page>
  );
}

/** What has happened, oldest first, with who did it. */
function HistoryPanel({ tradeIn, payment: { payout } }: { tradeIn: TradeIn; payment: Payment }) {
  const { state, decidedAt, quotedAt, handover } = tradeIn;
  const paidAt = payout?.paidAt;
  const steps = [
    ...tradeIn.steps,
    // Nobody's steps.
    ...(state === 'verified' && decidedAt ? [{ state, at: decidedAt, note: '' }] : []),
    ...(paidAt && paidAt !== decidedAt ? [{ state: 'paid' as const, at: paidAt, note: payout.reference ?? '' }] : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Panel title={TEXTS.history}>
      <ol className="rows">
        {quotedAt && (
          <li>
            <div>
              <strong>{WORDS.steps.quoted}</strong>
              <small>{WORDS.actors.hero}, <DubaiTime at={quotedAt} /></small>
            </div>
          </li>
        )}
        {steps.map(({ state, at, note, ...step }) => (
          <li key={`${state} ${at}`}>
            <div>
              <strong>
                {state !== 'paid' && isInPost(state, handover?.method)
                  ? WORDS.inPost.step
                  : state === 'quoted' ? WORDS.repriced : state === 'paid' ? TEXTS.paid : WORDS.steps[state]}
              </strong>
              <small>{'by' in step && `${WORDS.actors[step.by]}, `}<DubaiTime at={at} /></small>
              {note && <p>{state === 'quoted' ? pricesOf(note).map(formatFils).join(' → ') : note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
