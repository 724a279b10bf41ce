import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { EXAMPLE_HERO_ID, EXAMPLE_PROFILE } from '../heroes/examples.js';
import { heroProfileSchema, mergedHeroSchema } from '../heroes/schemas.js';
import { ACCOUNT_COMMANDS } from './commands.js';
import {
  EXAMPLE_CREDENTIAL,
  EXAMPLE_DEVICE,
  EXAMPLE_EMAIL,
  EXAMPLE_OPTIONS,
  EXAMPLE_PASSKEY,
  EXAMPLE_SIGNED_IN,
} from './examples.js';
import { ACCOUNTS_ROUTES } from './routes.js';
import {
  addPasskeyRequestSchema,
  myAccountSchema,
  passkeyIdSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeySignInRequestSchema,
  signedInSchema,
  signInCodeRequestSchema,
  signInCodeSentSchema,
  signInRequestSchema,
} from './schemas.js';

const ofSession = { params: z.object({ id: z.uuid() }), example: { params: { id: EXAMPLE_ID } } };
const gone = z.object({ id: z.string() });
const signedIn = {
  200: {
    headers: ['Set-Cookie'] as const,
    description: 'Signed in. `Set-Cookie` carries the new session; the previous session has ended.',
    schema: signedInSchema,
    example: EXAMPLE_SIGNED_IN,
  },
};

