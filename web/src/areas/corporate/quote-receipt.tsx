import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { useEffect, useRef } from 'react';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { formatSoon } from '../../kernel/i18n/format-soon';
import { formatWhole } from '../../kernel/i18n/format-number';
import { formatHours } from './format-duration';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { ButtonLink } from '../../kernel/routing/button-link';
import { Card } from '../../kit/card';
import { Heading } from '../../kit/heading';
import { Details } from './list-parts';
import { formatFils } from '../../kernel/i18n/format-money';

/** What was asked for and until when it is answered, in place of the form that asked. */
export function QuoteReceipt({ quote, onAnother }: { quote: Quote; onAnother: () => void }) {
  const { receipt: text, openPriced } = corporateTexts;
  const [before, after] = text.title(quote.id).split(quote.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and the button in it that was pressed, are gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="grid grid-cols-1 items-center gap-6 sm:p-8 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Heading level={3} ref={heading} tabIndex={-1} className="outline-none">
          {before}<span className="whitespace-nowrap">{quote.id}</span>{after}
        </Heading>
        <p className="mt-2 max-w-prose text-ink-muted">{text.lead(formatSoon(quote.responseDueAt))}</p>
        <Details
          className="mt-6"
          items={[
            [text.devices, formatWhole(quote.deviceCount)],
            [text.value, quote.estimatedValue === null ? openPriced : formatFils(quote.estimatedValue)],
            [text.bonus, quote.bonusPercent > 0 && `+${quote.bonusPercent}%`],
            // Of the sample company, whose requests everybody sees, it is not shown.
            [
              text.contact,
              quote.email.includes('@') && <bdi key="contact" dir="ltr" className="break-words">{quote.email}</bdi>,
            ],
            [text.promised, formatHours((Date.parse(quote.responseDueAt) - Date.parse(quote.createdAt)) / HOUR_MS)],
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

/** A receipt with a seal on it. */
function ReceiptArt() {
  return (
    <svg aria-hidden viewBox="0 0 160 180" className="hidden h-44 w-auto md:block" fill="none">
      <ellipse cx="80" cy="168" rx="62" ry="8" fill="var(--color-sea-light)" />
      <path fill="var(--color-dune)" d="M34 26h92v140l-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8z" />
      <path fill="var(--color-spot-paper)" d="M28 18h92v140l-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8z" />
      <g stroke="var(--color-skyline)" strokeWidth="5" strokeLinecap="round">
        <path d="M42 44h46M42 62h62M42 80h54M42 98h34" />
      </g>
      <circle cx="106" cy="122" r="26" fill="var(--color-spot)" />
      <path
        d="M94 122l9 9 16-18"
        stroke="var(--color-spot-paper)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
