import { defineCalls } from '../../kernel/calls/define-calls.js';
import { TRADE_INS_AREA } from './calls.js';
import { ADDS_PHOTO, PHOTO_REFUSALS, READS_PHOTO, REMOVES_PHOTO } from './photo-call-parts.js';
import { TRADE_IN_PHOTO_ROUTES } from './photo-routes.js';

const OF_HERO = ['unknown_trade_in', 'illegal_transition', 'session_required'] as const;

/** What a hero shows of a phone. */
export const TRADE_IN_PHOTO_CALLS = defineCalls(TRADE_IN_PHOTO_ROUTES, TRADE_INS_AREA, {
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
    errors: ['unknown_trade_in', 'unknown_photo', 'session_required', 'database_unavailable', 'file_store_unavailable'],
  },
  removeTradeInPhoto: {
    summary: 'Take a photo back',
    description: 'Until the phone is handed over. Its file goes as well.',
    caller: 'hero',
    ...REMOVES_PHOTO,
    errors: [...OF_HERO, 'unknown_photo'],
  },
});
