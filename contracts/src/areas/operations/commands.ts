import { z } from 'zod';
import { booksReportSchema } from '../../kernel/reconciliation/report.js';
import { clockAnswerSchema, moveClockRequestSchema } from '../../kernel/clock.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

export const OPERATION_COMMANDS = {
  'check-books': { queue: 'operations', payload: z.object({}), result: booksReportSchema },
  'remove-old-records': { queue: 'operations', payload: z.object({}), result: z.object({ removed: z.number().int() }) },
  'move-clock': { queue: 'operations', payload: moveClockRequestSchema, result: clockAnswerSchema },
} as const satisfies CommandDefinitions;
