import type { OrderState, PaymentState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../kit/badge';
import { classNames } from '../../kit/class-names';
import { corporateTexts } from './texts.en';

interface DetailsProps {
  /** Terms and what they are; those without a value are left out. */
  items: readonly (readonly [term: string, value: ReactNode])[];
  className?: string;
}

/** Facts of a quote, an order or a person, each with its name. */
export function Details({ items, className }: DetailsProps) {
  return (
    <dl className={classNames('grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="mt-0.5 font-medium break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

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

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  return <Badge tone={QUOTE_TONES[state]}>{corporateTexts.quoteStates[state]}</Badge>;
}

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={ORDER_TONES[state]}>{corporateTexts.orderStates[state]}</Badge>;
}

/** `isAsked`: the company has asked for its payout, and nobody has paid it yet. */
export function PaymentStateBadge({ state, isAsked }: { state: PaymentState; isAsked?: boolean }) {
  if (state === 'pending' && isAsked) return <Badge tone="warning">{corporateTexts.payoutAsked}</Badge>;
  return <Badge tone={PAYMENT_TONES[state]}>{corporateTexts.paymentStates[state]}</Badge>;
}
