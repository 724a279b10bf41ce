import { offersTexts } from './texts-offers.en';

/**
 * A text of an offer, a mission or a sponsor's tier: in the page's language where it is written in it, else in English.
 */
export function offered(english: string): string {
  const { names } = offersTexts;
  return Object.hasOwn(names, english) ? names[english]! : english;
}
