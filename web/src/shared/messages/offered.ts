import { messages } from './messages';

/**
 * A text of an offer, a mission or a sponsor's tier: in the page's language where the product begins with it, else as
 * an operator wrote it.
 */
export function offered(english: string): string {
  return messages.offers.names[english] ?? english;
}
