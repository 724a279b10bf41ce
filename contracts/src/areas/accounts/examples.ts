import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { EXAMPLE_HERO_ID } from '../heroes/examples.js';

export const EXAMPLE_EMAIL = 'layla@example.com';

export const EXAMPLE_SIGNED_IN = {
  accountId: EXAMPLE_ID,
  hero: { id: EXAMPLE_HERO_ID, name: 'Layla Haddad' },
  isNew: false,
  otherHero: null,
} as const;

export const EXAMPLE_PASSKEY = {
  id: 'kR3f1bWQy0m2mX8k7vJt9w',
  name: 'Layla’s phone',
  createdAt: EXAMPLE_TIME,
  lastUsedAt: null,
} as const;

export const EXAMPLE_DEVICE = {
  id: EXAMPLE_ID,
  device: 'Chrome on Windows',
  isThis: true,
  createdAt: EXAMPLE_TIME,
  lastSeenAt: EXAMPLE_TIME,
} as const;

export const EXAMPLE_OPTIONS = {
  challengeId: EXAMPLE_ID,
  options: { challenge: 'bm90LWEtcmVhbC1jaGFsbGVuZ2U', rpId: 'planet-heroes.example', userVerification: 'preferred' },
};

/** What an authenticator answers; this one opens nothing. */
export const EXAMPLE_CREDENTIAL = {
  id: EXAMPLE_PASSKEY.id,
  rawId: EXAMPLE_PASSKEY.id,
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  clientExtensionResults: {},
} as const;
