import { z } from 'zod';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../kernel/calendar/durations.js';
import type { WebhooksDescription } from '../../kernel/calls/call.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { timeSchema } from '../../kernel/time.js';
import { DEMO_COMPANY_ID, KEY_OVERLAP_HOURS, type WebhookEvent } from '../companies/catalogue.js';
import { EXAMPLE_ORDER_SUMMARY } from '../orders/examples.js';
import { type OrderSummary, orderSummarySchema } from '../orders/schemas.js';
import { EXAMPLE_ACCEPTED_QUOTE, EXAMPLE_QUOTE_SUMMARY } from '../quotes/examples.js';
import { type QuoteSummary, quoteSummarySchema } from '../quotes/schemas.js';
import { RETRY_DELAYS_MS, WEBHOOK_TEST, WEBHOOK_TIMEOUT_MS } from './catalogue.js';

interface Message {
  summary: string;
  data: z.ZodType;
  example: unknown;
}

const priced = { ...EXAMPLE_ACCEPTED_QUOTE, status: 'approved', decidedAt: null, orderId: null, version: 3 } as const;
const processed = { ...EXAMPLE_ORDER_SUMMARY, status: 'processing', pickupDate: '2026-11-25', version: 5 } as const;
const completed = {
  ...processed, status: 'completed', completionDate: '2026-11-27T10:00:00.000Z', version: 9,
  paymentDueAt: '2026-12-27T20:00:00.000Z', stages: { ...processed.stages, expected: 0, wiped: 150 },
} as const;
const paid = {
  ...completed, paymentStatus: 'paid', paidAt: '2026-12-01T09:00:00.000Z', version: 10,
  stages: { ...completed.stages, wiped: 0, paid: 150 },
} as const;

/** Every message to a company's server: `data` is the quote or the order as it was after the event. */
const MESSAGES = {
  'quote.created': ofQuote('A quote was asked for', EXAMPLE_QUOTE_SUMMARY),
  'quote.approved': ofQuote('A quote has our price, and can be accepted until `validUntil`', priced),
  'purchase_order.created': ofOrder('A quote was accepted, and is an order', EXAMPLE_ORDER_SUMMARY),
  'payment.completed': ofOrder('An order was paid', paid),
  'quote.declined': ofQuote('A quote was declined by us or by you; `reason` says why, where somebody said it', {
    ...priced, status: 'declined', decidedAt: '2026-11-22T09:00:00.000Z', reason: 'We keep these devices.',
  }),
  'purchase_order.received': ofOrder('All devices of an order are here', {
    ...processed, stages: { ...processed.stages, expected: 0, received: 150 },
  }),
  'purchase_order.wiped': ofOrder('All devices of an order are wiped, except those that go back', completed),
  'purchase_order.completed': ofOrder('An order is completed: its payment terms begin to run', completed),
  'purchase_order.cancelled': ofOrder('An order was cancelled', { ...EXAMPLE_ORDER_SUMMARY, status: 'cancelled' }),
  [WEBHOOK_TEST]: {
    summary: 'A test, which reports nothing',
    data: z.object({ companyId: z.string() }),
    example: { companyId: DEMO_COMPANY_ID },
  },
} satisfies Record<WebhookEvent | typeof WEBHOOK_TEST, Message>;

/** What companies' own servers are sent, as Standard Webhooks has it (https://www.standardwebhooks.com). */
export const WEBHOOKS: WebhooksDescription = {
  description:
    `Sent to the company’s webhook URL, as Standard Webhooks says. Answer with a status from 200 to 299 within ${inWords(WEBHOOK_TIMEOUT_MS)}; redirects are not followed. `
    + `After any other answer, or none, it is sent again after ${RETRY_DELAYS_MS.map(inWords).join(', ')}, each counted from the attempt before; then it counts as failed and can be sent again by hand. `
    + 'A message may come twice, and messages may come in any order: remember `webhook-id`, and of two messages about one quote or order keep the `data` with the higher `version`. Pass over types that you do not know. '
    + 'Check the signature over the body’s bytes before you parse them: `new Webhook(secret).verify(body, headers)` of the libraries `standardwebhooks` and `svix`, which exist for most languages.',
  headers: {
    'webhook-id': {
      description: 'The message’s id, the same at each attempt.',
      example: 'msg_0193a7c2-5e41-7d0b-9f3a-2c6d8e1b7f50',
    },
    'webhook-timestamp': {
      description: 'When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.',
      example: String(Date.parse(EXAMPLE_TIME) / SECOND_MS),
    },
    'webhook-signature': {
      description:
        `\`v1,\` and the HMAC-SHA256, in Base64, of \`{webhook-id}.{webhook-timestamp}.{body}\`; its key is what follows \`whsec_\` in the secret, from Base64. For ${KEY_OVERLAP_HOURS} hours after a new secret there are two, with a blank between them: one that is right is enough.`,
      example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
  },
  messages: Object.fromEntries(Object.entries<Message>(MESSAGES).map(([type, { summary, data, example }]) => [type, {
    summary,
    schema: z.object({ type: z.literal(type), timestamp: timeSchema, data }),
    example: { type, timestamp: EXAMPLE_TIME, data: example },
  }])),
};

function ofQuote(summary: string, example: QuoteSummary): Message {
  return { summary, data: quoteSummarySchema, example };
}

function ofOrder(summary: string, example: OrderSummary): Message {
  return { summary, data: orderSummarySchema, example };
}

function inWords(ms: number): string {
  if (ms < MINUTE_MS) return `${ms / SECOND_MS} seconds`;
  return ms < HOUR_MS ? `${ms / MINUTE_MS} minutes` : `${ms / HOUR_MS} hours`;
}
