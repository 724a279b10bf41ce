import { z } from 'zod';

/** Text that every store takes as it is: no NUL or other control characters, and no half of a surrogate pair. */
export function plainText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'must be plain text without control characters');
}

/**
 * Text of several lines, as people write messages: line breaks are taken, other control characters are not.
 * `tooShort` is what a missing or too short text is answered with.
 */
export function multilineText(maxLength: number, minLength = 1, tooShort?: string) {
  return z
    .string(tooShort)
    .trim()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .min(minLength, tooShort)
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n]/u.test(text), 'must be text without control characters other than line breaks');
}

/** Whether a JSON value can be stored: some databases refuse NUL and lone surrogates even inside JSON. */
export function isStorableJson(value: unknown): boolean {
  // JSON.stringify escapes just these, since they cannot stand in valid UTF-8 or in C strings.
  return !/\\u(0000|d[89a-f])/i.test(JSON.stringify(value) ?? '');
}
