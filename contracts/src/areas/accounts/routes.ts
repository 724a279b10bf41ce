import type { Routes } from '../../kernel/calls/route.js';

export const ACCOUNTS_ROUTES = {
  welcomeGuest: 'POST /api/guests',
  requestSignInCode: 'POST /api/sign-in/code',
  signIn: 'POST /api/sign-in',
  askPasskeySignIn: 'POST /api/sign-in/passkey/options',
  signInWithPasskey: 'POST /api/sign-in/passkey',
  readMyAccount: 'GET /api/me/account',
  mergeMyHero: 'POST /api/me/merge',
  askNewPasskey: 'POST /api/me/passkeys/options',
  addPasskey: 'POST /api/me/passkeys',
  removePasskey: 'DELETE /api/me/passkeys/{id}',
  endSession: 'DELETE /api/me/sessions/{id}',
  signOut: 'POST /api/sign-out',
  signOutEverywhere: 'POST /api/sign-out/everywhere',
} as const satisfies Routes;
