import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { REFERRAL_CODE_PATTERN } from './referral-code.js';
import { multilineText, plainText } from '../../kernel/text/text.js';

const whole = z.number().int().nonnegative();

/** A referral code as it is written in links; any case is taken. */
export const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    REFERRAL_CODE_PATTERN,
    'must be a code such as HERO1A2B3C',
  );

export const SHARE_TYPES = ['achievement', 'trade', 'challenge', 'milestone'] as const;

/** `POST /api/social-shares` (spec document 2, section 3). The hero is the session's, or the demo hero. */
export const recordShareRequestSchema = z.object({
  shareType: z.enum(SHARE_TYPES),
  contentId: plainText(200),
  /**
   * `whatsapp`, `twitter`, `facebook`, `linkedin`, `instagram`, `native`, or another name that a browser shares with.
   */
  platform: plainText(32).regex(/^[a-z][\w-]*$/i, 'must be the name of a platform').toLowerCase(),
  /** A page of ours; carries the browser-made referral code as `ref`. */
  shareUrl: plainText(2_000).pipe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  shareText: multilineText(1_000),
});
export type RecordShareRequest = z.infer<typeof recordShareRequestSchema>;

/** One of the caller's shares in `GET /api/social-shares`, newest first. */
export const socialShareSchema = z.object({
  id: z.string(),
  shareType: z.enum(SHARE_TYPES),
  contentId: z.string(),
  platform: z.string(),
  shareUrl: z.string(),
  shareText: z.string(),
  /**
   * The code that brings friends to this hero: the one in the address, or the hero's own where that one is another's.
   */
  code: z.string(),
  sharedAt: timeSchema,
  /** Friends who joined by this code, and those of them whose first trade was verified. */
  friendsJoined: whole,
  friendsTraded: whole,
});
export type SocialShare = z.infer<typeof socialShareSchema>;

/** How long posts are kept, and the codes in them lead friends to their hero. */
export const SHARES_KEPT_DAYS = 400;

/** How many shares, or friends, one answer lists. */
export const SHARES_SHOWN = 200;

/** A friend whom the caller brought, newest first: the first name and the initial of the last. */
export const referralSchema = z.object({
  name: z.string(),
  state: z.enum(['joined', 'traded']),
  /** What the caller earned by this friend; 0 before the first trade, and beyond the month's limit. */
  points: whole,
  joinedAt: timeSchema,
  tradedAt: timeSchema.nullable(),
});
export type Referral = z.infer<typeof referralSchema>;

/** A voucher of the partner restaurant: one for each of two friends, when the friend's first trade is verified. */
export const voucherSchema = z.object({
  code: z.string(),
  /** Fils. */
  value: whole,
  issuedAt: timeSchema,
});
export type Voucher = z.infer<typeof voucherSchema>;

/** `GET /api/referral-codes/{code}`: who invites, by the first name and the initial of the last; null where unnamed. */
export const inviterSchema = z.object({ name: z.string().nullable() });

/** `GET /api/me/referrals`. The counts are of all friends, the list shows the newest. */
export const referralsAnswerSchema = z.object({
  referralCode: z.string(),
  friendsJoined: whole,
  friendsTraded: whole,
  points: whole,
  friends: z.array(referralSchema),
  /** The caller's own vouchers, newest first: as the one who invited, and as the friend. */
  vouchers: z.array(voucherSchema),
});
export type ReferralsAnswer = z.infer<typeof referralsAnswerSchema>;
