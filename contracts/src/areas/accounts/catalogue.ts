/** Rules of signing in. */
export const SIGN_IN = {
  codeDigits: 6,
  /** How long a code may be used, minutes. */
  codeMinutes: 10,
  /** Wrong codes after which a code is worth nothing. */
  tries: 5,
  /** Codes that one address is sent in an hour, and wrong codes that it takes in a day. */
  codesAnHour: 5,
  triesADay: 30,
  /** Passkeys of one account. */
  passkeys: 10,
} as const;

/** What a hero is called who has not joined. */
export const GUEST_NAME = 'Guest';

/** The languages of messages. */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
