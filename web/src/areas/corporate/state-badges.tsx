import type { OrderState, PaymentState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { Badge, type BadgeTone } from '../../kit/badge';
import { corporateTexts } from './texts.en';

const QUOTE_TONES: Record<QuoteState, BadgeTone> = {
  under_review: 'sand',
  pending: 'warning',
  approved: 'positive',
  accepted: 'accent',
  declined: 'danger',
  expired: 'neutral',
};

const ORDER_TONES: Record<OrderState, BadgeTone> = {
  pending_approval: 'warning',
  processing: 'accent',
  completed: 'positive',
  cancelled: 'neutral',
};

const PAYMENT_TONES: Record<PaymentState, BadgeTone> = { pending: 'sand', overdue: 'danger', paid: 'positive' };

type QuoteStanding = Pick<QuoteSummary, 'status' | 'declinedBy'>;

/** Where a quote stands, and who declined it. */
export function quoteStateText({ status, declinedBy }: QuoteStanding): string {
  const { quoteStates, declinedBy: by } = corporateTexts;
  return status === 'declined' && declinedBy ? by[declinedBy] : quoteStates[status];
}

export function QuoteStateBadge({ quote }: { quote: QuoteStanding }) {
  return (
    <Badge
      tone={QUOTE_TONES[quote.status]}
      // Its colour is close to that of an approved quote, and to a row that has just changed.
      className={quote.status === 'accepted' ? 'border-current' : undefined}
    >
      {quoteStateText(quote)}
    </Badge>
  );
}

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={ORDER_TONES[state]}>{corporateTexts.orderStates[state]}</Badge>;
}

interface PaymentStateBadgeProps {
  state: PaymentState;
  /** The company has asked for its payout, and nobody has paid it yet. */
  isAsked: boolean;
  /** The bank sent it back: the company acts next. */
  isReturned: boolean;
}

export function PaymentStateBadge({ state, isAsked, isReturned }: PaymentStateBadgeProps) {
  if (isReturned) return <Badge tone="danger">{corporateTexts.paymentReturned}</Badge>;
  if (state === 'pending' && isAsked) return <Badge tone="warning">{corporateTexts.payoutAsked}</Badge>;
  return <Badge tone={PAYMENT_TONES[state]}>{corporateTexts.paymentStates[state]}</Badge>;
}
