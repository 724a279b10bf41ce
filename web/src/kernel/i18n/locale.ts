import { create } from 'zustand';
import { translateInto, type Translations } from './translated';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** The same key as in public/first-paint.js, which sets the page's language and direction before the first paint. */
const STORAGE_KEY = 'planet-heroes:locale';

/** The language that the page was asked for, which first-paint.js has noted. */
export const askedLocale: Locale = globalThis.document?.documentElement.lang === 'ar' ? 'ar' : 'en';

const useStore = create<{ locale: Locale }>(() => ({ locale: askedLocale }));

/** The language that the page shows; its users render again when it changes. */
export function useLocale(): Locale {
  return useStore(({ locale }) => locale);
}

/** The language that the page shows right now. */
export function currentLocale(): Locale {
  return useStore.getState().locale;
}

/** Which way a language is written. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

let loadArabic: (() => Promise<Translations>) | undefined;

/** Hands in where the areas' Arabic texts are loaded from, before any language is shown. */
export function handInArabic(load: () => Promise<Translations>): void {
  loadArabic = load;
}

/** Shows the page in a language, once its texts have come: all that the page has words for, or those of `first`. */
export async function showLocale(locale: Locale, first?: readonly string[]): Promise<void> {
  await translateInto(locale === 'ar' ? await loadArabic?.() : undefined, first);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  noteLocale(locale);
}

/** Notes which language the texts are in, where there is no page to show them. */
export function noteLocale(locale: Locale): void {
  useStore.setState({ locale });
}

/** Remembers a language for later visits. Says whether it could: storage may be switched off. */
export function rememberLocale(locale: Locale): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
    return true;
  } catch {
    return false;
  }
}
