import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { TRADE_INS_AREA } from './calls.js';
import { TRADE_IN_COMMANDS } from './commands.js';
import { EXAMPLE_ANSWERS, EXAMPLE_PICKUP, EXAMPLE_TRADE_IN } from './examples.js';
import { ofTradeIn, withTradeIn } from './one-trade-in.js';
import { ADDS_PHOTO, PHOTO_REFUSALS, READS_PHOTO, REMOVES_PHOTO } from './photo-call-parts.js';
import { TRADE_DESK_ROUTES } from './routes.js';
import {
  clearTradeInRequestSchema,
  collectTradeInRequestSchema,
  inspectTradeInRequestSchema,
  listPickupsOfDayQuerySchema,
  listTradeInsQuerySchema,
  pickupsOfDaySchema,
  rejectTradeInRequestSchema,
  reverseTradeInRequestSchema,
  stepRemarkSchema,
  tradeInImeiSchema,
  tradeInPageSchema,
  tradeInSchema,
  verifyTradeInRequestSchema,
  wipeTradeInRequestSchema,
} from './schemas.js';

/** A step that the desk or a courier takes. */
const step = {
  caller: 'operator',
  ...ofTradeIn,
  answers: withTradeIn,
  errors: ['unknown_trade_in', 'illegal_transition'],
  command: true,
} as const;

