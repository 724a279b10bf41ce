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

/** Whether a JSON value can be stored: some databases refuse NUL and lone surrogates even inside JSON. */
export function isStorableJson(value: unknown): boolean {
  // JSON.stringify escapes just these, since they cannot stand in valid UTF-8 or in C strings.
  return !/\\u(0000|d[89a-f])/i.test(JSON.stringify(value) ?? '');
}
