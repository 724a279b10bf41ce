/** Why support corrects points. */
export const CORRECTION_REASONS = ['missing', 'counted-twice', 'unfair', 'goodwill'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** A correction waits for a second operator while a hero is given or loses more than this in a day, without one. */
export const CORRECTION_BOUND = 1_000;
/** No single correction is larger. */
export const MAX_CORRECTION = 1_000_000;
export const CORRECTION_DAY_HOURS = 24;

export const CORRECTION_STATES = ['proposed', 'applied', 'declined'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** A hero without an account who did nothing that counts leaves so long after its last session, in days. */
export const IDLE_HERO_DAYS = 90;

/** By what somebody was found. */
export const FOUND_BY = ['id', 'email', 'phone', 'trade-in', 'claim', 'name', 'order'] as const;
export type FoundBy = (typeof FOUND_BY)[number];
