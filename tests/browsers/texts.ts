// What the pages say, from the product's own catalogue.
import '../processes/resolve-web.ts';

export type Locale = 'en' | 'ar';

/** The web's modules want a bundler's rules: their types stay out of this program. */
const load = (path: string): Promise<any> => import(`../../web/src/${path}`);

/** The shop's texts by group, in the language of `speak`. */
export const TEXTS = await load('app/english.ts');
const { ARABIC } = await load('app/arabic.ts');
const { translateInto } = await load('kernel/i18n/translated.ts');

/** Turns the texts to a language. */
export async function speak(locale: Locale): Promise<void> {
  await translateInto(locale === 'ar' ? ARABIC : undefined);
}

/** Stands in a text for what differs each time. */
export const ANY = '…';

/** A pattern of a text, however its blanks are written. */
export function within(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+').replaceAll(ANY, '\\S+');
}

/** A pattern of this text and no more. */
export const exactly = (text: string): string => `^${within(text)}$`;
/** A pattern of what begins with this text. */
export const beginning = (text: string): string => `^${within(text)}`;
