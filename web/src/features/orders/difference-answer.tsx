import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderDifference, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { useRef, useState } from 'react';
import { askOnce } from '../../shared/api/ask-once';
import { ConfirmDialog } from '../../shared/company/confirm-dialog';
import { formatAmount } from '../../shared/company/format-amount';
import { useCompanyCommand } from '../../shared/company/use-company-command';
import { messages } from '../../shared/messages/messages';
import { Button } from '../../shared/ui/button';
import { amountOf } from './order-rules';

const text = messages.corporateOrders.difference;
type Answer = 'approve' | 'decline';

interface DifferenceAnswerProps {
  order: OrderSummary;
  difference: OrderDifference;
  /** Takes the focus once the buttons are gone. */
  focusAfter: () => HTMLElement | null;
}

/** Approve all of the difference, or have all of these devices back. Each asks first: none can be undone. */
export function DifferenceAnswer({ order, difference: { offered, found }, focusAfter }: DifferenceAnswerProps) {
  const [asking, setAsking] = useState<Answer>();
  // What is asked stays in the dialog while it closes.
  const [last, setLast] = useState<Answer>('approve');
  const isDone = useRef(false);
  const less = { approve: offered - found, decline: offered };
  const { mutate, isPending } = useCompanyCommand<Answer, OrderSummary>({
    send: (answer) =>
      askOnce(ORDERS_ROUTES.answerDifference, { params: { id: order.id }, body: { accept: answer === 'approve' } }),
    done: (answered, answer) => ({
      title: text[answer].done,
      description: text[answer].doneText(answered.id, formatAmount(amountOf(answered))),
    }),
    onDone: () => {
      isDone.current = true;
      setAsking(undefined);
    },
    onRefused: () => {
      setAsking(undefined);
      return false;
    },
  });
  const ask = (answer: Answer) => {
    isDone.current = false;
    setLast(answer);
    setAsking(answer);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => ask('approve')}>{text.approve.label(formatAmount(offered - found))}</Button>
      <Button variant="secondary" size="small" onClick={() => ask('decline')}>{text.decline.label}</Button>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={text[last].title(order.id)}
        description={text[last].question(formatAmount(found), formatAmount(order.totalAmount - less[last]))}
        confirm={last === 'approve' ? text.approve.label(formatAmount(offered - found)) : text.decline.label}
        busy={isPending}
        onConfirm={() => mutate(last)}
        focusAfter={() => (isDone.current ? focusAfter() : undefined)}
      />
    </div>
  );
}
