/**
 * Why support changes a hero's name, visibility or texts. The hero is notified of the reason, in their own language.
 */
export const MODERATION_REASONS = ['offensive', 'imitation', 'personal-data', 'unfair', 'asked-for'] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];
