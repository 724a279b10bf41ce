import { QUOTES_WITHOUT_ORDER } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { Quote, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';
import { Details } from '../../corporate/list-parts';
import { fileNameOf } from '../../corporate/list-files';
import { PriceTable } from '../../corporate/price-table';
import { PrintSheet, PrintTable } from '../../corporate/print-sheet';
import { quoteStateText } from '../../corporate/state-badges';
import { formatQuoteSum, quoteFacts, quotePriceLabel } from './quote-data';

const text = corporateQuotesTexts;

interface QuoteSheetProps {
  quote: QuoteSummary;
  /** Its prices by model, where there is an offer. */
  offer: Quote | undefined;
  onPrinted: () => void;
}

/** One quote on paper. */
export function QuoteSheet({ quote, offer, onPrinted }: QuoteSheetProps) {
  return (
    <PrintSheet
      title={text.papers.title(quote.id)}
      fileName={fileNameOf('quote', quote.id)}
      onPrinted={onPrinted}
    >
      <Details
        className="mb-5 grid-cols-3! gap-y-2!"
        items={[[text.status, quoteStateText(quote)], ...quoteFacts(quote, offer)]}
      />
      {offer?.deviceTypes && (
        <PriceTable
          caption={text.offer.caption(quote.id)}
          types={offer.deviceTypes}
          total={quote.estimatedValue ?? 0}
          totalLabel={quotePriceLabel(quote)}
        />
      )}
    </PrintSheet>
  );
}

interface QuoteListSheetProps {
  quotes: readonly QuoteSummary[];
  /** What the list was asked. */
  note: string | undefined;
  onPrinted: () => void;
}

/** A list of quotes on paper, with its totals. */
export function QuoteListSheet({ quotes, note, onPrinted }: QuoteListSheetProps) {
  const counted = quotes.filter(({ status }) => !QUOTES_WITHOUT_ORDER.includes(status));
  const devices = counted.reduce((sum, { deviceCount }) => sum + deviceCount, 0);
  const amount = counted.reduce((sum, { estimatedValue }) => sum + (estimatedValue ?? 0), 0);
  const { createdAt, validUntil, deviceCount } = text.details;
  return (
    <PrintSheet
      title={text.papers.list}
      {...(note && { note })}
      fileName={fileNameOf('quotes', note)}
      onPrinted={onPrinted}
    >
      <PrintTable
        headings={[
          text.quote, corporateTexts.prices.type, createdAt, validUntil, text.status, deviceCount, text.value,
        ]}
        text={1}
        figures={[5, 6]}
        rows={quotes.map((quote) => [
          quote.id,
          quote.devices,
          formatDay(quote.createdAt),
          quote.validUntil ? formatDay(quote.validUntil) : corporateTexts.notYet,
          quoteStateText(quote),
          formatWhole(quote.deviceCount),
          quote.estimatedValue === null ? corporateTexts.openPriced : formatFils(quote.estimatedValue),
        ])}
        totals={[
          text.total(quotes.length, formatWhole(quotes.length)), '', '', '', '',
          ...(counted.length > 0 ? [formatWhole(devices), formatQuoteSum(amount)] : ['', '']),
        ]}
      />
      {counted.length < quotes.length && <p className="mt-2">{text.uncounted}</p>}
    </PrintSheet>
  );
}
