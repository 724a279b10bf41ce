import { useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { useMay } from '../../../kernel/desk/api/session';
import { type Actions, useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { formatDubaiDay, formatFils } from '../../../kernel/desk/format';
import { ORDERS_MESSAGES } from '../../orders/desk/messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { TextField } from '../../../kernel/desk/ui/field';
import { FormDialog } from '../../../kernel/desk/ui/form-dialog';
import { Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { Cell, Table } from '../../../kernel/desk/ui/table';

const { pay: TEXTS, list: { notDue } } = ORDERS_MESSAGES;
const POLL = { everyMs: 5_000 };
const ASKED = { query: { payout: 'asked', sort: 'created', limit: 100 } };

/** Orders whose companies have asked for their payout: finance notes with the bank’s reference that one is paid. */
export function OrdersPanel() {
  const [paying, setPaying] = useState<OrderSummary>();
  const mayPay = useMay()(ORDERS_ROUTES.payOrderAsOperator);
  const { answer, goodAt, failure, refresh } = usePolled(ORDERS_ROUTES.listAllOrders, ASKED, POLL);
  const actions = useActions(refresh);
  return (
    <Panel title={TEXTS.title} wide busy={!answer && !failure}>
      <div role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!answer && !failure && <p className="muted">{TEXTS.reading}</p>}
      {answer?.orders.length === 0 && <p className="muted">{TEXTS.none}</p>}
      {answer && answer.orders.length > 0 && (
        <Table label={TEXTS.title} columns={TEXTS.columns} className="order-payouts">
          {answer.orders.map((order) => (
            <OrderRow key={order.id} order={order} onPay={mayPay ? () => setPaying(order) : undefined} />
          ))}
        </Table>
      )}
      <ResultLine result={actions.result} />
      {paying && <PayDialog order={paying} actions={actions} onClose={() => setPaying(undefined)} />}
    </Panel>
  );
}

function OrderRow({ order, onPay }: { order: OrderSummary; onPay: (() => void) | undefined }) {
  const { id, companyName, totalAmount, payableAmount = totalAmount, payoutAskedAt, paymentDueAt, transfer } = order;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        {companyName}
        <small>{id}</small>
      </th>
      <Cell column="amount" label={columns.amount}>{formatFils(payableAmount)}</Cell>
      <Cell column="registered" label={columns.asked}>{payoutAskedAt && <DubaiTime at={payoutAskedAt} />}</Cell>
      <Cell column="due" label={columns.due}>{paymentDueAt ? formatDubaiDay(paymentDueAt) : notDue}</Cell>
      <Cell column="state" label={columns.way}>{transfer ? TEXTS.ways[transfer.state] : TEXTS.byHand}</Cell>
      <Cell column="actions" label={columns.actions}>
        {onPay && transfer?.state !== 'batched' && (
          <ActionButton onPress={onPay} name={TEXTS.of(id)}>{TEXTS.button}</ActionButton>
        )}
      </Cell>
    </tr>
  );
}

interface PayDialogProps {
  order: OrderSummary;
  actions: Actions;
  onClose: () => void;
}

function PayDialog({ order: { id, totalAmount, payableAmount = totalAmount }, actions, onClose }: PayDialogProps) {
  const { answer } = usePolled(ORDERS_ROUTES.readOrderAsOperator, { params: { id } }, POLL);

  async function pay(given: FormData): Promise<string | undefined> {
    const reference = String(given.get('reference') ?? '').trim();
    if (reference === '') return TEXTS.empty;
    return actions.attempt({
      route: ORDERS_ROUTES.payOrderAsOperator,
      values: { params: { id }, body: { reference } },
      done: () => TEXTS.done(id),
    });
  }

  return (
    <FormDialog
      title={TEXTS.ask(id, formatFils(payableAmount))}
      text={TEXTS.text(answer?.payoutTo ?? '…')}
      submit={TEXTS.yes}
      onSubmit={pay}
      onClose={onClose}
    >
      <TextField label={TEXTS.reference} name="reference" required maxLength={80} autoComplete="off" />
    </FormDialog>
  );
}
