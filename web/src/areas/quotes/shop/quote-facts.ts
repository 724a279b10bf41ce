import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';
import { formatAmount } from '../../corporate/format-amount';
import { quotePriceLabel } from './quote-price-label';

/** The facts of a quote, on screen and on paper. */
export function quoteFacts(quote: QuoteSummary, paymentTerms: number | undefined) {
  const { details: text } = corporateQuotesTexts;
  const { fields, notYet, none, openPriced, terms, term, prices } = corporateTexts;
  return [
    [fields.companyName, quote.company],
    [prices.type, quote.devices],
    [text.deviceCount, formatWhole(quote.deviceCount)],
    [quotePriceLabel(quote), quote.estimatedValue === null ? openPriced : formatAmount(quote.estimatedValue)],
    [text.unitPrice, quote.unitPrice === null ? notYet : formatAmount(quote.unitPrice)],
    [text.bonus, quote.bonusPercent > 0 ? `+${quote.bonusPercent}%` : none],
    [text.createdAt, formatDay(quote.createdAt)],
    [text.validUntil, quote.validUntil ? formatDay(quote.validUntil) : notYet],
    [terms, paymentTerms !== undefined && term(paymentTerms)],
    [quote.respondedAt ? text.responseTime : text.promisedTime, quote.responseTime],
  ] as const;
}
