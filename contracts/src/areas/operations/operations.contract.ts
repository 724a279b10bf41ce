import { z } from 'zod';
import { clockAnswerSchema, moveClockRequestSchema } from '../../kernel/clock.js';
import { defineContract } from '../../kernel/contract.js';
import { booksReportSchema } from '../../kernel/reconciliation/report.js';
import { OPERATIONS_CALLS } from './calls.js';
import { HEALTH_CALLS } from './health-calls.js';
import { OPERATOR_COMMANDS, OPERATORS_CALLS } from './operators.js';
import { OVERVIEW_CALLS } from './overview-calls.js';
import { QUEUE_CALLS } from './queue-calls.js';
import { RECORDINGS_CALLS } from './recordings.js';

export const operations = defineContract({
  commands: {
    'check-books': { queue: 'operations', payload: z.object({}), result: booksReportSchema },
    'remove-old-records': {
      queue: 'operations',
      payload: z.object({}),
      result: z.object({ removed: z.number().int() }),
    },
    ...OPERATOR_COMMANDS,
    'move-clock': { queue: 'operations', payload: moveClockRequestSchema, result: clockAnswerSchema },
  },
  calls: [OPERATIONS_CALLS, OPERATORS_CALLS, QUEUE_CALLS, OVERVIEW_CALLS, RECORDINGS_CALLS, HEALTH_CALLS],
});
