import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { corporateQuotesTexts } from '../texts.en';

const text = corporateQuotesTexts.details;

/**
 * What a quote's amount is called: an estimate until the desk has set a price, and what it approved is no mere offer.
 */
export function quotePriceLabel({ status, respondedAt }: Pick<QuoteSummary, 'status' | 'respondedAt'>): string {
  if (respondedAt === null) return text.estimatedValue;
  return status === 'approved' || status === 'accepted' ? text.approvedPrice : text.offeredPrice;
}
