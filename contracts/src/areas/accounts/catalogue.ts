/** Rules of signing in that pages show. */
export const SIGN_IN = {
  codeDigits: 6,
  /** Passkeys of one account. */
  passkeys: 10,
} as const;

/** Rules of signing in that the server alone needs. */
export const SIGN_IN_LIMITS = {
  /** How long a code may be used, minutes. */
  codeMinutes: 10,
  /** Wrong codes after which a code is worth nothing: of the browser that asked for it, and of all others together. */
  tries: 5,
  /** Codes that one browser has sent to an address in an hour. */
  codesAnHour: 5,
  /** Codes that browsers which have not signed in with an address before have sent to it, of one network and in all. */
  strangersCodes: { anHourOfNetwork: 10, anHour: 20, aDay: 40 },
  /** Wrong codes for an address in a day, of browsers that did not ask for the code. */
  strangersTriesADay: 30,
} as const;

/** What a hero is called who has not joined. */
export const GUEST_NAME = 'Guest';
