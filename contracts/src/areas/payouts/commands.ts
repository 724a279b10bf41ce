import { z } from 'zod';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';
import { plainText } from '../../kernel/text/text.js';
import {
  creditCodeSchema, issueCreditCodeRequestSchema, PAYOUT_METHODS, payoutBatchSchema, payoutSchema,
  refusePayoutBatchRequestSchema, settlePayoutBatchRequestSchema,
} from './schemas.js';

const queue = 'trade-ins';
const heroId = plainText(64);
const batchId = plainText(64);
/** The operator who does it, by id and by name. */
const by = z.object({ id: z.string(), name: z.string() });

export const PAYOUT_COMMANDS = {
  /** The account’s number travels sealed; nobody but finance opens it. */
  'choose-payout': {
    queue,
    payload: z.object({
      heroId,
      tradeInId: plainText(64),
      method: z.enum(PAYOUT_METHODS),
      holder: z.string().nullable(),
      account: z.string().nullable(),
      sealedIban: z.string().nullable(),
    }),
    result: payoutSchema,
    personal: true,
  },
  'issue-credit-code': {
    queue,
    payload: issueCreditCodeRequestSchema.extend({ heroId, code: z.string() }),
    result: creditCodeSchema,
    personal: true,
  },
  'undo-credit-code': {
    queue,
    payload: z.object({ heroId, code: plainText(32) }),
    result: creditCodeSchema,
    personal: true,
  },
  'use-credit-code': { queue, payload: z.object({ code: plainText(32) }), result: creditCodeSchema, personal: true },
  'propose-payout-batch': { queue, payload: z.object({ by }), result: payoutBatchSchema },
  'approve-payout-batch': { queue, payload: z.object({ batchId, by }), result: payoutBatchSchema },
  'refuse-payout-batch': {
    queue,
    payload: refusePayoutBatchRequestSchema.extend({ batchId, by }),
    result: payoutBatchSchema,
  },
  'settle-payout-batch': {
    queue,
    payload: settlePayoutBatchRequestSchema.extend({ batchId, by: by.optional() }),
    result: payoutBatchSchema,
  },
} as const satisfies CommandDefinitions;
