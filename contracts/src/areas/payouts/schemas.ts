import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { personName, plainText } from '../../kernel/text/text.js';
import { TRANSFER_STATES } from '../orders/schemas.js';
import { ibanSchema } from '../../kernel/text/iban.js';
import { latinName } from '../../kernel/text/latin-name.js';

const whole = z.number().int().nonnegative();

export const PAYOUT_METHODS = ['credit', 'bank'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/**
 * `chosen`: before the phone is credited. `undecided`: credited, and how is still to be chosen. `owed`: to be
 * transferred. `returned`: the bank sent it back, and another account is needed. `credited`: the hero can spend it.
 * `withdrawn`: taken back with its trade-in.
 */
export const PAYOUT_STATES = [
  'chosen', 'undecided', 'owed', 'batched', 'paid', 'returned', 'credited', 'withdrawn',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

const holderSchema = personName(80).refine(
  (name) => latinName(name) !== undefined,
  'must be in Latin letters, as the bank has it',
);

/** `PUT /api/me/trade-ins/{id}/payout`: credit toward a water system, or a bank transfer. */
export const choosePayoutRequestSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('credit') }),
  z.object({ method: z.literal('bank'), holder: holderSchema, iban: ibanSchema }),
]);

export const BATCH_STATES = ['proposed', 'approved', 'refused', 'settled'] as const;

/** What a trade-in is paid with. Amount in fils; null until the phone is credited. The account’s number is masked. */
export const payoutSchema = z.object({
  tradeInId: z.string(),
  /** What the trade-in is called at the desk; in the desk’s list alone. */
  tradeInCode: z.string().optional(),
  /** A demonstration's: nothing is transferred. In the desk’s list alone. */
  isDemo: z.boolean().optional(),
  heroId: z.string(),
  method: z.enum(PAYOUT_METHODS).nullable(),
  state: z.enum(PAYOUT_STATES),
  amountFils: whole.nullable(),
  holder: z.string().nullable(),
  account: z.string().nullable(),
  batchId: z.string().nullable(),
  owedAt: timeSchema.nullable(),
  /** When the transfer was made, or the credit was there. */
  paidAt: timeSchema.nullable(),
  /** The bank’s reference of the transfer, or why it came back. */
  reference: z.string().nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;

/** A code that the shop’s order link takes for so much money, fils. */
export const creditCodeSchema = z.object({
  code: z.string(),
  amountFils: whole,
  issuedAt: timeSchema,
  /** When the shop took it; null as long as it can be used, or undone. */
  usedAt: timeSchema.nullable(),
});
export type CreditCode = z.infer<typeof creditCodeSchema>;

/** `GET /api/me/money`: newest first. */
export const moneySchema = z.object({
  /** What the hero can spend on a water system, fils. */
  creditFils: whole,
  /** The sum still to be transferred, fils. */
  owedFils: whole,
  payouts: z.array(payoutSchema),
  codes: z.array(creditCodeSchema),
});
export type Money = z.infer<typeof moneySchema>;

/** `POST /api/me/credit-codes`: so much of the credit, fils. */
export const issueCreditCodeRequestSchema = z.object({ amountFils: z.number().int().min(100).max(100_000_000) });

/**
 * Transfers that go to the bank together. Two people let them go; those of a refused one are owed again. Amount in
 * fils.
 */
export const payoutBatchSchema = z.object({
  id: z.string(),
  state: z.enum(BATCH_STATES),
  count: whole,
  amountFils: whole,
  proposedAt: timeSchema,
  proposedById: z.string(),
  proposedBy: z.string(),
  approvedAt: timeSchema.nullable(),
  approvedBy: z.string().nullable(),
  refusedAt: timeSchema.nullable(),
  refusedBy: z.string().nullable(),
  /** Why it was refused. */
  refusal: z.string().nullable(),
  settledAt: timeSchema.nullable(),
  settledBy: z.string().nullable(),
  /** The bank’s, of the settled batch. */
  reference: z.string().nullable(),
  /** How many of its transfers came back. */
  returnedCount: whole.nullable(),
  /** How much of it, fils; null also of a batch that was settled before this was kept. */
  returnedFils: whole.nullable(),
});
export type PayoutBatch = z.infer<typeof payoutBatchSchema>;
export const payoutBatchesSchema = z.object({
  /** What may be put into batches now. */
  owed: payoutBatchSchema.pick({ count: true, amountFils: true }),
  batches: z.array(payoutBatchSchema),
});
export type PayoutBatches = z.infer<typeof payoutBatchesSchema>;

export const listPayoutsQuerySchema = z.object({
  state: z.enum(PAYOUT_STATES).optional(),
  batchId: plainText(64).optional(),
  tradeInId: plainText(64).optional(),
  after: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ListPayoutsQuery = z.infer<typeof listPayoutsQuerySchema>;
export const payoutPageSchema = z.object({ payouts: z.array(payoutSchema), next: z.string().nullable() });
export type PayoutPage = z.infer<typeof payoutPageSchema>;

/** `POST …/refuse`: why the batch does not go to the bank. */
export const refusePayoutBatchRequestSchema = z.object({ reason: plainText(200) });

/** `POST …/settle`: the bank’s reference of the batch, and the transfers that came back, with why. */
export const settlePayoutBatchRequestSchema = z.object({
  reference: plainText(80),
  returned: z.array(z.object({ tradeInId: plainText(64), reason: plainText(200) })).max(1000).default([]),
  returnedOrders: z.array(z.object({ orderId: plainText(64), reason: plainText(200) })).max(1000).default([]),
});

/** The transfer that pays a company's order. Amount in fils; the account's number is masked. */
export const orderPayoutSchema = z.object({
  orderId: z.string(),
  companyId: z.string(),
  state: z.enum(TRANSFER_STATES),
  amountFils: whole,
  holder: z.string(),
  account: z.string(),
  reference: z.string().nullable(),
});
export type OrderPayout = z.infer<typeof orderPayoutSchema>;
/** `GET …/orders`: a batch has a thousand transfers at most. */
export const orderPayoutsSchema = z.object({ orders: z.array(orderPayoutSchema) });

/** `GET …/export?format=`; `left-out` lists the transfers that the bank's files do not hold. */
export const exportQuerySchema = z.object({ format: z.enum(['csv', 'pain.001', 'left-out']).default('csv') });
