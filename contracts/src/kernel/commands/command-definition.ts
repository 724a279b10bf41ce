import type { z } from 'zod';
import type { QueueName } from './queues.js';

/** Commands of one area: for each, the queue it travels on, its payload and its result. */
export type CommandDefinitions = Record<string, { queue: QueueName; payload: z.ZodType; result: z.ZodType }>;
