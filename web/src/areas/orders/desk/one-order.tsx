import { useRef } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { focusHeadingOf, Page, Panel, State } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { DevicesPanel } from './devices-panel';
import { RiskBanner } from './forecast-lines';
import { ORDERS_MESSAGES } from './messages';
import { NextStep } from './next-step';
import { OrderFacts } from './order-facts';
import { statusOf } from './status-of';

const { one: TEXTS, ...WORDS } = ORDERS_MESSAGES;
const POLL = { everyMs: 5_000 };

/** One order: what is to be done with it next, where each of its devices is, and all that is known of it. */
export function OneOrder({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const found = usePolled(
    ORDERS_ROUTES.readOrderAsOperator,
    { params: { id } },
    POLL,
  );
  const { answer: order } = found;
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/orders', text: TEXTS.back }}
      title={TEXTS.title(id)}
      aside={order && (
          <State of={statusOf(order)}>
            {order.status === 'completed' ? WORDS.payments[order.paymentStatus] : WORDS.states[order.status]}
          </State>
        )}
      found={found}
      banner={<RiskBanner forecast={order?.forecast} />}
      reading={TEXTS.reading}
      actions={actions}
    >
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
    </Page>
  );
}
