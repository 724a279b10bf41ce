import { z } from 'zod';
import { TRADE_IN_PROGRAMMES } from './valuation.js';
import {
  calculateTradeRequestSchema,
  calculateTradeValueRequestSchema,
  tradeValuationSchema,
} from './valuation-schemas.js';
import { handoverRequestSchema, returnAddressSchema } from './handover.js';
import {
  addPhotoQuerySchema,
  answerCounterOfferRequestSchema,
  clearTradeInRequestSchema,
  collectTradeInRequestSchema,
  describeTradeInRequestSchema,
  inspectTradeInRequestSchema,
  quoteTradeInRequestSchema,
  rejectTradeInRequestSchema,
  reverseTradeInRequestSchema,
  stepRemarkSchema,
  tradeInSchema,
  wipeTradeInRequestSchema,
} from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import { STORAGES_GB } from './imei.js';
import { TRADE_IN_STATES } from './journey.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const heroId = plainText(64);
const tradeInId = plainText(64);

const queue = 'trade-ins';
/** Of a hero: where the phone is fetched, and by whom, is personal. */
const ofHero = z.object({ heroId, tradeInId });
/** Of the desk where no hero is named. */
const ofPhoto = z.object({ heroId: heroId.optional(), tradeInId, photoId: plainText(64) });
const moved = { queue, result: tradeInSchema, personal: true } as const;
/** An operator who stands at doors. */
const courier = z.object({ id: z.string(), name: z.string() });

export const TRADE_IN_COMMANDS = {
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
  /** Locks a quote for a hero. */
  'quote-trade-in': {
    queue: 'trade-ins',
    payload: quoteTradeInRequestSchema.extend({ heroId }),
    result: tradeInSchema,
  },
  /** The desk found the phone to be worth this. Without a condition, the quoted one holds. */
  'verify-trade': {
    queue: 'trade-ins',
    payload: z.object({
      heroId: heroId.optional(),
      device: plainText(64).optional(),
      condition: plainText(64).optional(),
      programme: z.enum(TRADE_IN_PROGRAMMES).optional(),
      tradeInId,
    }),
    result: z.object({ tradeInId: z.string(), valuation: tradeValuationSchema }),
  },
  'reject-trade-in': {
    queue: 'trade-ins',
    payload: rejectTradeInRequestSchema.extend({ tradeInId }),
    result: tradeInSchema,
  },
  'reverse-trade-in': { ...moved, payload: reverseTradeInRequestSchema.extend({ tradeInId }) },
  'name-return-address': { ...moved, payload: ofHero.extend(returnAddressSchema.shape) },
  'describe-trade-in': { ...moved, payload: ofHero.extend(describeTradeInRequestSchema.shape) },
  /** The IMEI arrives sealed; its digest only detects the same IMEI again. */
  'detail-trade-in': {
    ...moved,
    payload: ofHero.extend({
      storageGb: z.literal(STORAGES_GB).nullable().optional(),
      imei: z.object({ masked: z.string(), sealed: z.string(), digest: z.string() }).nullable().optional(),
    }),
  },
  /** Its file is stored already; the digest is of the photo as it was sent. */
  'add-trade-in-photo': {
    ...moved,
    payload: ofPhoto.extend({
      ...addPhotoQuerySchema.shape,
      photoId: z.uuid(),
      digest: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
    }),
  },
  'remove-trade-in-photo': { ...moved, payload: ofPhoto },
  /** Removes a file that no trade-in shows. */
  'remove-photo-file': {
    queue,
    payload: z.object({ photoId: z.uuid(), attempt: z.number().int().positive() }),
    result: z.object({ removed: z.boolean() }),
  },
  'book-handover': { ...moved, payload: ofHero.extend({ handover: handoverRequestSchema }) },
  'post-trade-in': { ...moved, payload: ofHero },
  'cancel-trade-in': { ...moved, payload: ofHero },
  'answer-counter-offer': { ...moved, payload: ofHero.extend(answerCounterOfferRequestSchema.shape) },
  'take-pickup': {
    queue,
    payload: z.object({ tradeInId, by: courier }),
    result: z.object({ tradeInId: z.string() }),
  },
  /** Without a courier it is the desk that says so. */
  'collect-trade-in': {
    ...moved, payload: collectTradeInRequestSchema.extend({ tradeInId, courier: courier.optional() }),
  },
  'receive-trade-in': { ...moved, payload: stepRemarkSchema.extend({ tradeInId }) },
  'inspect-trade-in': { ...moved, payload: inspectTradeInRequestSchema.extend({ tradeInId }) },
  'wipe-trade-in': { ...moved, payload: wipeTradeInRequestSchema.extend({ tradeInId }) },
  'clear-trade-in': { ...moved, payload: clearTradeInRequestSchema.extend({ tradeInId, by: z.string() }) },
  'return-trade-in': { ...moved, payload: stepRemarkSchema.extend({ tradeInId }) },
  /** Deadlines: 24 hours from arrival, and seven days from a counter-offer. */
  'settle-inspection': { queue, payload: z.object({ tradeInId }), result: z.object({ settled: z.boolean() }) },
  'lapse-counter-offer': { queue, payload: z.object({ tradeInId }), result: z.object({ lapsed: z.boolean() }) },
  /** The next step of a demonstration, where no desk works (TRADE_AUTO_VERIFY). */
  'walk-demo-trade-in': {
    queue,
    payload: z.object({ tradeInId, from: z.enum(TRADE_IN_STATES) }),
    result: z.object({ walked: z.boolean() }),
  },
  'expire-trade-in': {
    queue: 'trade-ins',
    payload: z.object({ tradeInId }),
    result: z.object({ expired: z.boolean() }),
  },
} as const satisfies CommandDefinitions;
