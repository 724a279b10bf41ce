import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { corporateQuotesTexts } from '../texts.en';

const text = corporateQuotesTexts.details;

/**
 * The label of a quote's amount: an estimate until the desk has set a price, and more than an offer once approved.
 */
export function quotePriceLabel({ status, respondedAt }: Pick<QuoteSummary, 'status' | 'respondedAt'>): string {
  if (respondedAt === null) return text.estimatedValue;
  return status === 'approved' || status === 'accepted' ? text.approvedPrice : text.offeredPrice;
}
