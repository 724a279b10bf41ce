import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { TRADE_IN_PROGRAMMES } from './valuation.js';
import { plainText } from '../../kernel/text/text.js';
import { slotDaySchema } from '../pickups/slots.js';
import { QUESTIONS } from './condition-answers.js';
import { conditionAnswersSchema } from './condition-answers-schema.js';
import { FLAG_REASONS } from './fair-play.js';
import { handoverSchema, returnAddressSchema } from './handover.js';
import { STEP_ACTORS, TRADE_IN_STATES } from './journey.js';
import { isImei, plainImei, STORAGES_GB } from './imei.js';
import { PHOTO_SIDES } from './photos.js';
import { signatureRequestSchema } from './signature.js';

const whole = z.number().int().nonnegative();

/** `POST /api/me/trade-ins`: starts a trade-in from a quote. The hero is the session's, or the demo hero. */
export const quoteTradeInRequestSchema = z.object({
  programme: z.enum(TRADE_IN_PROGRAMMES).default('exchange'),
  device: plainText(64),
  condition: plainText(64),
});
export type QuoteTradeInRequest = z.input<typeof quoteTradeInRequestSchema>;

/** What the desk found, and what it offers for it. */
export const inspectionSchema = z.object({
  device: z.string(),
  condition: z.string(),
  valueFils: whole,
  points: whole,
  /** What the desk answers; null where nobody looked in time. */
  answers: conditionAnswersSchema.nullable(),
  /** The questions that the hero had answered otherwise, for which the price is another. */
  wrongAnswers: z.array(z.enum(QUESTIONS)),
  note: z.string(),
  inspectedAt: timeSchema,
  by: z.enum(STEP_ACTORS),
  /** Until when the offer of another price is open; null where the locked price stands. */
  openUntil: timeSchema.nullable(),
});
export type Inspection = z.infer<typeof inspectionSchema>;

/** One step that a trade-in has made; `quoted` after the lock: its price changed, from and to what the note says. */
export const tradeInStepSchema = z.object({
  state: z.enum(TRADE_IN_STATES),
  at: timeSchema,
  by: z.enum(STEP_ACTORS),
  note: z.string(),
});

/** A photo of the phone; its picture is read by a call of its own. Pixels. */
export const tradeInPhotoSchema = z.object({
  id: z.string(),
  by: z.enum(PHOTO_SIDES),
  /** Which question it answers; null where none in particular. */
  question: z.enum(QUESTIONS).nullable(),
  width: whole,
  height: whole,
  addedAt: timeSchema,
});
export type TradeInPhoto = z.infer<typeof tradeInPhotoSchema>;

/** `POST …/photos?question=screen`. */
export const addPhotoQuerySchema = z.object({ question: z.enum(QUESTIONS).optional() });

/** Why the desk looks at a trade-in before it is credited, and who found it in order. */
export const tradeInFlagSchema = z.object({
  reason: z.enum(FLAG_REASONS),
  note: z.string(),
  raisedAt: timeSchema,
  clearedAt: timeSchema.nullable(),
  clearedBy: z.string().nullable(),
  remark: z.string(),
});

/** A trade-in. Value in fils, points and bottles whole, CO2 in grams; times UTC. */
export const tradeInSchema = z.object({
  id: z.string(),
  heroId: z.string(),
  programme: z.enum(TRADE_IN_PROGRAMMES),
  device: z.string(),
  condition: z.string(),
  state: z.enum(TRADE_IN_STATES),
  valueFils: whole,
  points: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
  quotedAt: timeSchema.nullable(),
  /** Until when the quoted price holds: 30 days (spec document 1, section 9). */
  lockedUntil: timeSchema.nullable(),
  decidedAt: timeSchema.nullable(),
  /** Why the desk rejected it, or why it was taken back after it had been credited. */
  reasons: z.array(z.string()),
  /** What it is called at the desk and on its label; null where a partner’s desk checked a phone on the spot. */
  code: z.string().nullable(),
  /** What the hero said of the phone; null where only a condition was chosen. */
  answers: conditionAnswersSchema.nullable(),
  handover: handoverSchema.nullable(),
  /** Where the phone goes if we do not keep it: as its hero said, else the door that a courier fetched it at. */
  returnAddress: returnAddressSchema.nullable(),
  inspection: inspectionSchema.nullable(),
  /** What the desk noted of the erasure; null before it. */
  certificate: z.string().nullable(),
  /** Until when the next actor has time; null where nothing depends on it. */
  dueAt: timeSchema.nullable(),
  /** This instance takes every step automatically, for a demonstration. */
  isDemo: z.boolean(),
  /** How much it stores, in GB; null where it was not said. The price does not depend on it. */
  storageGb: z.literal(STORAGES_GB).nullable(),
  /** The end of the phone’s number (IMEI); null where it was not said. */
  imei: z.string().nullable(),
  /** What shows the phone, oldest first: its hero’s photos, and the desk’s once it has inspected. */
  photos: z.array(tradeInPhotoSchema),
  /** For the desk alone: until all are cleared, nothing is credited. */
  flags: z.array(tradeInFlagSchema).optional(),
  /** For the desk that opens it alone. */
  heroName: z.string().optional(),
  /** What has happened, oldest first. */
  steps: z.array(tradeInStepSchema),
});
export type TradeIn = z.infer<typeof tradeInSchema>;

