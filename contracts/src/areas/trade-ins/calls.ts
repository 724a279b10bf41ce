import { z } from 'zod';
import { LOCALES } from '../../kernel/text/locales.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { TRADE_IN_DOCUMENTS } from './documents.js';
import { EXAMPLE_ANSWERS, EXAMPLE_TRADE_IN } from './examples.js';
import { handoverRequestSchema } from './handover.js';
import { ofTradeIn, withTradeIn } from './one-trade-in.js';
import { requotesSchema } from './requotes.js';
import { TRADE_INS_ROUTES } from './routes.js';
import {
  answerCounterOfferRequestSchema,
  describeTradeInRequestSchema,
  quoteTradeInRequestSchema,
  tradeInSchema,
  tradeInsSchema,
} from './schemas.js';
import {
  calculateTradeRequestSchema,
  calculateTradeValueRequestSchema,
  tradeValuationSchema,
} from './valuation-schemas.js';

const ofHero = {
  caller: 'hero',
  ...ofTradeIn,
  answers: withTradeIn,
  errors: ['unknown_trade_in', 'illegal_transition', 'session_required'],
  command: true,
} as const;

/** How calls about trade-ins are described. */
export const TRADE_INS_AREA = {
  tag: 'Trade-ins',
  description:
    'What a phone is worth in AED, in Planet Points and for the planet, and trading it in. A calculation awards nothing.',
  schemas: {
    TradeValuation: tradeValuationSchema,
    TradeIn: tradeInSchema,
    QuoteTradeInRequest: quoteTradeInRequestSchema,
  },
};

