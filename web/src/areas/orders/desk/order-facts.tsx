import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatDubaiDay, formatDubaiLastDay, formatFils } from '../../../kernel/desk/format';
import { Facts, Panel, timeOf } from '../../../kernel/desk/page';
import { Link } from '../../../kernel/routing/link';
import { ExpectedLines } from './forecast-lines';
import { ORDERS_MESSAGES } from './messages';

const { one: TEXTS } = ORDERS_MESSAGES;
const { fields: FIELDS } = TEXTS;

/** What is known of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { logistics, pickupDate } = order;
  return (
    <Panel title={TEXTS.facts}>
      <Facts
        of={[
          [FIELDS.company, order.companyName],
          [FIELDS.contact, order.contactPerson],
          [FIELDS.devices, order.devices],
          [FIELDS.offered, formatFils(order.totalAmount)],
          [FIELDS.amount, formatFils(order.payableAmount ?? order.totalAmount)],
          [FIELDS.quote, (
            <Link key="quote" to={`/ops/quotes?id=${encodeURIComponent(order.quoteId)}`}>{order.quoteId}</Link>
          )],
          [FIELDS.expected, order.forecast && <ExpectedLines key="stages" {...order.forecast} />],
          [FIELDS.created, timeOf(order.createdDate)],
          [FIELDS.pickup, pickupDate && formatDubaiDay(pickupDate)],
          [FIELDS.collected, timeOf(order.collectedAt)],
          [FIELDS.address, logistics.pickupAddress],
          [FIELDS.pickupContact, logistics.pickupContact],
          [FIELDS.duration, logistics.estimatedDuration],
          [FIELDS.wishes, logistics.specialInstructions],
          [FIELDS.completed, timeOf(order.completionDate)],
          [FIELDS.due, order.paymentDueAt && formatDubaiLastDay(order.paymentDueAt)],
          [FIELDS.asked, timeOf(order.payoutAskedAt)],
          [FIELDS.payoutTo, order.payoutTo],
          [FIELDS.paid, timeOf(order.paidAt)],
        ]}
      />
    </Panel>
  );
}
