import { z } from 'zod';
import {
  inviterSchema, recordShareRequestSchema, referralCodeSchema, referralsAnswerSchema, socialShareSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_SHARE } from './examples.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { SHARES_ROUTES } from './routes.js';

/** What heroes share, and the friends it brings. */
export const SHARES_CALLS = defineCalls(
  SHARES_ROUTES,
  {
    tag: 'Shares',
    description: 'What the caller’s hero shared, and the friends whom it brought.',
    schemas: {
      SocialShare: socialShareSchema,
      RecordShareRequest: recordShareRequestSchema,
      ReferralsAnswer: referralsAnswerSchema,
    },
  },
  {
    recordShare: {
      summary: 'Note a share',
      description:
        'The address is that of a page of ours, on the host that is asked. It carries the browser-made code as `ref`, which from now on brings friends to the caller’s hero.',
      caller: 'hero',
      body: recordShareRequestSchema,
      example: {
        body: {
          shareType: 'trade',
          contentId: 'iphone-13-pro',
          platform: 'whatsapp',
          shareUrl: 'https://planet-heroes.example/join?ref=HERO1A2B3C',
          shareText: 'I traded in my iPhone and saved 425 bottles.',
        },
      },
      answers: { 201: { schema: socialShareSchema, example: EXAMPLE_SHARE } },
      errors: ['session_required', 'illegal_transition', 'share_limit_reached', 'self_referral', 'unknown_hero'],
      command: true,
    },
    listMyShares: {
      summary: 'The caller’s shares, newest first',
      description: 'With the friends who joined by each, and those of them whose first trade was verified.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: z.array(socialShareSchema), example: [EXAMPLE_SHARE] } },
      errors: ['session_required', 'database_unavailable'],
    },
    readInviter: {
      summary: 'Who invites by a code',
      description: 'The first name and the initial of the last, as far as the board shows the hero.',
      caller: 'public',
      params: z.object({ code: referralCodeSchema }),
      example: { params: { code: 'HERO1A2B3C' } },
      answers: { 200: { schema: inviterSchema, example: { name: 'Sara N.' } } },
      errors: ['unknown_referral_code', 'database_unavailable'],
    },
    listMyReferrals: {
      summary: 'The friends whom the caller brought, newest first',
      description:
        'The counts are of all friends. A friend is shown by the first name and the initial of the last; points come with the first verified trade.',
      caller: 'hero',
      example: {},
      answers: {
        200: {
          schema: referralsAnswerSchema,
          example: {
            referralCode: 'HERO1A2B3C', friendsJoined: 1, friendsTraded: 1, points: 50,
            vouchers: [{ code: 'KITCHEN-7KQ4-MX2D', value: 10_000, issuedAt: EXAMPLE_TIME }],
            friends: [{ name: 'Omar K.', state: 'traded', points: 50, joinedAt: EXAMPLE_TIME, tradedAt: EXAMPLE_TIME }],
          },
        },
      },
      errors: ['session_required', 'database_unavailable'],
    },
  },
);
