import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import type { ReactNode } from 'react';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatDubaiDay, formatDubaiTime } from '../../../kernel/desk/format';
import { OnlyFor } from '../../../kernel/desk/page';
import { Button } from '../../../kit/button';
import { BookForm } from './book-form';
import { ORDERS_MESSAGES } from './messages';
import { ScanForm } from './scan-form';
import type { StepProps } from './step-props';
import { FormButton } from '../../../kernel/desk/form';
import { serverNow } from '../../../kit/server-clock';

const CANCEL = ORDERS_MESSAGES.step.cancel;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).cancelOrderSchema;

/** Asks why, and cancels the order. */
function CancelButton({ order: { id, stages }, actions, onDone }: StepProps) {
  const arrived = stages.received + stages.inspected + stages.wiped;
  return (
    <FormButton
      texts={{ ...CANCEL, title: CANCEL.title(id), text: CANCEL.text(arrived) }}
      tone="danger"
      fields={[{ name: 'reason', label: CANCEL.reason }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: ORDERS_DESK_ROUTES.cancelOrderAsOperator,
          values: { params: { id }, body },
          done: () => CANCEL.done(id),
        })}
      isStale={actions.isStale}
      onDone={onDone}
    />
  );
}

const { one: TEXTS, step: STEP } = ORDERS_MESSAGES;

/** A step that needs nothing but to be said. */
type PlainStep = typeof ORDERS_DESK_ROUTES.collectOrder | typeof ORDERS_DESK_ROUTES.approveOrderAsOperator;

/** That the bank sent the payment back, and what follows; undefined otherwise. */
function cameBack(order: StepProps['order']): string | undefined {
  return isReturned(order) ? TEXTS.cameBack(order.transfer?.reason ?? null) : undefined;
}

/** The steps of an order that the signed-in operator may take now. */
export function NextStep(props: StepProps) {
  const { order, actions, onDone } = props;
  const { id, status, pickupDate, collectedAt, stages, deviceCount } = order;
  const press = (route: PlainStep, done: string) => {
    const values = { params: { id } };
    return {
      busy: actions.isRunning(route, values),
      onClick: () => void actions.run({ route, values, done: () => done }).then((wasDone) => wasDone && onDone()),
    };
  };
  if (status === 'cancelled' || status === 'completed') {
    const isToPay = status === 'completed' && order.paymentStatus !== 'paid';
    return (
      <div className="steps">
        <DifferenceNote order={order} />
        <p>{isToPay ? (cameBack(order) ?? (stages.returned ? TEXTS.keptToPay : TEXTS.toPay)) : TEXTS.over}</p>
      </div>
    );
  }
  if (status === 'pending_approval') {
    return (
      <div className="steps">
        <p>{STEP.approve.text}</p>
        <Allowed call={ORDERS_DESK_ROUTES.approveOrderAsOperator}>
          <div className="next row-buttons">
            <Button size="small" {...press(ORDERS_DESK_ROUTES.approveOrderAsOperator, STEP.approve.done(id))}>
              {STEP.approve.submit}
            </Button>
          </div>
        </Allowed>
        <Allowed call={ORDERS_DESK_ROUTES.cancelOrderAsOperator} quiet><CancelButton {...props} /></Allowed>
      </div>
    );
  }
  const isEarly = pickupDate !== null && !collectedAt && stages.expected > 0
    && pickupDate > dubaiDate(new Date(serverNow()));
  const isCollectable = pickupDate !== null && !collectedAt && stages.expected === deviceCount;
  return (
    <div className="steps">
      <DifferenceNote order={order} />
      {pickupDate === null && (
        <Allowed call={ORDERS_DESK_ROUTES.planPickupAsOperator}>
          <div className="next"><BookForm {...props} /></div>
        </Allowed>
      )}
      {isEarly && <p className="note">{TEXTS.early(formatDubaiDay(pickupDate))}</p>}
      {isCollectable && (
        <>
          {!isEarly && <p>{STEP.collect.text(formatDubaiDay(pickupDate))}</p>}
          <Allowed call={ORDERS_DESK_ROUTES.collectOrder}>
            <div className="next row-buttons">
              <FormButton
                texts={{
                  button: STEP.collect.submit, title: STEP.collect.ask(id), text: STEP.collect.follows,
                  yes: STEP.collect.submit,
                }}
                send={() =>
                  actions.attempt({
                    route: ORDERS_DESK_ROUTES.collectOrder,
                    values: { params: { id } },
                    done: () => STEP.collect.done(id),
                  })}
                isStale={actions.isStale}
                onDone={onDone}
              />
            </div>
          </Allowed>
        </>
      )}
      {pickupDate !== null && (
        <Allowed call={ORDERS_DESK_ROUTES.advanceDevices} quiet={isCollectable}>
          <div className="next"><ScanForm {...props} /></div>
        </Allowed>
      )}
      <Allowed call={ORDERS_DESK_ROUTES.cancelOrderAsOperator} quiet><CancelButton {...props} /></Allowed>
    </div>
  );
}

/** What was found to be worth less, and whether the company has answered for it. */
function DifferenceNote({ order: { status, difference } }: Pick<StepProps, 'order'>) {
  if (!difference) return null;
  const { state, devices, openUntil } = difference;
  const isOpen = state === 'noted' || state === 'asked';
  if (isOpen ? status !== 'processing' : state === 'approved' && status !== 'processing') return null;
  const texts = TEXTS.difference;
  const text = state === 'asked' ? texts.asked(devices, formatDubaiTime(openUntil!)) : texts[state](devices);
  return <p className="note">{text}</p>;
}

/** What only some may do; to others it says who. */
function Allowed({ call, quiet, children }: { call: Route; quiet?: boolean; children: ReactNode }) {
  if (useMay()(call)) return children;
  return quiet ? null : <OnlyFor call={call} text={TEXTS.notYours} />;
}
