import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { LOCALES } from '../../kernel/text/locales.js';
import { PAYOUT_METHODS } from '../payouts/schemas.js';
import { TOLD_TRADE_IN_STEPS } from '../trade-ins/journey.js';
import { MODERATION_REASONS } from '../heroes/moderation.js';
import { CORRECTION_REASONS } from '../support/catalogue.js';
import { CLAIM_STATES } from '../dubai-rewards/schemas.js';
import { MESSAGE_STATES } from '../../kernel/outbox/message-states.js';
import { CHOOSABLE_KINDS, NOTIFICATION_KINDS, TOLD_PAYOUT_STATES } from './catalogue.js';

const whole = z.number().int().nonnegative();
const rank = z.number().int().positive();

/** The subject of an inbox line; its text depends on the reader's language. */
export const inboxSubjectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trade-in-step'),
    data: z.object({
      tradeInId: z.string(),
      device: z.string(),
      state: z.enum(TOLD_TRADE_IN_STEPS),
      /** The locked price, fils. What follows stands where it is known and says something of the step. */
      valueFils: whole.optional(),
      /** What the desk offers instead, fils. */
      offerFils: whole.optional(),
      points: whole.optional(),
      /** What is paid for a credited phone, fils, and how; `undecided`: its hero has still to choose. */
      payFils: whole.optional(),
      /** What the pickup cost, fils, which `payFils` leaves out. */
      feeFils: whole.optional(),
      pay: z.enum([...PAYOUT_METHODS, 'undecided']).optional(),
      /** The account’s number, masked. */
      account: z.string().optional(),
      /** Why the desk did not take the phone, one by one. */
      reasons: z.array(z.string()).optional(),
      /** The phone is at the desk, and goes back. */
      comesBack: z.boolean().optional(),
      isDemo: z.boolean().optional(),
    }),
  }),
  z.object({
    kind: z.literal('payout-step'),
    data: z.object({
      tradeInId: z.string(),
      device: z.string(),
      state: z.enum(TOLD_PAYOUT_STATES),
      amountFils: whole,
      /** The account’s number, masked. */
      account: z.string().nullable(),
      /** The bank’s reference, or why it sent the transfer back. */
      reference: z.string().nullable(),
      paidAt: timeSchema.nullable(),
    }),
  }),
  /** A friend’s first trade was credited; nothing is kept of who it is. 0 points beyond the month’s limit. */
  z.object({
    kind: z.literal('friend-traded'),
    /** `isFriend`: the reader is the friend. */
    data: z.object({ friendId: z.string(), points: whole, isFriend: z.boolean().optional() }),
  }),
  z.object({
    kind: z.literal('claim-state'),
    data: z.object({
      claimId: z.string(),
      reward: z.string(),
      state: z.enum(CLAIM_STATES),
      /** A demonstration's: nothing was handed over. */
      isDemo: z.boolean().optional(),
      /** The code or booking that the hero was given. */
      code: z.string().optional(),
    }),
  }),
  z.object({
    kind: z.literal('challenge-ended'),
    data: z.object({
      challengeId: z.string(),
      /** `social`: heroes’ own; their titles are not kept here. */
      programme: z.enum(['dubai', 'social']),
      title: z.string().optional(),
      /** `removed`: support took it away before the goal was reached. */
      state: z.enum(['completed', 'expired', 'removed']),
      points: whole,
    }),
  }),
  z.object({
    kind: z.literal('sponsorship-decided'),
    data: z.object({ sponsorshipId: z.string(), mission: z.string(), state: z.enum(['approved', 'declined', 'paid']) }),
  }),
  z.object({
    kind: z.literal('support-notice'),
    data: z.discriminatedUnion('change', [
      z.object({ change: z.literal('renamed'), name: z.string(), reason: z.enum(MODERATION_REASONS) }),
      z.object({ change: z.literal('hidden'), reason: z.enum(MODERATION_REASONS) }),
      z.object({ change: z.literal('shown') }),
      z.object({ change: z.literal('challenge'), challengeId: z.string(), reason: z.enum(MODERATION_REASONS) }),
      z.object({ change: z.literal('message'), mission: z.string(), reason: z.enum(MODERATION_REASONS) }),
      z.object({ change: z.literal('points'), points: z.number().int(), reason: z.enum(CORRECTION_REASONS) }),
    ]),
  }),
  z.object({
    kind: z.literal('security-notice'),
    data: z.discriminatedUnion('change', [
      z.object({ change: z.literal('device'), device: z.string() }),
      z.object({ change: z.literal('passkey') }),
      z.object({ change: z.literal('bank-account'), tradeInId: z.string() }),
    ]),
  }),
  z.object({ kind: z.literal('rank-lost'), data: z.object({ from: rank, to: rank }) }),
]);
export type InboxSubject = z.infer<typeof inboxSubjectSchema>;

