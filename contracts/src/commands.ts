import { z } from 'zod';
import { refusalSchema } from './kernel/errors/error-body.js';
import { CONTRACTS } from './contracts.js';
import { type Joined, joined } from './kernel/contract.js';
import type { Who } from './kernel/commands/who.js';
import type { QueueName } from './kernel/commands/queues.js';

/** Every command: the queue it travels on, its payload and its result. */
export const COMMANDS: Joined<(typeof CONTRACTS)[number], 'commands'> = joined(CONTRACTS, 'commands');

export type CommandName = keyof typeof COMMANDS;
export type CommandPayload<N extends CommandName> = z.infer<(typeof COMMANDS)[N]['payload']>;
export type CommandResult<N extends CommandName> = z.infer<(typeof COMMANDS)[N]['result']>;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** The queues that carry at least one command: the ones a worker can consume. */
export const COMMAND_QUEUES = [...new Set(COMMAND_NAMES.map((name) => COMMANDS[name].queue))] as QueueName[];

/**
 * What a job carries. `key` and `bodyHash` make the command idempotent within `scope`; both are keyed digests of what
 * was sent.
 */
export interface CommandJob<N extends CommandName = CommandName> {
  id: string;
  name: N;
  payload: CommandPayload<N>;
  scope: string;
  key: string;
  bodyHash: string;
  /** The payload is personal and stands in the database under the command's id; here it is empty. */
  payloadKept?: true;
  /** The trace of the call that asked for it, where that is known. */
  traceparent?: string;
  /** The node that waits for the answer. */
  replyTo: string;
  /** For the lines of the log that it leads to. */
  who?: Who;
}

/** How a command ended. A refusal is an outcome, not a fault; `failed` means that every attempt ended in a fault. */
export const commandOutcomeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('succeeded'),
    result: z.unknown(),
    /** The transaction that wrote this command's events, if it wrote any. */
    transactionId: z.string().optional(),
    replayed: z.boolean().optional(),
    /** How long ago the answer was first given, where it is given again. */
    ageSeconds: z.number().optional(),
  }),
  z.object({ status: z.literal('refused'), error: refusalSchema, replayed: z.boolean().optional() }),
  z.object({ status: z.literal('failed'), error: refusalSchema }),
]);
export type CommandOutcome = z.infer<typeof commandOutcomeSchema>;

/** The end of a command that would hold others up: nothing of it was done, and it may be sent again. */
export const COMMAND_TOOK_TOO_LONG: CommandOutcome = {
  status: 'refused',
  error: {
    code: 'took_too_long',
    message:
      'This took longer than we let anything hold others up, and nothing of it was done. Please try again in a moment.',
  },
};

/** The end of a command whose every attempt was a fault; what went wrong stays in the log and on the failed list. */
export const COMMAND_FAILED: CommandOutcome = {
  status: 'failed',
  error: { code: 'command_failed', message: 'We could not do this. It has been noted and we will look into it.' },
};
