import { useRef } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { TRADE_INS_MESSAGES } from './messages';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { FlagsPanel } from './flags-panel';
import { HandoverPanel } from './handover-panel';
import { HistoryPanel } from './history-panel';
import { NextStep } from './next-step';
import { PhonePanel } from './phone-panel';
import { PhotosPanel } from './photos-panel';
import { statusOf } from './trade-ins-panel';

const { one: TEXTS, ...WORDS } = TRADE_INS_MESSAGES;
const POLL = { everyMs: 5_000 };

/** One phone: what is to be done with it next, and all that is known of it. */
export function OneTradeIn({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const { answer: tradeIn, goodAt, failure, refresh } = usePolled(TRADE_DESK_ROUTES.readTradeIn, asked, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/trade-ins">{TEXTS.back}</Link></p>
      <PageHead
        title={tradeIn ? TEXTS.title(tradeIn.code ?? tradeIn.id) : MESSAGES.frame.pages['trade-ins']}
        aside={tradeIn && (
          <span className="state" data-status={statusOf(tradeIn.state, tradeIn)}>{WORDS.states[tradeIn.state]}</span>
        )}
        takesFocus
      />
      <div className="banners" role="status">
        <FailureBanner failure={failure} goodAt={goodAt} />
        {tradeIn?.isDemo && <p className="banner" data-status="unknown">{TEXTS.demo}</p>}
      </div>
      {!tradeIn && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
      {tradeIn && (
        <div className="panels main-and-side">
          <div className="column">
            <Panel title={TEXTS.next}>
              <div ref={next}>
                {/* Another state is another form. */}
                <NextStep
                  key={tradeIn.state}
                  tradeIn={tradeIn}
                  actions={actions}
                  onDone={() => focusHeadingOf(next.current)}
                />
              </div>
            </Panel>
            <FlagsPanel tradeIn={tradeIn} actions={actions} />
            <PhonePanel tradeIn={tradeIn} />
          </div>
          <div className="column">
            <PhotosPanel tradeIn={tradeIn} actions={actions} />
            <HandoverPanel handover={tradeIn.handover} />
            <HistoryPanel tradeIn={tradeIn} />
          </div>
        </div>
      )}
      <ResultLine result={actions.result} />
    </>
  );
}
