import { useState } from 'react';
import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormDialog } from '../../../kernel/desk/form';
import { formatDubaiLastDay, formatFils } from '../../../kernel/desk/format';
import { ListPanel } from '../../../kernel/desk/list';
import { FailureBanner, State, timeOf } from '../../../kernel/desk/page';
import { type Actions, ResultLine, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { Button } from '../../../kit/button';
import { RiskMark } from '../../orders/desk/forecast-lines';
import { ORDERS_MESSAGES } from '../../orders/desk/messages';
import { useBatchNext } from './use-batch-next';

const { pay: TEXTS, list: { notDue } } = ORDERS_MESSAGES;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).payOrderSchema;
const POLL = { everyMs: 5_000 };
const OPEN = { query: { payout: 'open', sort: 'created', limit: 100 } };

/** Completed orders that are not paid yet: finance notes with the bank’s reference that one is paid. */
export function OrdersPanel({ onChanged }: { onChanged: () => void }) {
  const [paying, setPaying] = useState<OrderSummary>();
  const mayPay = useMay()(ORDERS_DESK_ROUTES.payOrderAsOperator);
  const found = usePolled(ORDERS_DESK_ROUTES.listAllOrders, OPEN, POLL);
  const batchNext = useBatchNext();
  const actions = useActions(onChanged);
  return (
    <>
      <ListPanel
        found={found}
        rows={found.answer?.orders}
        texts={TEXTS}
        reading={TEXTS.reading}
        facts={<div role="status"><FailureBanner {...found} /></div>}
        keyOf={({ id }) => id}
        cells={{
          name: ({ companyName, id }) => (
            <>
              {companyName}
              <small><Link to={`/ops/orders?id=${encodeURIComponent(id)}`}>{id}</Link></small>
            </>
          ),
          amount: ({ totalAmount, payableAmount = totalAmount }) => formatFils(payableAmount),
          asked: (order) => timeOf(order.payoutAskedAt) ?? (isReturned(order) ? TEXTS.askAgain : TEXTS.notAsked),
          due: ({ id, paymentDueAt }) => (
            <>
              {paymentDueAt ? formatDubaiLastDay(paymentDueAt) : notDue}
              <RiskMark forecast={found.answer?.forecasts[id]} />
            </>
          ),
          way: ({ transfer, payoutAskedAt }) => {
            if (!transfer) return payoutAskedAt ? TEXTS.byHand : notDue;
            return (
              <>
                {transfer.state === 'returned'
                  ? <State of="bad">{TEXTS.ways.returned}</State>
                  : TEXTS.ways[transfer.state]}
                {transfer.state === 'returned' && transfer.reason && <small>{transfer.reason}</small>}
              </>
            );
          },
          next: (order) => {
            const { transfer } = order;
            if (transfer?.state === 'batched') return batchNext(transfer.batchId);
            if (!isPayable(order)) return TEXTS.waits;
            return mayPay && (
              <Button variant="secondary" size="small" aria-label={TEXTS.of(order.id)} onClick={() => setPaying(order)}>
                {TEXTS.button}
              </Button>
            );
          },
        }}
      >
        <ResultLine result={actions.result} />
        <p className="page-links"><Link to="/ops/orders?payment=paid">{TEXTS.paid}</Link></p>
      </ListPanel>
      {paying && <PayDialog order={paying} actions={actions} onClose={() => setPaying(undefined)} />}
    </>
  );
}

/** Once its company has asked, or its terms have ended; a batch is settled as a whole. */
function isPayable({ payoutAskedAt, paymentStatus, transfer }: OrderSummary): boolean {
  return (!!payoutAskedAt || paymentStatus === 'overdue') && transfer?.state !== 'batched';
}

interface PayDialogProps {
  order: OrderSummary;
  actions: Actions;
  onClose: () => void;
}

function PayDialog({ order, actions, onClose }: PayDialogProps) {
  const { id, totalAmount, payableAmount = totalAmount, payoutAskedAt } = order;
  const { answer } = usePolled(ORDERS_DESK_ROUTES.readOrderAsOperator, { params: { id } }, POLL);
  const notAsked = useNotAsked(order);
  const text = payoutAskedAt ? TEXTS.text(answer?.payoutTo ?? '…') : notAsked;
  return (
    <FormDialog
      {...(!payoutAskedAt && { tone: 'quiet' })}
      texts={{ ...TEXTS, title: TEXTS.ask(id, formatFils(payableAmount)), text }}
      fields={[{ name: 'reference', label: TEXTS.reference }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: ORDERS_DESK_ROUTES.payOrderAsOperator,
          values: { params: { id }, body },
          done: () => TEXTS.done(id),
        })}
      isStale={actions.isStale}
      onClose={onClose}
    />
  );
}

/** Of a payment that its company has not asked for, and the account to which it would go. */
function useNotAsked(order: OrderSummary): string {
  const asked = { params: { id: order.companyId } };
  const { answer } = usePolled(COMPANIES_DESK_ROUTES.readCompanyAsOperator, asked, {
    ...POLL, paused: !!order.payoutAskedAt,
  });
  const account = answer?.paymentMethods.find(({ isDefault, status }) => isDefault && status === 'verified');
  const { came, notYet, to, noAccount } = TEXTS.unasked;
  const why = isReturned(order) ? came : notYet;
  if (!answer) return why;
  return `${why} ${account ? to(`${account.name}, ${account.details}`) : noAccount}`;
}
