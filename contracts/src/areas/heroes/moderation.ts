/**
 * Why support changes a hero's name, visibility or texts. The hero is notified of the reason, in their own language.
 */
export const MODERATION_REASONS = ['offensive', 'imitation', 'personal-data', 'unfair', 'asked-for'] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** Why a hero is on no board: by its own choice, or support's reason, which comes first where there are both. */
export const HIDING_REASONS = ['own-choice', ...MODERATION_REASONS] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];
