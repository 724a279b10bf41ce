import { commonTexts } from './texts.en';
import { perLocale } from './format-number';

const GRAMS_PER_KILOGRAM = 1000;
const GRAMS_PER_TONNE = 1_000_000;

const oneDecimal = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** Grams as kg, and from a tonne on as T: 2.4 kg, 180T (spec document 1, section 9). */
export function formatMass(grams: number): string {
  if (grams >= GRAMS_PER_TONNE) return commonTexts.tonnes(oneDecimal().format(grams / GRAMS_PER_TONNE));
  return commonTexts.kilograms(oneDecimal().format(grams / GRAMS_PER_KILOGRAM));
}
