import { perLocale } from '../../../kernel/i18n/format-locale';

const longDay = perLocale((tag, locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : tag, { dateStyle: 'long', timeZone: 'UTC' })
);

/** A calendar day as the legal pages write it: August 12, 2025 (spec document 2, section 2). */
export function longDayOf(isoDay: string): string {
  return longDay().format(new Date(isoDay));
}
