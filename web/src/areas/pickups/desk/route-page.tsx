import { use, useRef, useState } from 'react';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatDubaiDay } from '../../../kernel/desk/format';
import { Facts, focusHeadingOf, Page, PageName, Panel } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { CollectDialog } from './collect-dialog';
import { DayForm } from './day-form';
import { ROUTE_MESSAGES } from './messages';
import { PartnerPickupPanel } from './partner-pickup-panel';
import { PickupRow } from './pickup-row';

const TEXTS = ROUTE_MESSAGES;
const POLL = { everyMs: 10_000 };

/** A courier's day: the doors at which a phone is still to be collected. */
export function RoutePage() {
  const [query] = usePageQuery();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<BookedPickup>();
  const found = usePolled(
    TRADE_DESK_ROUTES.listPickupsOfDay,
    { query: { day: query.get('day') ?? undefined } },
    POLL,
  );
  const { answer, isCurrent, failure } = found;
  const actions = useActions(found.refresh);
  const take = ({ tradeInId, code }: BookedPickup): void =>
    void actions.run({
      route: TRADE_DESK_ROUTES.takePickup,
      values: { params: { id: tradeInId } },
      done: () => TEXTS.take.done(code ?? tradeInId),
    });
  const hidesDoors = answer?.pickups.some(({ courier, contact }) => courier === null && contact === null);
  const name = use(PageName);
  const title = answer ? TEXTS.title(formatDubaiDay(answer.day)) : name;
  return (
    <Page
      facts={<p className="muted">{TEXTS.facts}{hidesDoors && ` ${TEXTS.afterTaking}`}</p>}
      found={found}
      actions={actions}
    >
      <div className="panels">
        <Panel title={title} wide busy={!isCurrent && failure === undefined}>
          {answer && <DayForm key={answer.day} day={answer.day} />}
          <div ref={list}>
            {!answer && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
            {answer?.pickups.length === 0 && <p className="muted">{TEXTS.none}</p>}
            {answer?.nextDay && answer.pickups.length === 0 && (
              <p>
                <Link to={`?day=${answer.nextDay}`}>{TEXTS.next(formatDubaiDay(answer.nextDay))}</Link>
              </p>
            )}
            <ul className="rows">
              {answer?.pickups.map((pickup) => (
                <PickupRow key={pickup.tradeInId} pickup={pickup} onTake={take} onCollect={setAsked} />
              ))}
            </ul>
          </div>
        </Panel>
        {answer && <OrderPickups day={answer.day} />}
        <PartnerPickupPanel actions={actions} />
      </div>
      {asked && (
        <CollectDialog
          pickup={asked}
          actions={actions}
          onDone={() => focusHeadingOf(list.current)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

/** The companies whose devices are picked up on a day. */
function OrderPickups({ day }: { day: string }) {
  const { answer } = usePolled(ORDERS_DESK_ROUTES.listAllOrders, { query: { pickup: day, limit: 500 } }, POLL);
  if (!answer || answer.orders.length === 0) return null;
  return (
    <Panel title={TEXTS.orders.title}>
      <p className="muted">{TEXTS.orders.hint}</p>
      <ul className="rows">
        {answer.orders.map(({ id }) => <OrderPickup key={id} id={id} />)}
      </ul>
    </Panel>
  );
}

/** Where a company hands its devices over, and to whom one speaks there. */
function OrderPickup({ id }: { id: string }) {
  const { answer: order } = usePolled(ORDERS_DESK_ROUTES.readOrderAsOperator, { params: { id } }, POLL);
  if (!order) return null;
  const { companyName, deviceCount, contactPerson, logistics } = order;
  const { pickupAddress, pickupContact, specialInstructions } = logistics;
  const { fields, orders } = TEXTS;
  return (
    <li>
      <article aria-label={companyName}>
        <h3><Link className="row-link" to={`/ops/orders?id=${id}`}>{`${companyName}, ${id}`}</Link></h3>
        <Facts
          of={[
            [fields.address, pickupAddress ?? orders.notSaid],
            [fields.contact, pickupContact ?? contactPerson],
            [fields.devices, orders.devices(deviceCount)],
            [fields.wishes, specialInstructions],
          ]}
        />
      </article>
    </li>
  );
}
