import { z } from 'zod';
import { EXAMPLE_ID } from '../../kernel/calls/example-values.js';
import { plainText } from '../../kernel/text/text.js';
import { EXAMPLE_TRADE_IN } from './examples.js';
import { ofTradeIn, withTradeIn } from './one-trade-in.js';
import { addPhotoQuerySchema, tradeInSchema } from './schemas.js';

const ofPhoto = {
  params: z.object({ id: plainText(64), photoId: plainText(64) }),
  example: { params: { id: EXAMPLE_ID, photoId: EXAMPLE_ID } },
};

/** What calls with photos have in common, the hero’s and the desk’s. A photo is sent as it is, as the body. */
export const ADDS_PHOTO = {
  params: ofTradeIn.params,
  query: addPhotoQuerySchema,
  body: z.string().meta({ format: 'binary' }),
  bodyType: 'image/jpeg',
  // A file has no schema: its decoder checks it.
  checks: { body: z.unknown() },
  example: { ...ofTradeIn.example, query: { question: 'screen' }, body: '(the bytes of the photo)' },
  answers: { 201: { schema: tradeInSchema, example: EXAMPLE_TRADE_IN } },
  command: true,
} as const;

export const READS_PHOTO = { ...ofPhoto, answers: { 200: { type: 'image/jpeg' } } } as const;

export const REMOVES_PHOTO = { ...ofPhoto, answers: withTradeIn, command: true } as const;

export const PHOTO_REFUSALS = [
  'photo_unreadable', 'photo_is_heic', 'photo_too_large', 'photo_limit_reached', 'photos_unavailable',
] as const;
