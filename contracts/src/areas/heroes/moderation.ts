/** Why support changes what heroes are called, show or wrote. They are told it, each in the own language. */
export const MODERATION_REASONS = ['offensive', 'imitation', 'personal-data', 'unfair', 'asked-for'] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];
