import { z } from 'zod';
import { plainText } from '../../kernel/text/text.js';
import { TRADE_IN_PROGRAMMES } from './valuation.js';
import { STEP_ACTORS, TRADE_IN_STATES, TRADE_IN_STEPS } from './journey.js';
import { PHOTO_SIDES } from './photos.js';

const whole = z.number().int().nonnegative();
const photo = z.object({ tradeInId: z.string(), heroId: z.string(), photoId: z.string(), by: z.enum(PHOTO_SIDES) });

/** Events of trade-ins as they stand in the log. */
export const TRADE_IN_LOG_EVENTS = {
  'trade.quoted': z.object({
    tradeInId: z.string(),
    heroId: z.string(),
    programme: z.enum(TRADE_IN_PROGRAMMES),
    device: z.string(),
    condition: z.string(),
    points: whole,
    lockedUntil: z.string(),
  }),
  'trade.verified': z.object({
    tradeInId: z.string(),
    heroId: z.string(),
    programme: z.enum(TRADE_IN_PROGRAMMES),
    device: z.string(),
    condition: z.string(),
    /** Whole AED. */
    tradeValue: whole,
    bottlesPrevented: whole,
    /** Grams. */
    co2Saved: whole,
  }),
  /** A step between the locked price and its end. */
  'trade.advanced': z.object({
    tradeInId: z.string(),
    heroId: z.string(),
    from: z.enum(TRADE_IN_STATES),
    to: z.enum(TRADE_IN_STEPS),
    by: z.enum(STEP_ACTORS),
  }),
  /** The promise follows what was said of the phone, or what was agreed after its inspection. */
  'trade.repriced': z.object({
    tradeInId: z.string(),
    heroId: z.string(),
    device: z.string(),
    condition: z.string(),
    points: whole,
    /** Where it moved to another programme, whose prices hold from then on. */
    programme: z.literal('exchange').optional(),
  }),
  'trade.photo_added': photo,
  'trade.photo_removed': photo,
  'trade.rejected': z.object({ tradeInId: z.string(), heroId: z.string(), reasons: z.array(z.string()) }),
  'trade.expired': z.object({ tradeInId: z.string(), heroId: z.string() }),
  /** A credited trade is taken back, with what it had counted for. */
  'trade.reversed': z.object({
    tradeInId: z.string(),
    heroId: z.string(),
    device: z.string(),
    /** Whole AED. */
    tradeValue: whole,
    points: whole,
    bottlesPrevented: whole,
    /** Grams. */
    co2Saved: whole,
    /** When it had been credited. */
    verifiedAt: z.string(),
    reason: z.string(),
    /** Whose points and money were taken, where its hero had been merged into another. */
    mergedInto: z.string().optional(),
  }),
} as const;

const heroId = plainText(64);
const tradeInId = plainText(64);

/** Events of trade-ins that the trade desk, partners and QA may send. */
export const TRADE_IN_INGEST_EVENTS = {
  /** A hero locked a quote. */
  'trade.quoted': z.object({
    tradeInId,
    heroId,
    device: plainText(64),
    condition: plainText(64),
    programme: z.enum(TRADE_IN_PROGRAMMES).default('exchange'),
  }),
  /** A trade desk has checked a phone and found it worth what the valuation says. */
  'trade.verified': z.object({
    heroId,
    device: plainText(64),
    condition: plainText(64),
    programme: z.enum(TRADE_IN_PROGRAMMES).default('home'),
    /** The locked quote that this trade fulfils, where there was one. */
    tradeInId: tradeInId.optional(),
  }),
  'trade.rejected': z.object({ tradeInId, reasons: z.array(plainText(200)).min(1).max(10) }),
  /** `heroId` says whom else it concerns: a replay keeps the order of each (docs/adr/010). */
  'trade.reversed': z.object({ tradeInId, heroId: heroId.optional(), reason: plainText(500) }),
  'trade.advanced': z.object({ tradeInId, to: z.enum(TRADE_IN_STEPS), by: z.enum(STEP_ACTORS).default('partner') }),
  /** With a programme, it moves there: only from `home`, in a condition that `home` does not take. */
  'trade.repriced': z.object({
    tradeInId, device: plainText(64), condition: plainText(64), programme: z.literal('exchange').optional(),
  }),
} as const;
