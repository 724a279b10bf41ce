import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import { Link } from '../../../kernel/routing/link';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { Details } from '../../corporate/details';
import { formatAmount } from '../../corporate/format-amount';
import { amountOf } from './order-rules';
import { SlaClock } from './sla-clock';
import { StageTrack } from './stage-track';

const text = corporateOrdersTexts.details;

/** The order at a glance: how far its devices are, what was promised, and its figures. */
export function OverviewTab({ order }: { order: Order }) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <StageTrack order={order} />
      <SlaClock order={order} />
      <Details
        items={[
          [text.companyName, order.companyName],
          [text.contactPerson, order.contactPerson],
          [
            text.quote,
            <Link
              key="quote"
              to={`/corporate-quotes?quote=${order.quoteId}`}
              className="text-accent underline underline-offset-4"
            >
              {order.quoteId}
            </Link>,
          ],
          [text.deviceCount, formatWhole(order.deviceCount)],
          [text.offeredAmount, order.difference && formatAmount(order.totalAmount)],
          [text.totalAmount, formatAmount(amountOf(order))],
          [corporateTexts.terms, corporateTexts.term(order.paymentTerms)],
          [text.createdDate, formatMoment(order.createdDate)],
          [text.pickupDate, order.pickupDate ? formatDay(order.pickupDate) : corporateTexts.notYet],
          [text.completionDate, order.completionDate && formatMoment(order.completionDate)],
          [text.paymentDueAt, order.paymentDueAt && formatMoment(order.paymentDueAt)],
          [text.payoutAskedAt, order.payoutAskedAt && formatMoment(order.payoutAskedAt)],
          [text.returnedByBank, order.transfer?.state === 'returned' && order.transfer.reason],
          [text.paidAt, order.paidAt && formatMoment(order.paidAt)],
          [text.paymentReference, order.paymentReference],
        ]}
      />
    </div>
  );
}
