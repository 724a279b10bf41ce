import { z } from 'zod';
import { defineContract } from '../../kernel/contract.js';
import { SUPPORT_CALLS } from './calls.js';
import { CORRECTION_REASONS } from './catalogue.js';
import { SUPPORT_COMMANDS } from './commands.js';

/** What operators do for people, and about them. */
export const support = defineContract({
  commands: SUPPORT_COMMANDS,
  logEvents: {
    /** Points that an operator added, or took where they are below zero; `moved` is what actually changed. */
    'points.corrected': z.object({
      heroId: z.string(),
      correctionId: z.string(),
      points: z.number().int(),
      reason: z.enum(CORRECTION_REASONS),
    }),
  },
  calls: [SUPPORT_CALLS],
});
