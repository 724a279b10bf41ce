import { LOCALE } from '../../shared/format/locale';
import { messages } from '../../shared/messages/messages';

const GRAMS_PER_KILOGRAM = 1000;
const toATenth = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Grams as kilograms to a tenth, however many: 180,008.4 kg. */
export function formatKilograms(grams: number): string {
  return messages.common.kilograms(toATenth.format(grams / GRAMS_PER_KILOGRAM));
}
