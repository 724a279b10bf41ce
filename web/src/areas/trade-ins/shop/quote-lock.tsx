import { QUOTE_LOCK_DAYS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { tradeInTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { QuoteReceipt } from './quote-receipt';
import { QuoteRefusal } from './quote-refusal';
import type { TradeCalculator } from './use-trade-calculator';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { pathOfTradeIn, useOpenTradeIn } from './trade-in-queries';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';

interface QuoteLockProps {
  calculator: TradeCalculator;
  /** The phone that the points of the locked quote drop from. */
  vessel: RefObject<HTMLDivElement | null>;
  /** Another part of the screen says the same: screen readers need not hear it twice. */
  hasEcho?: boolean;
  /** The same phone is worth more elsewhere: locking it here is not what most want. */
  isSecond?: boolean;
  className?: string;
}

/**
 * Under a calculator: the value can be locked for 30 days, which starts the trade-in, and becomes its receipt. A hero
 * with an open trade-in gets a link to it.
 */
export function QuoteLock({ calculator, vessel, hasEcho = false, isSecond, className }: QuoteLockProps) {
  const { valuation, lockQuote, quote } = calculator;
  const text = tradeInTexts.lock;
  const note = useId();
  const open = useOpenTradeIn();
  const { receipt, expectReceipt } = useFocusOnReceipt(quote.tradeIn);
  return (
    <div
      className={classNames(
        'flex min-h-36 flex-col justify-center gap-4 rounded-lg bg-sand-soft p-5 sm:p-6',
        className,
      )}
    >
      {!quote.tradeIn && open && <OpenTradeIn tradeIn={open} />}
      {quote.tradeIn
        ? (
          <QuoteReceipt
            key={quote.tradeIn.id}
            ref={receipt}
            tradeIn={quote.tradeIn}
            vessel={vessel}
            isSpoken={!hasEcho}
          />
        )
        : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Icon name="shield" className="size-8 text-gold" />
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-semibold">{text.title(QUOTE_LOCK_DAYS)}</p>
              <p id={note} className="mt-0.5 text-sm text-ink-muted">
                {valuation ? text.ready : text.waiting}
              </p>
            </div>
            <Button
              variant={isSecond || open ? 'secondary' : 'primary'}
              disabled={!valuation}
              busy={quote.pending}
              aria-busy={quote.pending}
              aria-describedby={note}
              className="max-sm:w-full"
              onClick={() => {
                expectReceipt();
                lockQuote();
              }}
            >
              {quote.pending ? text.locking : text.action(QUOTE_LOCK_DAYS)}
            </Button>
          </div>
        )}
      <QuoteRefusal text={quote.refusal} isSpoken={!hasEcho} />
    </div>
  );
}

/** Leads back to a trade-in that was begun before, in this visit or another. */
function OpenTradeIn({ tradeIn }: { tradeIn: TradeIn }) {
  const { open } = tradeInTexts.lock;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line pb-4">
      <p className="min-w-0 flex-1 basis-64">{open.text(tradeIn.device, formatWholeFils(tradeIn.valueFils))}</p>
      <ButtonLink to={pathOfTradeIn(tradeIn.id)} className="max-sm:w-full">{open.link}</ButtonLink>
    </div>
  );
}

interface ReceiptFocus {
  receipt: RefObject<HTMLHeadingElement | null>;
  /** Call it when the button is pressed. */
  expectReceipt: () => void;
}

/**
 * The receipt replaces the button that locks a quote and takes its focus, which would otherwise move to the top of the
 * page.
 */
function useFocusOnReceipt(tradeIn: TradeIn | undefined): ReceiptFocus {
  const receipt = useRef<HTMLHeadingElement>(null);
  const expected = useRef(false);
  const hasReceipt = tradeIn !== undefined;
  useEffect(() => {
    if (!hasReceipt || !expected.current) return;
    expected.current = false;
    receipt.current?.focus({ preventScroll: true });
    // The card has grown around it: it may have risen under the header.
    receipt.current?.scrollIntoView({ block: 'nearest' });
  }, [hasReceipt]);
  return {
    receipt,
    expectReceipt: () => {
      expected.current = true;
    },
  };
}
