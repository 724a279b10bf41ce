import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { plainText } from '../../kernel/text/text.js';
import { SIGNATURE_FIELD } from './signature-field.js';

/** Strokes, each a point and lines from it, as an SVG path has them: `M12 40L13 42L15 41M80 20L81 22`. */
const STROKES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** The person who handed a phone over at the door, by name and optional drawn signature. */
export const signatureRequestSchema = z.object({
  name: plainText(80),
  drawing: z.string().max(SIGNATURE_FIELD.maxLength).regex(STROKES, 'must be strokes of points').optional(),
});

/** The same as it is kept. */
export const signatureSchema = z.object({ name: z.string(), drawing: z.string().nullable(), at: timeSchema });
export type Signature = z.infer<typeof signatureSchema>;