/** Coming back: codes, passkeys, devices (docs/accounts.md). */
export const ACCOUNTS_CALLS = defineCalls(
  ACCOUNTS_ROUTES,
  {
    tag: 'Accounts',
    description:
      'Signing in without a password, on as many devices as one likes. An Idempotency-Key takes at least 16 characters wherever a '
      + 'session begins: sending the same key again returns the same session.',
    schemas: { SignedIn: signedInSchema, MyAccount: myAccountSchema, PasskeyOptions: passkeyOptionsSchema },
  },
  {
    welcomeGuest: {
      summary: 'Begin as a guest',
      description:
        'Makes a hero for a visitor’s first action, and gives the browser its session. Others see "Guest"; it stands on no board until it joins.',
      caller: 'public',
      example: {},
      answers: {
        201: {
          headers: ['Set-Cookie'],
          description: 'The guest. `Set-Cookie` carries the session.',
          schema: heroProfileSchema,
          example: {
            ...EXAMPLE_PROFILE,
            name: 'Guest',
            isGuest: true,
            availablePoints: 0,
            lifetimePoints: 0,
            score: 0,
          },
        },
      },
      command: true,
    },
    requestSignInCode: {
      summary: 'Have a code sent to an e-mail address',
      description:
        'Six digits, good for ten minutes, five tries and one use; a newer code takes the place of the one before. The answer says nothing of whether there is an account.',
      caller: 'public',
      body: signInCodeRequestSchema,
      example: { body: { email: EXAMPLE_EMAIL } },
      answers: {
        200: {
          headers: ['Set-Cookie'],
          schema: signInCodeSentSchema,
          example: { email: EXAMPLE_EMAIL, expiresAt: EXAMPLE_TIME, sentBy: 'email' },
        },
      },
      errors: ['too_many_requests'],
      command: true,
    },
    signIn: {
      summary: 'Sign in with a code',
      description:
        'An address that is new gets an account, or is added to the one that is signed in and has none. A hero of this browser that has none yet is kept by it; where the account has a hero, this browser becomes that one, and the other can be merged.',
      caller: 'public',
      body: signInRequestSchema,
      example: { body: { email: EXAMPLE_EMAIL, code: '123456' } },
      answers: signedIn,
      errors: ['code_wrong', 'too_many_requests'],
      command: true,
    },
    askPasskeySignIn: {
      summary: 'Ask for a challenge to sign in with a passkey',
      description: 'For `navigator.credentials.get`. The challenge is good for five minutes and one use.',
      caller: 'public',
      example: {},
      answers: { 200: { schema: passkeyOptionsSchema, example: EXAMPLE_OPTIONS } },
      errors: ['too_many_requests', 'database_unavailable'],
    },
    signInWithPasskey: {
      summary: 'Sign in with a passkey',
      description: 'As with a code; the account is the passkey’s.',
      caller: 'public',
      body: passkeySignInRequestSchema,
      example: { body: { challengeId: EXAMPLE_ID, credential: EXAMPLE_CREDENTIAL } },
      answers: signedIn,
      errors: ['passkey_wrong', 'too_many_requests'],
      command: true,
    },
    readMyAccount: {
      summary: 'How the caller comes back, and where it is signed in',
      description: 'Devices newest first. Everything is empty where nobody is signed in.',
      caller: 'hero',
      example: {},
      answers: {
        200: {
          schema: myAccountSchema,
          example: {
            accountId: EXAMPLE_ID,
            email: EXAMPLE_EMAIL,
            passkeys: [EXAMPLE_PASSKEY],
            devices: [EXAMPLE_DEVICE],
            otherHero: null,
          },
        },
      },
      errors: ['database_unavailable'],
    },
    mergeMyHero: {
      summary: 'Add the other hero’s points to the account’s hero',
      description:
        'The hero that this browser acted as before signing in: its available points come along, but for what both had, which counts once (`countedOnce`); it leaves.',
      caller: 'hero',
      example: {},
      answers: {
        200: {
          schema: mergedHeroSchema,
          example: { ...EXAMPLE_PROFILE, id: EXAMPLE_HERO_ID, countedOnce: [{ rule: 'join', awards: 1, points: 25 }] },
        },
      },
      errors: ['nothing_to_merge', 'points_under_way', 'session_required'],
      command: true,
    },
    askNewPasskey: {
      summary: 'Ask for a challenge to make a passkey',
      description: 'For `navigator.credentials.create`. Needs a session.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: passkeyOptionsSchema, example: EXAMPLE_OPTIONS } },
      errors: ['session_required', 'passkey_limit_reached', 'database_unavailable'],
    },
    addPasskey: {
      summary: 'Add a passkey',
      description: 'A hero without an account gets one that the passkey opens.',
      caller: 'hero',
      body: addPasskeyRequestSchema,
      example: { body: { challengeId: EXAMPLE_ID, name: EXAMPLE_PASSKEY.name, credential: EXAMPLE_CREDENTIAL } },
      answers: { 201: { schema: passkeySchema, example: EXAMPLE_PASSKEY } },
      errors: ['session_required', 'passkey_wrong', 'passkey_limit_reached', 'already_registered'],
      command: true,
    },
    removePasskey: {
      summary: 'Remove a passkey',
      description: 'Answers the id that is gone. The last way in stays.',
      caller: 'hero',
      params: z.object({ id: passkeyIdSchema }),
      example: { params: { id: EXAMPLE_PASSKEY.id } },
      answers: { 200: { schema: ACCOUNT_COMMANDS['remove-passkey'].result, example: { id: EXAMPLE_PASSKEY.id } } },
      errors: ['session_required', 'unknown_item', 'last_way_in'],
      command: true,
    },
    endSession: {
      summary: 'Sign out on one device',
      description: 'On every node within five seconds, also on connections that are open.',
      caller: 'hero',
      ...ofSession,
      answers: { 200: { schema: gone, example: { id: EXAMPLE_ID } } },
      errors: ['session_required', 'unknown_item'],
      command: true,
    },
    signOut: {
      summary: 'Sign out here',
      description: 'Ends this browser’s session. A hero that nobody can come back to is lost with it.',
      caller: 'hero',
      example: {},
      answers: { 200: { headers: ['Set-Cookie'], schema: gone, example: { id: EXAMPLE_ID } } },
      errors: ['session_required'],
      command: true,
    },
    signOutEverywhere: {
      summary: 'Sign out everywhere',
      description: 'Ends every session of the account or hero, this one too.',
      caller: 'hero',
      example: {},
      answers: {
        200: { headers: ['Set-Cookie'], schema: ACCOUNT_COMMANDS['end-sessions'].result, example: { ended: 3 } },
      },
      errors: ['session_required'],
      command: true,
    },
  },
);
