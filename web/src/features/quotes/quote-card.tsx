import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryOptionsOf } from '../../shared/api/query-options';
import { formatDay } from '../../shared/format/format-date';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Card } from '../../shared/ui/card';
import { classNames } from '../../shared/ui/class-names';
import { Heading } from '../../shared/ui/heading';
import { Details } from '../../shared/company/details';
import { formatAmount } from '../../shared/company/format-amount';
import { quotePriceLabel } from '../../shared/company/quote-price-label';
import { QuoteStateBadge } from '../../shared/company/state-badges';
import { useArrival } from '../../shared/company/use-arrival';
import { QuoteActions } from './quote-actions';
import { QuoteNote } from './quote-note';
import { QuoteOffer } from './quote-offer';

interface QuoteCardProps {
  quote: QuoteSummary;
  /** The address points this one out. */
  isNamed?: boolean;
  headingLevel?: 2 | 3;
}

/** One quote: what for, what it is worth, where it stands and what can be done. */
export function QuoteCard({ quote, isNamed = false, headingLevel = 3 }: QuoteCardProps) {
  const { details: text } = messages.corporateQuotes;
  const { notYet, none, openPriced, terms, term } = messages.corporate;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isNamed);
  const isOffer = quote.status === 'approved';
  const whole = useQuery({ ...queryOptionsOf(QUOTES_ROUTES.readQuote, { params: { id: quote.id } }), enabled: isOffer });
  return (
    <Card className={classNames('grid grid-cols-1 gap-5', isNamed && 'outline-3 outline-accent')}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading level={headingLevel} size={3} ref={heading} tabIndex={-1} className="outline-none">
            {quote.id}
          </Heading>
          <p className="mt-1 break-words text-ink-muted">
            {quote.company} · {quote.devices}
          </p>
        </div>
        <QuoteStateBadge state={quote.status} />
      </div>
      <Details
        className="min-[24rem]:grid-cols-2 lg:grid-cols-4"
        items={[
          [text.deviceCount, formatWhole(quote.deviceCount)],
          [quotePriceLabel(quote), quote.estimatedValue === null ? openPriced : formatAmount(quote.estimatedValue)],
          [text.unitPrice, quote.unitPrice === null ? notYet : formatAmount(quote.unitPrice)],
          [text.bonus, quote.bonusPercent > 0 ? `+${quote.bonusPercent}%` : none],
          [text.createdAt, formatDay(quote.createdAt)],
          [text.validUntil, quote.validUntil ? formatDay(quote.validUntil) : notYet],
          [terms, isOffer && whole.data && term(whole.data.paymentTerms)],
          [quote.respondedAt ? text.responseTime : text.promisedTime, quote.responseTime],
        ]}
      />
      {isOffer && <QuoteOffer quote={quote} whole={whole} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
        <QuoteNote quote={quote} />
        <QuoteActions quote={quote} paymentTerms={whole.data?.paymentTerms} focusAfter={() => heading.current} />
      </div>
    </Card>
  );
}
