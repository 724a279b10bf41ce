import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';
import { newSessionSchema } from '../../kernel/sessions/new-session.js';
import { plainText } from '../../kernel/text/text.js';
import { LOCALES } from '../../kernel/text/locales.js';
import { credentialSchema, passkeySchema, signedInSchema } from './schemas.js';

const id = plainText(64);
const hash = z.string().regex(/^[\da-f]{64}$/);
const email = z.string().max(254);
const locale = z.enum(LOCALES);

/** The caller's previous session, which ends when a new one begins, and its hero. */
const before = { sessionId: id.nullable(), heroId: id.nullable() };
/** A keyed digest of the browser, or of its network; null or missing where it is not known. */
const browser = z.string().max(64).nullish();
/** Whether the browser has signed in to the account before. */
const isKnown = z.boolean().optional();
/** What a passkey is checked against: the site's name and the page's origin. */
const site = { siteId: z.string().max(255), origin: z.string().max(300) };

export const ACCOUNT_COMMANDS = {
  'request-sign-in-code': {
    queue: 'accounts',
    payload: z.object({
      email, locale, code: z.string().length(6), codeHash: hash, browser, isKnown,
      network: browser,
    }),
    /** Without the address: results are kept for longer than people stay. */
    result: z.object({ expiresAt: timeSchema }),
    personal: true,
  },
  'sign-in': {
    queue: 'accounts',
    payload: z.object({ email, locale, codeHash: hash, session: newSessionSchema, browser, isKnown, ...before }),
    result: signedInSchema,
    personal: true,
  },
  'add-passkey': {
    queue: 'accounts',
    payload: z.object({ sessionId: id, challengeId: id, name: plainText(60), credential: credentialSchema, ...site }),
    result: passkeySchema,
    personal: true,
  },
  'sign-in-with-passkey': {
    queue: 'accounts',
    payload: z.object({
      challengeId: id,
      credential: credentialSchema,
      session: newSessionSchema,
      isKnown,
      ...site,
      ...before,
    }),
    result: signedInSchema,
    personal: true,
  },
  'remove-passkey': {
    queue: 'accounts',
    payload: z.object({ sessionId: id, passkeyId: z.string().max(1400) }),
    result: z.object({ id: z.string() }),
    personal: true,
  },
  'end-session': {
    queue: 'accounts',
    payload: z.object({ sessionId: id, endedId: id }),
    result: z.object({ id: z.string() }),
  },
  'end-sessions': {
    queue: 'accounts',
    payload: z.object({ sessionId: id }),
    result: z.object({ ended: z.number().int() }),
  },
} as const satisfies CommandDefinitions;
