import { z } from 'zod';
import { importSummarySchema } from '../imports/schemas.js';
import { EXAMPLE_ORDER_SUMMARY } from '../orders/examples.js';
import { orderSummarySchema } from '../orders/schemas.js';
import { EXAMPLE_ACCEPTED_QUOTE, EXAMPLE_QUOTE_SUMMARY } from '../quotes/examples.js';
import { quoteSummarySchema } from '../quotes/schemas.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';
import { roomPerId } from '../../kernel/rooms/room-description.js';

/** Parts of the account that the last change touched: the screens that show them ask again. */
const account = z.array(z.string());

/** The whole of a company's room: newest first. */
export const companySnapshotSchema = z.object({
  quotes: z.array(quoteSummarySchema),
  orders: z.array(orderSummarySchema),
  imports: z.array(importSummarySchema),
  account,
});
export type CompanySnapshot = z.infer<typeof companySnapshotSchema>;

/** What changed of a company's quotes, orders, imports and account. */
export const companyChangeSchema = z.object({
  quotes: listChangeSchema(quoteSummarySchema),
  orders: listChangeSchema(orderSummarySchema),
  imports: listChangeSchema(importSummarySchema),
  account,
});
export type CompanyChange = z.infer<typeof companyChangeSchema>;

export const companyRoom = roomPerId({
  summary: 'A company’s newest quotes, orders and imports (up to 100 of each), and which parts of its account changed.',
  access: 'that company: its members by the session, its machines by an API key in the handshake '
    + '(`auth.companyApiKey`); the demo company’s is public',
  fold:
    'Changed ones take the place of their older selves, new ones are sorted in, newest first. Screens that show a part named in `account` ask for it again.',
  snapshot: companySnapshotSchema,
  change: companyChangeSchema,
  example: {
    snapshot: { quotes: [EXAMPLE_QUOTE_SUMMARY], orders: [], imports: [], account: [] },
    change: {
      quotes: { changed: [EXAMPLE_ACCEPTED_QUOTE], removed: [] },
      orders: { changed: [EXAMPLE_ORDER_SUMMARY], removed: [] },
      imports: { changed: [], removed: [] },
      account: [],
    },
  },
});
