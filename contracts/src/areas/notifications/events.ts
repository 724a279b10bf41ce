import { z } from 'zod';
import { INBOX_KINDS } from './catalogue.js';

const heroId = z.string();

/** Events of inboxes as they stand in the log. What an item says stays in its table. */
export const NOTIFICATION_LOG_EVENTS = {
  'inbox.item_added': z.object({ heroId, itemId: z.string(), kind: z.enum(INBOX_KINDS) }),
  /** `items` lines are no longer unread: they were read, or their retention ended. */
  'inbox.items_read': z.object({ heroId, items: z.number().int().positive() }),
} as const;
