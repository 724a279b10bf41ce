import { z } from 'zod';
import { EXAMPLE_ID } from '../../kernel/calls/example-values.js';
import { plainText } from '../../kernel/text/text.js';
import { EXAMPLE_TRADE_IN } from './examples.js';
import { tradeInSchema } from './schemas.js';

/** What calls about one trade-in have in common. */
export const ofTradeIn = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_ID } } };
export const withTradeIn = { 200: { schema: tradeInSchema, example: EXAMPLE_TRADE_IN } };
