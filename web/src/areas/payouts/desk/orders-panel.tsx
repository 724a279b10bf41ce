import { useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormDialog } from '../../../kernel/desk/form';
import { formatDubaiLastDay, formatFils } from '../../../kernel/desk/format';
import { ListPanel } from '../../../kernel/desk/list';
import { FailureBanner, timeOf } from '../../../kernel/desk/page';
import { type Actions, ResultLine, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Button } from '../../../kit/button';
import { AtRisk } from '../../orders/desk/forecast-lines';
import { ORDERS_MESSAGES } from '../../orders/desk/messages';

const { pay: TEXTS, list: { notDue } } = ORDERS_MESSAGES;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).payOrderSchema;
const POLL = { everyMs: 5_000 };
const ASKED = { query: { payout: 'asked', sort: 'created', limit: 100 } };

/** Orders whose companies have asked for their payout: finance notes with the bank’s reference that one is paid. */
export function OrdersPanel() {
  const [paying, setPaying] = useState<OrderSummary>();
  const mayPay = useMay()(ORDERS_ROUTES.payOrderAsOperator);
  const found = usePolled(ORDERS_ROUTES.listAllOrders, ASKED, POLL);
  const actions = useActions(found.refresh);
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
              <small>{id}</small>
            </>
          ),
          amount: ({ totalAmount, payableAmount = totalAmount }) => formatFils(payableAmount),
          asked: ({ payoutAskedAt }) => timeOf(payoutAskedAt),
          due: ({ id, paymentDueAt }) => (
            <>
              {paymentDueAt ? formatDubaiLastDay(paymentDueAt) : notDue}
              <AtRisk forecast={found.answer?.forecasts[id]} />
            </>
          ),
          way: ({ transfer }) => (transfer ? TEXTS.ways[transfer.state] : TEXTS.byHand),
          actions: (order) => mayPay && order.transfer?.state !== 'batched' && (
            <Button variant="secondary" size="small" aria-label={TEXTS.of(order.id)} onClick={() => setPaying(order)}>
              {TEXTS.button}
            </Button>
          ),
        }}
      >
        <ResultLine result={actions.result} />
      </ListPanel>
      {paying && <PayDialog order={paying} actions={actions} onClose={() => setPaying(undefined)} />}
    </>
  );
}

interface PayDialogProps {
  order: OrderSummary;
  actions: Actions;
  onClose: () => void;
}

function PayDialog({ order: { id, totalAmount, payableAmount = totalAmount }, actions, onClose }: PayDialogProps) {
  const { answer } = usePolled(ORDERS_ROUTES.readOrderAsOperator, { params: { id } }, POLL);
  return (
    <FormDialog
      texts={{ ...TEXTS, title: TEXTS.ask(id, formatFils(payableAmount)), text: TEXTS.text(answer?.payoutTo ?? '…') }}
      fields={[{ name: 'reference', label: TEXTS.reference }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: ORDERS_ROUTES.payOrderAsOperator,
          values: { params: { id }, body },
          done: () => TEXTS.done(id),
        })}
      isStale={actions.isStale}
      onClose={onClose}
    />
  );
}
