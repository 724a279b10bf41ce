import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import { useEffect, useRef } from 'react';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
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
  const doneIn = useRef<number>(undefined);
  const found = usePolled(
    ORDERS_DESK_ROUTES.readOrderAsOperator,
    { params: { id } },
    POLL,
  );
  const { answer: order } = found;
  const actions = useActions(found.refresh);
  // A step that is done is gone: its heading takes the focus, and then the step that follows once it has been read.
  const version = order?.version;
  const stepDone = () => {
    doneIn.current = version;
    focusHeadingOf(next.current);
  };
  useEffect(() => {
    if (doneIn.current === undefined || doneIn.current === version) return;
    doneIn.current = undefined;
    if (!document.activeElement?.matches('h2, body')) return;
    next.current?.querySelector<HTMLElement>('.next :is(button, input:not([type=radio]), select)')?.focus();
  }, [version]);
  return (
    <Page
      back={{ to: '/ops/orders', text: TEXTS.back }}
      title={TEXTS.title(id)}
      aside={order && (
          <State of={statusOf(order)}>
            {isReturned(order)
              ? TEXTS.returned
              : order.status === 'completed' ? WORDS.payments[order.paymentStatus] : WORDS.states[order.status]}
          </State>
        )}
      found={found}
      banner={<RiskBanner forecast={order?.forecast} />}
      reading={TEXTS.reading}
      actions={actions}
    >
      {order && (
        <div className="panels main-and-side">
          <Panel title={TEXTS.next}>
            <div ref={next}>
              <NextStep order={order} actions={actions} onDone={stepDone} />
            </div>
          </Panel>
          <div className="column side"><OrderFacts order={order} /></div>
          <DevicesPanel id={id} version={order.version} />
        </div>
      )}
    </Page>
  );
}
