import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderDifference, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { askOnce } from '../../../kernel/api/ask-once';
import { ConfirmDialog } from '../../corporate/confirm-dialog';
import { formatAmount } from '../../corporate/format-amount';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { amountOf } from './order-rules';
import { useQuestion } from './use-question';

const text = corporateOrdersTexts.difference;
type Answer = 'approve' | 'decline';

interface DifferenceAnswerProps {
  order: OrderSummary;
  difference: OrderDifference;
  /** Takes the focus once the buttons are gone. */
  focusAfter: () => HTMLElement | null;
}

/** Approve all of the difference, or have all of these devices back. Each asks first: none can be undone. */
export function DifferenceAnswer({ order, difference: { offered, found }, focusAfter }: DifferenceAnswerProps) {
  const question = useQuestion<Answer>('approve');
  const { asked, ask } = question;
  const less = { approve: offered - found, decline: offered };
  const { mutate, isPending } = useCompanyCommand<Answer, OrderSummary>({
    send: (answer) =>
      askOnce(ORDERS_ROUTES.answerDifference, { params: { id: order.id }, body: { accept: answer === 'approve' } }),
    done: (answered, answer) => ({
      title: text[answer].done,
      description: text[answer].doneText(answered.id, formatAmount(amountOf(answered))),
    }),
    ...question.ended,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => ask('approve')}>{text.approve.label(formatAmount(offered - found))}</Button>
      <Button variant="secondary" size="small" onClick={() => ask('decline')}>{text.decline.label}</Button>
      <ConfirmDialog
        open={question.isOpen}
        onClose={question.close}
        title={text[asked].title(order.id)}
        description={text[asked].question(formatAmount(found), formatAmount(order.totalAmount - less[asked]))}
        confirm={asked === 'approve' ? text.approve.label(formatAmount(offered - found)) : text.decline.label}
        busy={isPending}
        onConfirm={() => mutate(asked)}
        focusAfter={() => question.focusAfter(focusAfter)}
      />
    </div>
  );
}
