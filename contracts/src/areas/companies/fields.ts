import { z } from 'zod';
import { multilineText as linesOfText, plainText } from '../../kernel/text/text.js';
import { LIST_SORTS } from './catalogue.js';

/** An id in this area: letters, digits, dashes, so that it fits into paths and room names. */
export const corporateIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'must be an id of letters, digits, - and _');

/** An amount in fils. */
export const filsSchema = z.number().int().min(0).max(100_000_000_000);

/** Text that may have several lines, as people paste it: any line end becomes \n, a tab a blank. */
export function multilineText(maxLength: number) {
  return z.string().overwrite((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).pipe(
    linesOfText(maxLength),
  );
}

/** Takes an empty field of a form for one that was left out. */
export function emptyAsMissing<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), schema]).optional();
}

export const optionalText = (maxLength: number) => emptyAsMissing(plainText(maxLength));

/** `limit` of a list, as text in a query. */
export const limitSchema = (max: number, usual: number) => z.coerce.number().int().min(1).max(max).default(usual);

/** `after` of a list, as text in a query: the `next` of the page before. */
export const cursorSchema = z.string().regex(/^[\w-]{1,300}$/, 'must be the `next` of the page before').optional();
export const sortSchema = z.enum(LIST_SORTS).optional();
/** The `next` of an answer: left out where nothing comes after it. */
export const nextSchema = z.string().optional();
