import { defineCalls } from '../../kernel/calls/define-calls.js';
import { returnAddressSchema } from './handover.js';
import { TRADE_INS_AREA } from './calls.js';
import { ADDS_PHOTO, PHOTO_REFUSALS, READS_PHOTO, REMOVES_PHOTO } from './photo-call-parts.js';
import { ofTradeIn, withTradeIn } from './one-trade-in.js';
import { TRADE_IN_PHOTO_ROUTES } from './photo-routes.js';
import { detailTradeInRequestSchema } from './schemas.js';

const OF_HERO = ['unknown_trade_in', 'illegal_transition', 'session_required'] as const;

/** What a hero shows of a phone. */
export const TRADE_IN_PHOTO_CALLS = defineCalls(TRADE_IN_PHOTO_ROUTES, TRADE_INS_AREA, {
  detailTradeIn: {
    summary: 'Say which phone it is',
    description:
      'How much it stores, in GB, and its number (IMEI), whose check digit must be right. Both may stay unsaid: neither '
      + 'decides the price. The number is sealed before it is kept, and shown by its end; null takes back. Until the phone '
      + 'is handed over.',
    caller: 'hero',
    ...ofTradeIn,
    answers: withTradeIn,
    command: true,
    body: detailTradeInRequestSchema,
    example: { ...ofTradeIn.example, body: { storageGb: 256, imei: '490154203237518' } },
    errors: [...OF_HERO, 'demo_hero_fixed'],
  },
  nameReturnAddress: {
    summary: 'Say where the phone goes if we do not keep it',
    description: 'Until it was sent back. It is also the sender of a parcel’s label.',
    caller: 'hero',
    ...ofTradeIn,
    answers: withTradeIn,
    command: true,
    errors: OF_HERO,
    body: returnAddressSchema,
    example: {
      ...ofTradeIn.example,
      body: { address: 'Villa 12, Street 4, Al Barsha 2', contact: 'Noura', phone: '+971 50 123 4567' },
    },
  },
  addTradeInPhoto: {
    summary: 'Show the phone',
    description:
      'JPEG, PNG or WebP up to 8 MB, as the body; up to six of a trade-in, until the phone is handed over. It is kept as a '
      + 'JPEG of at most 1600 pixels without anything that the camera noted, and seen by its hero and the desk alone. '
      + '`question` says what it shows. The same photo again is the same one.',
    caller: 'hero',
    ...ADDS_PHOTO,
    errors: [...OF_HERO, ...PHOTO_REFUSALS, 'demo_hero_fixed'],
  },
  readTradeInPhoto: {
    summary: 'One photo',
    description: 'The picture itself, as JPEG.',
    caller: 'hero',
    ...READS_PHOTO,
    errors: ['unknown_trade_in', 'unknown_item', 'session_required', 'database_unavailable', 'photos_unavailable'],
  },
  removeTradeInPhoto: {
    summary: 'Take a photo back',
    description: 'Until the phone is handed over. Its file goes as well.',
    caller: 'hero',
    ...REMOVES_PHOTO,
    errors: [...OF_HERO, 'unknown_item'],
  },
});
