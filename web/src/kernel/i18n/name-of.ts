import { commonTexts } from './texts.en';

/** A name that comes in English from the catalogue or the server, such as a hero level, in the page's language. */
export function nameOf(english: string): string {
  return (commonTexts.names as Readonly<Record<string, string>>)[english] ?? english;
}

/** A reason from the ledger, such as "iPhone 15 Pro, Excellent": its parts as far as they have a name. */
export function reasonOf(english: string): string {
  const { separator } = commonTexts;
  return nameOf(english) === english ? english.split(', ').map(nameOf).join(separator) : nameOf(english);
}
