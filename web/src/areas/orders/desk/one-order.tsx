import { useRef } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { ORDERS_MESSAGES } from './messages';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { DevicesPanel } from './devices-panel';
import { NextStep } from './next-step';
import { OrderFacts } from './order-facts';
import { statusOf } from './orders-panel';

const { one: TEXTS, ...WORDS } = ORDERS_MESSAGES;
const POLL = { everyMs: 5_000 };

/** One order: what is to be done with it next, where each of its devices is, and all that is known of it. */
export function OneOrder({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const { answer: order, goodAt, failure, refresh } = usePolled(
    ORDERS_ROUTES.readOrderAsOperator,
    { params: { id } },
    POLL,
  );
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/orders">{TEXTS.back}</Link></p>
      <PageHead
        title={TEXTS.title(id)}
        aside={order && (
          <span className="state" data-status={statusOf(order)}>
            {order.status === 'completed' ? WORDS.payments[order.paymentStatus] : WORDS.states[order.status]}
          </span>
        )}
        takesFocus
      />
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!order && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
      {order && (
        <div className="panels main-and-side">
          <div className="column">
            <Panel title={TEXTS.next}>
              <div ref={next}>
                <NextStep order={order} actions={actions} onDone={() => focusHeadingOf(next.current)} />
              </div>
            </Panel>
            <DevicesPanel id={id} version={order.version} />
          </div>
          <div className="column"><OrderFacts order={order} /></div>
        </div>
      )}
      <ResultLine result={actions.result} />
    </>
  );
}