export const inboxItemSchema = z.intersection(
  z.object({ id: z.string(), createdAt: timeSchema, readAt: timeSchema.nullable() }),
  inboxSubjectSchema,
);
export type InboxItem = z.infer<typeof inboxItemSchema>;

const limit = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual);

/** `GET /api/me/inbox?before=&limit=`: newest first. `next` is the `before` of the next page. */
export const inboxQuerySchema = z.object({ before: z.string().max(300).optional(), limit: limit(100, 20) });
export const inboxAnswerSchema = z.object({
  items: z.array(inboxItemSchema),
  unread: whole,
  next: z.string().nullable(),
});
export type InboxAnswer = z.infer<typeof inboxAnswerSchema>;

/** `POST /api/me/inbox/read`: these, or all that there are. */
export const readInboxRequestSchema = z.object({ ids: z.array(z.string().min(1).max(200)).max(100).optional() });
export const unreadSchema = z.object({ unread: whole });
export type Unread = z.infer<typeof unreadSchema>;

/** A time of the day in Dubai. */
const dayTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day as HH:MM');
/** The same time twice: never quiet. */
export const quietHoursSchema = z.object({ from: dayTime, until: dayTime });
export type QuietHoursView = z.infer<typeof quietHoursSchema>;

const choosable = z.enum(CHOOSABLE_KINDS);

/** `GET /api/me/notifications`. */
export const notificationSettingsSchema = z.object({
  /** Where e-mails go; null without an account. */
  email: z.string().nullable(),
  /** The language of e-mails: of the first sign-in, or chosen; null without an account. */
  locale: z.enum(LOCALES).nullable(),
  /** The key that browsers subscribe to pushes with; null where none are sent. */
  pushKey: z.string().nullable(),
  /** How many browsers of this hero take pushes. */
  browsers: whole,
  /** Which those are: each is the SHA-256 of its endpoint as base64url. */
  browserIds: z.array(z.string()),
  quietHours: quietHoursSchema,
  /** Null: not offered by this channel. */
  choices: z.array(z.object({ kind: choosable, email: z.boolean().nullable(), push: z.boolean().nullable() })),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** `PUT /api/me/notifications`: what is left out stays. */
export const chooseNotificationsSchema = z.object({
  locale: z.enum(LOCALES).optional(),
  quietHours: quietHoursSchema.optional(),
  choices: z.array(z.object({ kind: choosable, email: z.boolean().optional(), push: z.boolean().optional() }))
    .max(CHOOSABLE_KINDS.length).optional(),
});
export type ChooseNotifications = z.infer<typeof chooseNotificationsSchema>;

const key = (length: number) => z.string().max(length).regex(/^[\w-]+={0,2}$/, 'must be base64url');

/** `POST /api/me/push`: a browser’s subscription as the browser gives it. */
export const subscribePushSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: key(200), auth: key(100) }),
  locale: z.enum(LOCALES).default('en'),
});
export const unsubscribePushSchema = z.object({ endpoint: z.string().max(1_000) });
export const browsersSchema = z.object({ browsers: whole });

/** `POST /api/unsubscribe?token=`. */
export const unsubscribeQuerySchema = z.object({ token: z.string().min(1).max(500) });
export const unsubscribedSchema = z.object({ kind: choosable });

/** `GET /api/ops/mail?limit=`. */
export const mailQuerySchema = z.object({ limit: limit(200, 50) });
export const mailAnswerSchema = z.object({
  /** Messages go out by a mail server: their text is not shown. */
  isSent: z.boolean(),
  messages: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['email', 'push']),
      to: z.string(),
      kind: z.enum(NOTIFICATION_KINDS).or(z.string()),
      locale: z.enum(LOCALES),
      state: z.enum(MESSAGE_STATES),
      subject: z.string(),
      /** Null where messages really go out. */
      content: z
        .object({
          paragraphs: z.array(z.string()),
          code: z.string().nullable(),
          action: z.object({ label: z.string(), url: z.string() }).nullable(),
          footnote: z.string().nullable(),
        })
        .nullable(),
      attempts: whole,
      createdAt: timeSchema,
      dueAt: timeSchema,
      sentAt: timeSchema.nullable(),
      error: z.string().nullable(),
    }),
  ),
});
export type MailAnswer = z.infer<typeof mailAnswerSchema>;
export type MailMessage = MailAnswer['messages'][number];
