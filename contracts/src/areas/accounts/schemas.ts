import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { emailSchema } from '../../kernel/text/contacts.js';
import { plainText } from '../../kernel/text/text.js';
import { SIGN_IN } from './catalogue.js';
import { LOCALES } from '../../kernel/text/locales.js';

const address = emailSchema.transform((email) => email.toLowerCase());
const base64url = z.string().regex(/^[\w-]+$/);
const whole = z.number().int().nonnegative();

/** `POST /api/sign-in/code`. The address counts in lower case. */
export const signInCodeRequestSchema = z.object({ email: address, locale: z.enum(LOCALES).default('en') });
/** Its answer, which is the same whether anybody has an account with this address or not. */
export const signInCodeSentSchema = z.object({
  email: z.string(),
  /** Until when the code can be used, UTC. */
  expiresAt: timeSchema,
  /** Where the message goes: `email`, or `mailbox` where this instance sends none (docs/accounts.md). */
  sentBy: z.enum(['email', 'mailbox']),
});
export type SignInCodeSent = z.infer<typeof signInCodeSentSchema>;

/** `POST /api/sign-in`. */
export const signInRequestSchema = z.object({
  email: address,
  code: z.string().trim().regex(new RegExp(String.raw`^\d{${SIGN_IN.codeDigits}}$`), 'must be the six digits'),
  locale: z.enum(LOCALES).default('en'),
});

/** A hero who was acted as in this browser before signing in brought another one, and what merging it would bring. */
export const otherHeroSchema = z.object({ id: z.string(), name: z.string(), mergePoints: whole });

/** What signing in leads to. `hero`: whose this browser is now, null where the account has none yet. */
export const signedInSchema = z.object({
  accountId: z.string(),
  hero: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whether this address or passkey was new to us. */
  isNew: z.boolean(),
  otherHero: otherHeroSchema.nullable(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** A browser that is signed in. Times UTC. */
export const deviceSchema = z.object({
  id: z.string(),
  device: z.string(),
  isThis: z.boolean(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
});
export type Device = z.infer<typeof deviceSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});

/** `GET /api/me/account`: how the caller can come back, and where it is signed in. */
export const myAccountSchema = z.object({
  /** Null where nobody is signed in. */
  accountId: z.string().nullable(),
  email: z.string().nullable(),
  passkeys: z.array(passkeySchema),
  devices: z.array(deviceSchema),
  otherHero: otherHeroSchema.nullable(),
});
export type MyAccount = z.infer<typeof myAccountSchema>;

/** What a browser needs to make a passkey or to sign with one, as WebAuthn's JSON forms have it. */
export const passkeyOptionsSchema = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) });

const clientResponse = z.record(z.string().max(40), z.unknown());
/** What the browser's authenticator answered (WebAuthn, RegistrationResponseJSON and AuthenticationResponseJSON). */
export const credentialSchema = z.object({
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  response: clientResponse,
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
});
export const addPasskeyRequestSchema = z.object({
  challengeId: z.uuid(),
  name: plainText(60),
  credential: credentialSchema,
});
export const passkeySignInRequestSchema = z.object({ challengeId: z.uuid(), credential: credentialSchema });
export const passkeyIdSchema = base64url.max(1400);
