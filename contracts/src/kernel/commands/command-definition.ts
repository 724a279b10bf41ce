import type { z } from 'zod';
import type { QueueName } from './queues.js';

/**
 * A command of one area: the queue it travels on, its payload and its result. `personal`: payload or result holds what
 * a person wrote, or is called, or can be reached by; it is kept in the database while it is on its way.
 */
export interface CommandDefinition {
  queue: QueueName;
  payload: z.ZodType;
  result: z.ZodType;
  personal?: true;
}

export type CommandDefinitions = Record<string, CommandDefinition>;
