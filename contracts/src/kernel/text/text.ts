import { z } from 'zod';
import { RESERVED_NAME } from './name-faults.js';
import { isReservedName, looksLikeOurs } from './reserved-names.js';
import { HIDDEN_TEXT, textFault } from './text-rules.js';

/**
 * NFC makes one character of four at the most. A text that is too long even so is not composed: that takes the square
 * of the marks on a letter.
 */
const MAX_COMPOSED = 4;
const tooLong = (maxLength: number) => `Too big: expected string to have <=${maxLength} characters`;

/**
 * Text of one line that every store takes and everybody sees as it was meant: in NFC, without what is invisible or
 * changes what stands beside it (docs/rules.md, "What people write").
 */
export function plainText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(MAX_COMPOSED * maxLength, { abort: true, error: tooLong(maxLength) })
    .overwrite((text) => text.normalize('NFC'))
    .min(1)
    .max(maxLength)
    .superRefine(visible());
}

/**
 * The same of several lines, as people write messages; line breaks become \n. `tooShort` is what a missing or too short
 * text is answered with.
 */
export function multilineText(maxLength: number, minLength = 1, tooShort?: string) {
  return z
    .string(tooShort)
    .trim()
    .max(MAX_COMPOSED * maxLength, { abort: true, error: tooLong(maxLength) })
    .overwrite((text) => text.replaceAll('\r\n', '\n').normalize('NFC'))
    .min(minLength, tooShort)
    .max(maxLength)
    .superRefine(visible(/[\r\t]/, true));
}

/**
 * What a person is called: words with one blank between them and a letter in them, and nothing that looks like us or
 * like our staff.
 */
export function personName(maxLength: number) {
  return plainText(maxLength)
    .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
    .refine((name) => /\p{L}/u.test(name), 'must contain a letter')
    .refine((name) => !isReservedName(name), RESERVED_NAME);
}

/** What a company is called. Its name may hold “Support”; it may not look like ours. */
export function companyName(maxLength: number) {
  return plainText(maxLength)
    .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
    .refine((name) => !looksLikeOurs(name), 'must not look like ours: please give the company’s own name');
}

/** Says why a text cannot be shown; `refused` are characters that texts of lines do not hold either. */
function visible(refused?: RegExp, lines = false) {
  return (text: string, context: z.RefinementCtx<string>) => {
    const fault = refused?.test(text) ? HIDDEN_TEXT : textFault(text, { lines });
    if (fault) context.addIssue({ code: 'custom', message: fault });
  };
}

/** Whether a JSON value can be stored: some databases refuse NUL and lone surrogates even inside JSON. */
export function isStorableJson(value: unknown): boolean {
  // JSON.stringify escapes just these, since they cannot stand in valid UTF-8 or in C strings. A typed backslash is
  // two.
  return !/(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value) ?? '');
}

/** Whether a JSON value can be walked by functions that call themselves, as JSON.stringify does. */
export function isNoDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return false;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : []));
  }
  return true;
}