/** The two calculators, and a hero’s trade-ins. */
export const TRADE_INS_CALLS = defineCalls(TRADE_INS_ROUTES, TRADE_INS_AREA, {
  calculateTrade: {
    summary: 'Value a phone with the home calculator',
    description:
      'Nine devices in three conditions. Names are taken in any case, with or without `iPhone`. '
      + '`tradeValue` is whole AED; points and bottles are whole; `co2Saved` is grams; `level` is what these points would reach.',
    caller: 'public',
    body: calculateTradeRequestSchema,
    example: { body: { device: 'iPhone 15 Pro Max', condition: 'good' } },
    answers: {
      200: {
        schema: tradeValuationSchema,
        example: { tradeValue: 2800, points: 2560, bottlesPrevented: 1400, co2Saved: 5600, level: 'Gold Hero' },
      },
    },
    errors: ['unknown_device', 'unknown_condition'],
    unkept: true,
    command: true,
  },
  calculateTradeValue: {
    summary: 'Value a phone with the exchange simulator',
    description:
      'Fifteen devices in four conditions, two points for every AED. Units as in the home calculator.',
    caller: 'public',
    body: calculateTradeValueRequestSchema,
    example: { body: { phoneModel: 'iPhone 13 Pro', condition: 'good' } },
    answers: {
      200: {
        schema: tradeValuationSchema,
        example: { tradeValue: 850, points: 1700, bottlesPrevented: 425, co2Saved: 1700, level: 'Gold Hero' },
      },
    },
    errors: ['unknown_device', 'unknown_condition'],
    unkept: true,
    command: true,
  },
  readRequotes: {
    summary: 'How often a phone was worth less than its locked price',
    description:
      'Of the phones that the desk has inspected, with what was found otherwise. `inspected` is null while they are fewer '
      + 'than thirty. Read once a minute.',
    caller: 'public',
    example: {},
    answers: {
      200: {
        schema: requotesSchema,
        example: { inspected: 240, lower: 29, reasons: [{ question: 'battery', phones: 17 }] },
      },
    },
    errors: ['database_unavailable'],
  },
  listMyTradeIns: {
    summary: 'The caller’s trade-ins, newest first',
    description: '`valueFils` is fils; points and bottles are whole; `co2Saved` is grams.',
    caller: 'hero',
    example: {},
    answers: { 200: { schema: tradeInsSchema, example: [EXAMPLE_TRADE_IN] } },
    errors: ['session_required', 'database_unavailable'],
  },
  quoteTradeIn: {
    summary: 'Start a trade-in',
    description:
      'Locks the quoted price for 30 days. Its points are pending until the trade desk has checked the '
      + 'phone. `programme` says whose prices hold: the simulator’s (`exchange`) or the home calculator’s (`home`).',
    caller: 'hero',
    body: quoteTradeInRequestSchema,
    example: { body: { programme: 'exchange', device: 'iPhone 13 Pro', condition: 'good' } },
    answers: { 201: { schema: tradeInSchema, example: EXAMPLE_TRADE_IN } },
    errors: ['unknown_device', 'unknown_condition', 'session_required'],
    command: true,
  },
  readMyTradeIn: {
    summary: 'One of the caller’s trade-ins',
    description: 'With what has happened and who acts next until when. `valueFils` is fils; times are UTC.',
    caller: 'hero',
    ...ofTradeIn,
    answers: withTradeIn,
    errors: ['unknown_trade_in', 'session_required', 'database_unavailable'],
  },
  describeTradeIn: {
    summary: 'Say what the phone is like',
    description:
      'The answers find the condition, and the price follows it. They are what the desk holds the phone against. As '
      + 'long as the phone is with its hero. With `programme: exchange`, a phone that the home calculator’s prices do '
      + 'not take moves to the exchange’s; all else of the trade-in stays.',
    ...ofHero,
    body: describeTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { answers: EXAMPLE_ANSWERS } },
    errors: [...ofHero.errors, 'condition_not_taken', 'programme_takes_phone', 'unknown_device'],
  },
  bookHandover: {
    summary: 'Arrange how the phone is handed over',
    description:
      'A courier’s pickup in one of the zone’s slots, for heroes with a proven e-mail address, a drop-off, or post. Sent again, it takes the place of what was arranged.',
    ...ofHero,
    body: handoverRequestSchema,
    example: { ...ofTradeIn.example, body: { method: 'drop-off' } },
    errors: [
      ...ofHero.errors, 'address_not_proven', 'pickup_limit_reached', 'slot_full', 'slot_after_lock', 'unknown_slot',
      'address_in_other_zone',
    ],
  },
  postTradeIn: {
    summary: 'Say that the phone is posted',
    description:
      'Of a phone that goes by post. From then on it is `collected`: it can be cancelled no more, and its price holds '
      + 'for at least 14 days.',
    ...ofHero,
  },
  cancelTradeIn: {
    summary: 'Cancel a trade-in',
    description: 'As long as the phone is with the hero. Its pending points are withdrawn, and its slot is free again.',
    ...ofHero,
  },
  answerCounterOffer: {
    summary: 'Take or decline what the desk offers instead',
    description: 'Declined, or left open for seven days, the phone is returned free of charge.',
    ...ofHero,
    body: answerCounterOfferRequestSchema,
    example: { ...ofTradeIn.example, body: { accept: true } },
  },
  downloadTradeInDocument: {
    summary: 'Download a document of a trade-in',
    description:
      'Made at every download. PDFs: the `receipt`, the `label` for the parcel while it is to be posted, and the '
      + '`certificate` once the phone was wiped. A calendar file (RFC 5545): `calendar`, the courier’s visit while it is '
      + 'ahead.',
    caller: 'hero',
    params: ofTradeIn.params.extend({ document: z.enum(TRADE_IN_DOCUMENTS) }),
    query: z.object({ locale: z.enum(LOCALES).default('en') }),
    example: { params: { ...ofTradeIn.example.params, document: 'receipt' } },
    answers: {
      200: {
        headers: ['Content-Disposition'],
        type: ['application/pdf', 'text/calendar'],
        description: 'The document, as an attachment.',
      },
    },
    errors: ['unknown_trade_in', 'unknown_item', 'session_required', 'database_unavailable', 'overloaded'],
  },
});
