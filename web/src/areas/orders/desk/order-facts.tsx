import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import { QUOTES_DESK_ROUTES } from '@planet-heroes/contracts/areas/quotes/desk-routes';
import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatDubaiDay, formatDubaiLastDay, formatFils } from '../../../kernel/desk/format';
import { useMay } from '../../../kernel/desk/operator-session';
import { Facts, Panel, timeOf } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { ExpectedLines, expectedStages } from './forecast-lines';
import { ORDERS_MESSAGES } from './messages';

const { one: TEXTS } = ORDERS_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 60_000 };

/** What is known of an order, and how its contact is reached for those who may read the quote. */
export function OrderFacts({ order }: { order: Order }) {
  const { companyId, companyName, logistics, pickupDate } = order;
  const may = useMay();
  const mayAsk = may(QUOTES_DESK_ROUTES.readQuoteAsOperator);
  const mayReadCompany = may(COMPANIES_DESK_ROUTES.readCompanyAsOperator);
  const asked = { params: { id: order.quoteId } };
  const { answer: quote } = usePolled(QUOTES_DESK_ROUTES.readQuoteAsOperator, asked, { ...POLL, paused: !mayAsk });
  const expected = order.forecast ? expectedStages(order.forecast) : [];
  const hasRange = expected.some(({ range }) => range);
  return (
    <Panel title={TEXTS.facts}>
      <Facts
        of={[
          [FIELDS.company, mayReadCompany
            ? <Link key="company" to={`/ops/companies?id=${encodeURIComponent(companyId)}`}>{companyName}</Link>
            : companyName],
          [FIELDS.contact, order.contactPerson],
          [FIELDS.email, quote && <a key="email" href={`mailto:${quote.email}`}>{quote.email}</a>],
          [FIELDS.phone, quote?.phone],
          [FIELDS.devices, order.devices],
          [FIELDS.offered, formatFils(order.totalAmount)],
          [FIELDS.amount, formatFils(order.payableAmount ?? order.totalAmount)],
          [FIELDS.quote, mayAsk
            ? <Link key="quote" to={`/ops/quotes?id=${encodeURIComponent(order.quoteId)}`}>{order.quoteId}</Link>
            : order.quoteId],
          [
            hasRange ? FIELDS.expected : FIELDS.forecast,
            expected.length > 0 && <ExpectedLines key="stages" stages={expected} />,
          ],
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
