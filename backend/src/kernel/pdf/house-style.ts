import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { PdfContent } from './write-pdf.js';

/** What stands at the foot of every page: who we are and where, and which page it is. */
export const PAGE_FEET: Readonly<Record<Locale, Pick<PdfContent, 'foot' | 'page'>>> = {
  en: { foot: 'Planet Heroes, trade-in desk, Dubai Airport Freezone UAE', page: 'Page # of ##' },
  ar: {
    foot: 'Planet Heroes، مكتب الاستبدال، المنطقة الحرة بمطار دبي، الإمارات العربية المتحدة',
    page: 'صفحة # من ##',
  },
};

/**
 * Latin digits in both languages, times in Dubai; amounts of fils in dirhams with at least `minimumFractionDigits`
 * decimals.
 */
export function formatsOf(locale: Locale, minimumFractionDigits: 0 | 2) {
  const tag = locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE';
  const moments = new Intl.DateTimeFormat(tag, {
    // The medium style of Arabic has a number for the month.
    timeZone: 'Asia/Dubai', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit',
  });
  const days = new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Dubai', dateStyle: 'long' });
  const amounts = new Intl.NumberFormat(tag, {
    style: 'currency', currency: 'AED', currencyDisplay: 'code', minimumFractionDigits,
  });
  const numbers = new Intl.NumberFormat(tag);
  return {
    // No line ends between the time and its PM.
    moment: (iso: string) => moments.format(new Date(iso)).replace(/ (?=\S+$)/, '\u00a0'),
    day: (time: string) => days.format(new Date(time)),
    money: (fils: number) => amounts.format(fils / 100),
    whole: (count: number) => numbers.format(count),
  };
}
