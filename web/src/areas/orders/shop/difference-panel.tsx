import type { OrderDifference, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateOrdersTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { DifferenceAnswer } from './difference-answer';
import { DifferenceTable } from './difference-table';
import { isAskedAboutDifference } from './order-rules';

const text = corporateOrdersTexts.difference;

interface DifferencePanelProps {
  order: OrderSummary;
  focusAfter: () => HTMLElement | null;
}

/** What of an order is worth less than was offered, and the company’s one answer to all of it. */
export function DifferencePanel({ order, focusAfter }: DifferencePanelProps) {
  const { difference } = order;
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
      {isAsked && <DifferenceAnswer order={order} difference={difference} focusAfter={focusAfter} />}
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
