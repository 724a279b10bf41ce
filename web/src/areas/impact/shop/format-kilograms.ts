import { perLocale } from '../../../kernel/i18n/format-locale';
import { commonTexts } from '../../../kernel/i18n/texts.en';

const GRAMS_PER_KILOGRAM = 1000;
const whole = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));

/** Grams as whole kilograms, however many: 180,008 kg. */
export function formatKilograms(grams: number): string {
  return commonTexts.kilograms(whole().format(grams / GRAMS_PER_KILOGRAM));
}