/** `GET /api/me/trade-ins`: newest first. */
export const tradeInsSchema = z.array(tradeInSchema);

/** `POST /api/ops/trade-ins/{id}/verify`: what the desk found, where it differs from the quote. */
export const verifyTradeInRequestSchema = z.object({
  device: plainText(64).optional(),
  condition: plainText(64).optional(),
});

/** `POST /api/ops/trade-ins/{id}/reject`. */
export const rejectTradeInRequestSchema = z.object({ reasons: z.array(plainText(200)).min(1).max(10) });

/** `POST /api/ops/trade-ins/{id}/reverse`: why, as its hero reads it. */
export const reverseTradeInRequestSchema = z.object({ reason: plainText(500) });

/** `PUT /api/me/trade-ins/{id}/answers`; with `programme`, a phone that `home` does not take moves to the exchange. */
export const describeTradeInRequestSchema = z.object({
  answers: conditionAnswersSchema,
  programme: z.literal('exchange').optional(),
});

/** `PATCH /api/me/trade-ins/{id}`: what is left out stays, and null takes back. */
export const detailTradeInRequestSchema = z.object({
  storageGb: z.literal(STORAGES_GB).nullable().optional(),
  imei: z.string().max(30).refine(isImei, 'must be an IMEI of 15 digits whose check digit is right')
    .transform(plainImei).nullable().optional(),
});

/** `GET /api/ops/trade-ins/{id}/imei`: in full, for the desk. */
export const tradeInImeiSchema = z.object({ imei: z.string().nullable() });

/** `POST /api/me/trade-ins/{id}/counter-offer`. */
export const answerCounterOfferRequestSchema = z.object({ accept: z.boolean() });

/** `POST /api/ops/trade-ins/{id}/inspect`: what the desk finds, question by question. */
export const inspectTradeInRequestSchema = z.object({
  answers: conditionAnswersSchema,
  /** Where it is another model than was said. */
  device: plainText(64).optional(),
  /** What the hero’s photos had shown already: it may not lower the price. */
  shown: z.array(z.enum(QUESTIONS)).max(QUESTIONS.length).default([]),
  note: plainText(500).optional(),
});

/** `POST /api/ops/trade-ins/{id}/wipe`: how it was erased, for the certificate. */
export const wipeTradeInRequestSchema = z.object({ certificate: plainText(120) });

/** `POST /api/ops/trade-ins/{id}/clear`: why it is in order. */
export const clearTradeInRequestSchema = z.object({ remark: plainText(300) });

/** `POST /api/ops/trade-ins/{id}/receive`, `/return`: a remark, where there is one. */
export const stepRemarkSchema = z.object({ note: plainText(500).optional() });

/** `POST /api/ops/trade-ins/{id}/collect`: the same, and who signed for it at the door. */
export const collectTradeInRequestSchema = stepRemarkSchema.extend({ signature: signatureRequestSchema.optional() });

/** `GET /api/ops/trade-ins`: those whose deadline comes first, first. */
export const listTradeInsQuerySchema = z.object({
  state: z.enum(TRADE_IN_STATES).optional(),
  code: plainText(16).optional(),
  /** All of one hero's, unless a state is asked for as well. */
  heroId: plainText(64).optional(),
  after: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ListTradeInsQuery = z.infer<typeof listTradeInsQuerySchema>;
export const tradeInPageSchema = z.object({ tradeIns: tradeInsSchema, next: z.string().nullable() });
export type TradeInPage = z.infer<typeof tradeInPageSchema>;

/** `GET /api/ops/pickups`: a day in Dubai; today where none is given. */
export const listPickupsOfDayQuerySchema = z.object({ day: slotDaySchema.optional() });

/** A door at which a courier is awaited: what is needed there, and no more. */
export const bookedPickupSchema = z.object({
  tradeInId: z.string(),
  code: z.string().nullable(),
  device: z.string(),
  zoneId: z.string(),
  slot: z.string(),
  startsAt: timeSchema,
  endsAt: timeSchema,
  /** Null for couriers who have not taken it. */
  address: z.string().nullable(),
  contact: z.string().nullable(),
  phone: z.string().nullable(),
  /** The courier who has taken it; null where nobody has. */
  courier: z.string().nullable(),
  /** It is on the caller’s own route. */
  isOwn: z.boolean(),
});
export type BookedPickup = z.infer<typeof bookedPickupSchema>;

/** The pickups of a day that are still to be done, in the order of their slots. */
export const pickupsOfDaySchema = z.object({
  day: slotDaySchema,
  pickups: z.array(bookedPickupSchema),
  /** The next day that has one; null where none is booked after this day. */
  nextDay: slotDaySchema.nullable(),
});
export type PickupsOfDay = z.infer<typeof pickupsOfDaySchema>;
