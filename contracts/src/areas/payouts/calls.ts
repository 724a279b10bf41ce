import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { plainText } from '../../kernel/text/text.js';
import { EXAMPLE_HERO_ID } from '../heroes/examples.js';
import { PAYOUTS_DESK_ROUTES } from './desk-routes.js';
import { PAYOUTS_ROUTES } from './routes.js';
import {
  choosePayoutRequestSchema, creditCodeSchema, exportQuerySchema, issueCreditCodeRequestSchema, listPayoutsQuerySchema,
  moneySchema, orderPayoutsSchema,
  payoutBatchesSchema, payoutBatchSchema, payoutPageSchema, payoutSchema, refusePayoutBatchRequestSchema,
  settlePayoutBatchRequestSchema,
} from './schemas.js';

const byId = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_ID } } };
const EXAMPLE_PAYOUT = {
  tradeInId: EXAMPLE_ID, heroId: EXAMPLE_HERO_ID, method: 'bank', state: 'owed', amountFils: 85_000,
  holder: 'Layla Haddad', account: 'AE•• •••• 3456', batchId: null, owedAt: EXAMPLE_TIME, paidAt: null, reference: null,
} as const;
const EXAMPLE_BATCH = {
  id: EXAMPLE_ID, state: 'proposed', count: 12, amountFils: 940_000, proposedAt: EXAMPLE_TIME,
  proposedById: EXAMPLE_ID, proposedBy: 'Mariam of finance', approvedAt: null, approvedBy: null,
  refusedAt: null, refusedBy: null, refusal: null, settledAt: null, settledBy: null, reference: null,
  returnedCount: null,
  returnedFils: null,
} as const;
const EXAMPLE_BATCHES = { owed: { count: 3, amountFils: 210_000 }, batches: [EXAMPLE_BATCH] };
const EXAMPLE_ORDER_PAYOUT = {
  orderId: 'PO-2026-0001', companyId: 'company-gulf', state: 'batched', amountFils: 850_000, holder: 'Gulf Offices LLC',
  account: '•••• 3456', reference: null,
} as const;
const EXAMPLE_CODE = { code: 'PHC-7K3M9-QXR2D', amountFils: 85_000, issuedAt: EXAMPLE_TIME, usedAt: null } as const;
const ofCode = { params: z.object({ code: plainText(32) }), example: { params: { code: EXAMPLE_CODE.code } } };
const batch = { 200: { schema: payoutBatchSchema, example: EXAMPLE_BATCH } };

