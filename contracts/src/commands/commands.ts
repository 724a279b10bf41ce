import { z } from 'zod';
import { refusalSchema } from '../errors/error-body.js';
import { cloudEventEnvelopeSchema } from '../events/cloud-event.js';
import { TRADE_IN_PROGRAMMES } from '../valuation/valuation.js';
import {
  calculateTradeRequestSchema,
  calculateTradeValueRequestSchema,
  tradeValuationSchema,
} from '../http/calculate-trade.js';
import { plainText } from '../http/text.js';
import { ingestResultSchema } from '../http/ops-events.js';
import { INGEST_BATCH_LIMIT } from '../events/ingest-events.js';
import type { QueueName } from './queues.js';

/** Every command: the queue it travels on, its payload and its result. */
export const COMMANDS = {
  'calculate-trade': {
    queue: 'trade-calculations',
    payload: calculateTradeRequestSchema,
    result: tradeValuationSchema,
  },
  'calculate-trade-value': {
    queue: 'trade-calculations',
    payload: calculateTradeValueRequestSchema,
    result: tradeValuationSchema,
  },
  'verify-trade': {
    queue: 'trade-ins',
    payload: z.object({
      heroId: plainText(64),
      device: plainText(64),
      condition: plainText(64),
      programme: z.enum(TRADE_IN_PROGRAMMES),
      tradeInId: plainText(64).optional(),
    }),
    result: z.object({ tradeInId: z.string(), valuation: tradeValuationSchema }),
  },
  'ingest-event': {
    queue: 'event-ingest',
    payload: z.object({ events: z.array(cloudEventEnvelopeSchema).min(1).max(INGEST_BATCH_LIMIT) }),
    result: z.object({ results: z.array(ingestResultSchema) }),
  },
} as const satisfies Record<string, { queue: QueueName; payload: z.ZodType; result: z.ZodType }>;

export type CommandName = keyof typeof COMMANDS;
export type CommandPayload<N extends CommandName> = z.infer<(typeof COMMANDS)[N]['payload']>;
export type CommandResult<N extends CommandName> = z.infer<(typeof COMMANDS)[N]['result']>;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** The queues that carry at least one command: the ones a worker can consume. */
export const COMMAND_QUEUES = [...new Set(COMMAND_NAMES.map((name) => COMMANDS[name].queue))] as QueueName[];

/** What a job carries. `key` and `bodyHash` make the command idempotent within `scope`. */
export interface CommandJob<N extends CommandName = CommandName> {
  id: string;
  name: N;
  payload: CommandPayload<N>;
  scope: string;
  key: string;
  bodyHash: string;
  /** The node that waits for the answer. */
  replyTo: string;
}

/** How a command ended. A refusal is an outcome, not a fault; `failed` means that every attempt ended in a fault. */
export const commandOutcomeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('succeeded'),
    result: z.unknown(),
    /** The transaction that wrote this command's events, if it wrote any. */
    transactionId: z.string().optional(),
    replayed: z.boolean().optional(),
  }),
  z.object({ status: z.literal('refused'), error: refusalSchema, replayed: z.boolean().optional() }),
  z.object({ status: z.literal('failed'), error: refusalSchema }),
]);
export type CommandOutcome = z.infer<typeof commandOutcomeSchema>;

/** The end of a command whose every attempt was a fault; what went wrong stays in the log and on the failed list. */
export const COMMAND_FAILED: CommandOutcome = {
  status: 'failed',
  error: { code: 'command_failed', message: 'We could not do this. It has been noted and we will look into it.' },
};
