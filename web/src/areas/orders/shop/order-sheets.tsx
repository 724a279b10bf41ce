import { priceLines } from '@planet-heroes/contracts/areas/quotes/price-lines';
import type { Order, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { Details } from '../../corporate/list-parts';
import { formatLastDay } from '../../corporate/format';
import { fileNameOf } from '../../corporate/list-files';
import { UnitPrice } from '../../corporate/price-table';
import { PrintSheet, PrintTable } from '../../corporate/print-sheet';
import { amountOf } from './order-rules';

const text = corporateOrdersTexts;
const { orderStates, paymentStates, prices, stages } = corporateTexts;
const paymentOf = ({ status, paymentStatus }: OrderSummary) =>
  (status === 'cancelled' ? '' : paymentStates[paymentStatus]);

/** One order on paper: its figures, what it is made of and how it is picked up. */
export function OrderSheet({ order, onPrinted }: { order: Order; onPrinted: () => void }) {
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions } = order.logistics;
  return (
    <PrintSheet
      title={text.papers.title(order.id)}
      fileName={fileNameOf('purchase-order', order.id)}
      onPrinted={onPrinted}
    >
      <Details
        className="mb-5 grid-cols-3! gap-y-2!"
        items={[
          [text.status, orderStates[order.status]],
          [text.payment, paymentOf(order)],
          [corporateTexts.terms, corporateTexts.term(order.paymentTerms)],
          [text.details.companyName, order.companyName],
          [text.details.contactPerson, order.contactPerson],
          [text.details.quote, order.quoteId],
          [text.details.createdDate, formatMoment(order.createdDate)],
          [text.details.completionDate, order.completionDate && formatMoment(order.completionDate)],
          [text.details.paymentDueAt, order.paymentDueAt && formatLastDay(order.paymentDueAt)],
          [text.details.paidAt, order.paidAt && formatMoment(order.paidAt)],
          [text.details.totalAmount, order.difference && formatFils(amountOf(order))],
          ...Object.entries(order.stages)
            .filter(([, count = 0]) => count > 0)
            .map(([stage, count = 0]) => [
              `${text.tabs.devices}: ${stages[stage as keyof typeof stages]}`, formatWhole(count),
            ] as const),
        ]}
      />
      <PrintTable
        headings={[prices.type, prices.condition, prices.quantity, prices.unitPrice, prices.sum]}
        text={0}
        figures={[2, 3, 4]}
        rows={priceLines(order.deviceTypes).map(({ type, condition, quantity, unitPrice, isRounded, amount }) => [
          type, condition ? nameOf(condition) : '–', formatWhole(quantity),
          <UnitPrice key="price" of={unitPrice} isRounded={isRounded} />, formatFils(amount),
        ])}
        totals={[
          order.difference ? text.details.offeredAmount : text.details.totalAmount,
          '', formatWhole(order.deviceCount), '', formatFils(order.totalAmount),
        ]}
      />
      <h2 className="mt-6 mb-2 text-[13pt] font-semibold">{text.tabs.logistics}</h2>
      <Details
        className="grid-cols-3! gap-y-2!"
        items={[
          [text.logistics.pickupDate, order.pickupDate ? formatDay(order.pickupDate) : corporateTexts.notYet],
          [text.logistics.pickupAddress, pickupAddress ?? corporateTexts.notYet],
          [text.logistics.pickupContact, pickupContact ?? corporateTexts.notYet],
          [text.logistics.estimatedDuration, estimatedDuration ?? corporateTexts.notYet],
          [text.logistics.specialInstructions, specialInstructions ?? text.logistics.noInstructions],
        ]}
      />
    </PrintSheet>
  );
}

interface OrderListSheetProps {
  orders: readonly OrderSummary[];
  /** What the list was asked. */
  note: string | undefined;
  onPrinted: () => void;
}

/** A list of orders on paper, with its totals. */
export function OrderListSheet({ orders, note, onPrinted }: OrderListSheetProps) {
  const counted = orders.filter(({ status }) => status !== 'cancelled');
  const devices = counted.reduce((sum, { deviceCount }) => sum + deviceCount, 0);
  const amount = counted.reduce((sum, order) => sum + amountOf(order), 0);
  const { deviceCount, totalAmount, createdDate } = text.details;
  return (
    <PrintSheet
      title={text.papers.list}
      {...(note && { note })}
      fileName={fileNameOf('purchase-orders', note)}
      onPrinted={onPrinted}
    >
      <PrintTable
        headings={[text.order, text.tabs.devices, createdDate, text.status, text.payment, deviceCount, totalAmount]}
        text={1}
        figures={[5, 6]}
        rows={orders.map((order) => [
          order.id,
          order.devices,
          formatDay(order.createdDate),
          orderStates[order.status],
          paymentOf(order),
          formatWhole(order.deviceCount),
          formatFils(amountOf(order)),
        ])}
        totals={[
          text.total(orders.length, formatWhole(orders.length)), '', '', '', '',
          ...(counted.length > 0 ? [formatWhole(devices), formatFils(amount)] : ['', '']),
        ]}
      />
      {counted.length < orders.length && <p className="mt-2">{text.uncounted}</p>}
    </PrintSheet>
  );
}