/** What the desk and couriers do with trade-ins. */
export const TRADE_DESK_CALLS = defineCalls(TRADE_DESK_ROUTES, TRADE_INS_AREA, {
  listTradeIns: {
    summary: 'The trade-ins of all heroes',
    description:
      'The open ones, those whose deadline comes first, first; `state` lists others, `code` finds one by its label.',
    caller: 'operator',
    query: listTradeInsQuerySchema,
    example: { query: { state: 'received', limit: '20' } },
    answers: { 200: { schema: tradeInPageSchema, example: { tradeIns: [EXAMPLE_TRADE_IN], next: null } } },
    errors: ['database_unavailable'],
  },
  readTradeIn: {
    summary: 'One trade-in',
    description: '`valueFils` is fils; points and bottles are whole; `co2Saved` is grams.',
    caller: 'operator',
    ...ofTradeIn,
    answers: { 200: { schema: tradeInSchema, example: EXAMPLE_TRADE_IN } },
    errors: ['unknown_trade_in', 'database_unavailable'],
  },
  listPickupsOfDay: {
    summary: 'A courier’s route',
    description:
      'The pickups of a day in Dubai, today unless another is given, that are booked and not done yet, in the order of '
      + 'their slots: a courier’s own, and those that nobody has taken, without the door. The desk sees all. `nextDay` is the next day that has one.',
    caller: 'operator',
    query: listPickupsOfDayQuerySchema,
    example: { query: { day: '2026-11-22' } },
    answers: {
      200: { schema: pickupsOfDaySchema, example: { day: '2026-11-22', pickups: [EXAMPLE_PICKUP], nextDay: '2026-11-23' } },
    },
    errors: ['database_unavailable'],
  },
  takePickup: {
    summary: 'Take a pickup onto the own route',
    description: 'From then on its door is shown, and no other courier collects there. Booking it again removes the courier.',
    caller: 'operator',
    ...ofTradeIn,
    answers: { 200: { schema: TRADE_IN_COMMANDS['take-pickup'].result, example: { tradeInId: EXAMPLE_ID } } },
    errors: [...step.errors, 'pickup_taken', 'pickup_limit_reached'],
    command: true,
  },
  collectTradeIn: {
    summary: 'A courier has the phone',
    description:
      'At the door, as arranged. Counts as a completed pickup of its zone. The hero signs by name, and may draw the signature: '
      + 'strokes as an SVG path has them, `M12 40L13 42`, in a field of 300 by 100.',
    ...step,
    body: collectTradeInRequestSchema.default({}),
    errors: [...step.errors, 'pickup_taken', 'pickup_limit_reached'],
    example: { ...ofTradeIn.example, body: { signature: { name: 'Noura', drawing: 'M12 40L30 22L41 60' } } },
  },
  receiveTradeIn: {
    summary: 'The phone is at the desk',
    description: 'Brought, posted or collected. From now on the desk has 24 hours; after them the locked price stands.',
    ...step,
    body: stepRemarkSchema.default({}),
    example: { ...ofTradeIn.example, body: {} },
  },
  inspectTradeIn: {
    summary: 'What the desk finds',
    description:
      'Question by question. Where the phone is worth less than what was said of it, and the hero’s photos had not shown '
      + 'it, an offer of another price follows, open for seven days; else the locked price stands.',
    ...step,
    body: inspectTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { answers: EXAMPLE_ANSWERS } },
    errors: [...step.errors, 'unknown_device', 'condition_not_taken'],
  },
  readTradeInImei: {
    summary: 'The number of a phone',
    description: 'As its hero said it, in full, for the desk alone; null where it was not said.',
    caller: 'operator',
    ...ofTradeIn,
    answers: { 200: { schema: tradeInImeiSchema, example: { imei: '490154203237518' } } },
    errors: ['unknown_trade_in', 'database_unavailable'],
  },
  addInspectionPhoto: {
    summary: 'Show what the desk found',
    description:
      'JPEG, PNG or WebP up to 8 MB, as the body, up to six, while the phone is inspected. Its hero sees it with what the '
      + 'desk found.',
    caller: 'operator',
    ...ADDS_PHOTO,
    errors: [...step.errors, ...PHOTO_REFUSALS],
  },
  readTradeInPhotoAsOperator: {
    summary: 'One photo of a trade-in',
    description: 'The picture itself, as JPEG: the hero’s, or the desk’s own.',
    caller: 'operator',
    ...READS_PHOTO,
    errors: ['unknown_trade_in', 'unknown_item', 'database_unavailable', 'photos_unavailable'],
  },
  removeInspectionPhoto: {
    summary: 'Take a photo of the desk back',
    description: 'One of the desk’s own, while the phone is inspected. Its file goes as well.',
    caller: 'operator',
    ...REMOVES_PHOTO,
    errors: [...step.errors, 'unknown_item'],
  },
  wipeTradeIn: {
    summary: 'The phone is wiped',
    description:
      'Credits value and points, and moves impact, leaderboard and challenges, unless something is flagged still. Where its hero '
      + 'has left, it ends as `cancelled`, with its certificate and without a credit.',
    ...step,
    body: wipeTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { certificate: 'NIST SP 800-88 purge, erased with Apple Configurator' } },
  },
  clearTradeIn: {
    summary: 'What was flagged is in order',
    description:
      'A trade-in with open `flags` is credited by nobody: one IMEI twice, a door or a mailbox of several heroes, many phones at '
      + 'once. With this, one that is wiped is credited at once, or ends as `cancelled` where its hero has left.',
    ...step,
    body: clearTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { remark: 'A family of three; seen together at the desk.' } },
    errors: ['unknown_trade_in', 'nothing_flagged'],
  },
  returnTradeIn: {
    summary: 'The phone is back with the hero',
    description: 'After an offer that was declined, or a phone that we do not take. The pending points are withdrawn.',
    ...step,
    body: stepRemarkSchema.default({}),
    example: { ...ofTradeIn.example, body: {} },
  },
  verifyTradeIn: {
    summary: 'The desk has checked the phone',
    description:
      'Credits the points and moves impact, leaderboard and challenges. Device and condition are given where they differ from the quote.',
    caller: 'operator',
    ...ofTradeIn,
    body: verifyTradeInRequestSchema.default({}),
    example: { ...ofTradeIn.example, body: { condition: 'fair' } },
    answers: {
      200: {
        schema: TRADE_IN_COMMANDS['verify-trade'].result,
        example: {
          tradeInId: EXAMPLE_ID,
          valuation: { tradeValue: 650, points: 1300, bottlesPrevented: 325, co2Saved: 1300, level: 'Gold Hero' },
        },
      },
    },
    errors: ['unknown_trade_in', 'unknown_device', 'unknown_condition', 'illegal_transition', 'unknown_hero'],
    command: true,
  },
  rejectTradeIn: {
    summary: 'The desk rejects the phone',
    description: 'The hero sees the reasons; the pending points are taken back.',
    caller: 'operator',
    ...ofTradeIn,
    body: rejectTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { reasons: ['The screen is cracked.'] } },
    answers: {
      200: {
        schema: tradeInSchema,
        example: {
          ...EXAMPLE_TRADE_IN,
          state: 'rejected',
          decidedAt: EXAMPLE_TIME,
          reasons: ['The screen is cracked.'],
        },
      },
    },
    errors: ['unknown_trade_in', 'illegal_transition'],
    command: true,
  },
  reverseTradeIn: {
    summary: 'Take a credited trade-in back',
    description:
      'Points, score, impact and progress in challenges that are open go back by movements of their own, and so does money that has '
      + 'not left. What its hero has spent, or what was transferred, is flagged and stays so until it is cleared. The hero reads the '
      + 'reason. Phones that a partner checked on the spot have no code, and are not taken back here (`illegal_transition`).',
    ...step,
    body: reverseTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { reason: 'The phone was reported as stolen after it had been credited.' } },
    answers: {
      200: {
        schema: tradeInSchema,
        example: {
          ...EXAMPLE_TRADE_IN,
          state: 'reversed',
          decidedAt: EXAMPLE_TIME,
          reasons: ['The phone was reported as stolen after it had been credited.'],
        },
      },
    },
    errors: [...step.errors, 'unknown_hero'],
  },
});
