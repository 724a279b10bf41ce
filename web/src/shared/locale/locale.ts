export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** The same key as in public/first-paint.js, which sets the page's language and direction before the first paint. */
const STORAGE_KEY = 'planet-heroes:locale';

/** The language of this page's texts. Another one needs the page anew. */
export const locale: Locale = globalThis.document?.documentElement.lang === 'ar' ? 'ar' : 'en';

/** Which way the language is written. */
export const direction = locale === 'ar' ? 'rtl' : 'ltr';

/** Remembers a language and shows the page in it. */
export function chooseLocale(chosen: Locale): void {
  const address = new URL(location.href);
  try {
    localStorage.setItem(STORAGE_KEY, chosen);
    address.searchParams.delete('lang');
  } catch {
    // Storage is switched off: the address carries the choice instead.
    address.searchParams.set('lang', chosen);
  }
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