/** What heroes are paid, and what finance does for it. */
export const PAYOUTS_CALLS = defineCalls(
  { ...PAYOUTS_ROUTES, ...PAYOUTS_DESK_ROUTES },
  {
    tag: 'Payouts',
    description: 'Money for phones that were credited: credit toward a water system, or a bank transfer. All in fils.',
    schemas: { Money: moneySchema, Payout: payoutSchema, PayoutBatch: payoutBatchSchema },
  },
  {
    readMoney: {
      summary: 'The caller’s money',
      description: 'Credit that can be spent, what is still to be transferred, and how each trade-in is paid.',
      caller: 'hero',
      example: {},
      answers: {
        200: {
          schema: moneySchema,
          example: { creditFils: 0, owedFils: 85_000, payouts: [EXAMPLE_PAYOUT], codes: [] },
        },
      },
      errors: ['session_required', 'database_unavailable'],
    },
    choosePayout: {
      summary: 'Choose how a trade-in is paid',
      description:
        'Credit toward a water system, or a transfer to an account: its number is checked by its checksum, kept encrypted, and '
        + 'shown masked. Until the money is on its way.',
      caller: 'hero',
      ...byId,
      body: choosePayoutRequestSchema,
      example: { ...byId.example, body: { method: 'credit' } },
      answers: { 200: { schema: payoutSchema, example: { ...EXAMPLE_PAYOUT, state: 'chosen', amountFils: null } } },
      errors: ['unknown_trade_in', 'illegal_transition', 'account_returned', 'session_required'],
      command: true,
    },
    issueCreditCode: {
      summary: 'Make a code of one’s credit',
      description: 'The shop’s order link takes it for so much money. The credit falls by it at once.',
      caller: 'hero',
      body: issueCreditCodeRequestSchema,
      example: { body: { amountFils: 85_000 } },
      answers: { 201: { schema: creditCodeSchema, example: EXAMPLE_CODE } },
      errors: ['insufficient_credit', 'session_required'],
      command: true,
    },
    undoCreditCode: {
      summary: 'Turn a code back into credit',
      description: 'As long as the shop has not taken it.',
      caller: 'hero',
      ...ofCode,
      answers: { 200: { schema: creditCodeSchema, example: EXAMPLE_CODE } },
      errors: ['unknown_item', 'illegal_transition', 'session_required'],
      command: true,
    },
    useCreditCode: {
      summary: 'Take a code at the checkout',
      description: 'The shop asks what a code is worth and takes it at once: afterwards it cannot be used or undone.',
      caller: 'operator',
      ...ofCode,
      answers: { 200: { schema: creditCodeSchema, example: { ...EXAMPLE_CODE, usedAt: EXAMPLE_TIME } } },
      errors: ['unknown_item', 'illegal_transition'],
      command: true,
    },
    listPayouts: {
      summary: 'What heroes are paid',
      description:
        'What was or is owed, oldest first, then what is credit or waits for its hero to choose; `state` and `batchId` '
        + 'narrow it. `tradeInId` finds one trade-in’s, in any state.',
      caller: 'operator',
      query: listPayoutsQuerySchema,
      example: { query: { state: 'owed', limit: '20' } },
      answers: { 200: { schema: payoutPageSchema, example: { payouts: [EXAMPLE_PAYOUT], next: null } } },
      errors: ['database_unavailable'],
    },
    listPayoutBatches: {
      summary: 'The latest batches of transfers, and what is owed now',
      description: 'Newest first, a hundred of them.',
      caller: 'operator',
      example: {},
      answers: { 200: { schema: payoutBatchesSchema, example: EXAMPLE_BATCHES } },
      errors: ['database_unavailable'],
    },
    listBatchOrders: {
      summary: 'The companies’ transfers of a batch',
      description: 'Those that pay orders, by the order’s id. What came back is no longer in it.',
      caller: 'operator',
      ...byId,
      answers: { 200: { schema: orderPayoutsSchema, example: { orders: [EXAMPLE_ORDER_PAYOUT] } } },
      errors: ['unknown_item', 'database_unavailable'],
    },
    proposePayoutBatch: {
      summary: 'Put what is owed into a batch',
      description: 'The transfers that are owed to heroes and companies, the oldest first. Somebody else approves it.',
      caller: 'operator',
      example: {},
      answers: { 201: { schema: payoutBatchSchema, example: EXAMPLE_BATCH } },
      errors: ['nothing_owed'],
      command: true,
    },
    approvePayoutBatch: {
      summary: 'Approve a batch',
      description: 'By another person than the one who proposed it. Whoever issued a key answers for what is done by it.',
      caller: 'operator',
      ...byId,
      answers: batch,
      errors: ['unknown_item', 'illegal_transition', 'second_person_required'],
      command: true,
    },
    refusePayoutBatch: {
      summary: 'Refuse a batch',
      description: 'Before it is approved, with a reason; also by the one who proposed it. Its transfers are owed again.',
      caller: 'operator',
      ...byId,
      body: refusePayoutBatchRequestSchema,
      example: { ...byId.example, body: { reason: 'One account is not the company’s.' } },
      answers: {
        200: {
          schema: payoutBatchSchema,
          example: {
            ...EXAMPLE_BATCH, state: 'refused', refusedAt: EXAMPLE_TIME, refusedBy: 'Omar of finance',
            refusal: 'One account is not the company’s.',
          },
        },
      },
      errors: ['unknown_item', 'illegal_transition'],
      command: true,
    },
    settlePayoutBatch: {
      summary: 'Note what the bank did',
      description:
        'With its reference. Transfers that came back, or that the bank’s file left out, are owed again once their heroes '
        + 'have named another account, or their companies have asked again.',
      caller: 'operator',
      ...byId,
      body: settlePayoutBatchRequestSchema,
      example: { ...byId.example, body: { reference: 'ENBD-2026-11-22-0007', returned: [], returnedOrders: [] } },
      answers: batch,
      errors: ['unknown_item', 'illegal_transition', 'unknown_trade_in', 'unknown_order'],
      command: true,
    },
    exportPayoutBatch: {
      summary: 'An approved batch for the bank',
      description:
        'As CSV, or as pain.001.001.09 where the paying account is set (PAYOUT_ACCOUNT_NAME, PAYOUT_ACCOUNT_IBAN). Names '
        + 'are in Latin letters without marks; a transfer whose holder is named in another script is left out: '
        + '`format=left-out` lists these as CSV, and settling the batch returns them. A person signs in again within 15 '
        + 'minutes before.',
      caller: 'operator',
      ...byId,
      query: exportQuerySchema,
      example: { ...byId.example, query: { format: 'csv' } },
      answers: { 200: { headers: ['Content-Disposition'], type: ['text/csv', 'application/xml'], description: 'The file.' } },
      errors: [
        'unknown_item', 'illegal_transition', 'payout_account_missing', 'latin_name_required', 'database_unavailable',
        'confirmation_required',
      ],
    },
  },
);
