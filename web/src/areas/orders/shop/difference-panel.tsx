import type { OrderDifference, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { classNames } from '../../../kit/class-names';
import { askOnce } from '../../../kernel/api/ask-once';
import { Button } from '../../../kit/button';
import { untilKnown, useRole } from '../../corporate/company-queries';
import { ConfirmDialog } from '../../corporate/dialogs';
import { formatFils } from '../../../kernel/i18n/format-money';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { corporateOrdersTexts } from '../texts.en';
import { DifferenceTable } from './difference-table';
import { amountOf, isAskedAboutDifference } from './order-rules';
import { useQuestion } from './order-actions';

const text = corporateOrdersTexts.difference;

interface DifferencePanelProps {
  order: OrderSummary;
  focusAfter: () => HTMLElement | null;
}

/** What of an order is worth less than was offered, and the company’s one answer to all of it. */
export function DifferencePanel({ order, focusAfter }: DifferencePanelProps) {
  const { difference } = order;
  const role = useRole();
  if (!difference) return null;
  const isAsked = isAskedAboutDifference(order);
  const title = text.title(difference.devices, formatWhole(difference.devices));
  return (
    <section
      aria-label={title}
      className={classNames(
        'grid grid-cols-1 gap-4 rounded-md border p-4 sm:p-5',
        isAsked ? 'border-transparent bg-warning-soft' : 'border-line bg-canvas',
      )}
    >
      <div className="grid grid-cols-1 gap-1">
        <h3 className={classNames('font-semibold', isAsked && 'text-warning')}>{title}</h3>
        <p className="text-ink">{noteOf(order, difference)}</p>
      </div>
      <DifferenceTable orderId={order.id} difference={difference} />
      {isAsked && role !== 'User' && (
        <div className={untilKnown(role)}>
          <DifferenceAnswer order={order} difference={difference} focusAfter={focusAfter} />
        </div>
      )}
    </section>
  );
}

function noteOf({ status }: OrderSummary, { state, openUntil }: OrderDifference): string {
  if (state === 'asked' || state === 'noted') {
    if (status === 'cancelled') return text.cancelled;
    return state === 'asked' && openUntil ? text.asked(formatMoment(openUntil)) : text.noted;
  }
  return text[state];
}

type Answer = 'approve' | 'decline';

interface DifferenceAnswerProps {
  order: OrderSummary;
  difference: OrderDifference;
  /** Takes the focus once the buttons are gone. */
  focusAfter: () => HTMLElement | null;
}

/** Approve all of the difference, or have all of these devices back. Each asks first: none can be undone. */
function DifferenceAnswer({ order, difference: { offered, found }, focusAfter }: DifferenceAnswerProps) {
  const question = useQuestion<Answer>('approve');
  const { asked, ask } = question;
  const less = { approve: offered - found, decline: offered };
  const { mutate, isPending } = useCompanyCommand<Answer, OrderSummary>({
    send: (answer) =>
      askOnce(ORDERS_ROUTES.answerDifference, { params: { id: order.id }, body: { accept: answer === 'approve' } }),
    done: (answered, answer) => ({
      title: text[answer].done,
      description: text[answer].doneText(answered.id, formatFils(amountOf(answered))),
    }),
    ...question.ended,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => ask('approve')}>{text.approve.label(formatFils(offered - found))}</Button>
      <Button variant="secondary" size="small" onClick={() => ask('decline')}>{text.decline.label}</Button>
      <ConfirmDialog
        open={question.isOpen}
        onClose={question.close}
        title={text[asked].title(order.id)}
        description={text[asked].question(formatFils(found), formatFils(order.totalAmount - less[asked]))}
        confirm={asked === 'approve' ? text.approve.label(formatFils(offered - found)) : text.decline.label}
        busy={isPending}
        onConfirm={() => mutate(asked)}
        focusAfter={() => question.focusAfter(focusAfter)}
      />
    </div>
  );
}
