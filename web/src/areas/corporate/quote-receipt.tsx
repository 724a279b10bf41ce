import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../kernel/i18n/format-date';
import { formatWhole } from '../../kernel/i18n/format-number';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { ButtonLink } from '../../kernel/routing/button-link';
import { Card } from '../../kit/card';
import { Heading } from '../../kit/heading';
import { Details } from './details';
import { formatAmount } from './format-amount';
import { ReceiptArt } from './receipt-art';

/** What was asked for and until when it is answered, in place of the form that asked. */
export function QuoteReceipt({ quote, onAnother }: { quote: Quote; onAnother: () => void }) {
  const { receipt: text, openPriced } = corporateTexts;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and the button in it that was pressed, are gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="grid grid-cols-1 items-center gap-6 sm:p-8 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Heading level={3} ref={heading} tabIndex={-1} className="outline-none">
          {text.title(quote.id)}
        </Heading>
        <p className="mt-2 max-w-prose text-ink-muted">{text.lead(formatMoment(quote.responseDueAt))}</p>
        <Details
          className="mt-6"
          items={[
            [text.devices, formatWhole(quote.deviceCount)],
            [text.value, quote.estimatedValue === null ? openPriced : formatAmount(quote.estimatedValue)],
            [text.bonus, quote.bonusPercent > 0 && `+${quote.bonusPercent}%`],
            [text.promised, quote.responseTime],
          ]}
        />
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={`/corporate-quotes?quote=${quote.id}`}>{text.follow}</ButtonLink>
          <Button variant="secondary" onClick={onAnother}>
            {text.another}
          </Button>
        </div>
      </div>
      <ReceiptArt />
    </Card>
  );
}
