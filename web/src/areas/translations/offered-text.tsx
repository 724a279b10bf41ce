import { currentLocale } from '../../kernel/i18n/locale';
import { offersTexts } from './texts.en';

/**
 * A text of an offer, a mission or a sponsor's tier: in the page's language where it is written in it, else in English.
 */
export function offered(english: string): string {
  const { names } = offersTexts;
  return Object.hasOwn(names, english) ? names[english]! : english;
}

/**
 * A text of an offer, a mission or a sponsor's tier as it is shown, `cut` to what there is room for. One that is not
 * written in the page's language says that it is English, for those who hear the page (WCAG 3.1.2).
 */
export function OfferedText({ of: english, cut }: { of: string; cut?: (text: string) => string }) {
  const shown = cut ? cut(offered(english)) : offered(english);
  if (currentLocale() === 'en' || Object.hasOwn(offersTexts.names, english)) return shown;
  return <span lang="en">{shown}</span>;
}
