/** Limits and defaults of a social eco-challenge (spec document 2, sections 5 and 9). */
export const CHALLENGE_LIMITS = {
  minTitleLength: 5,
  maxTitleLength: 100,
  minDescriptionLength: 10,
  maxDescriptionLength: 1000,
  minTargetValue: 1,
  maxTargetValue: 1_000_000,
  /** Days. */
  duration: { min: 1, max: 30, default: 7 },
  /** The highest is what a month's budget can pay to the fewest participants. */
  pointsReward: { min: 50, max: 25_000, default: 100 },
  participantLimit: { min: 2, max: 100, default: 20 },
  targetValueDefault: 100,
} as const;

/** Points that the programme gives one creator for challenges in a calendar month (Asia/Dubai). */
export const CHALLENGE_BUDGET_PER_MONTH = 50_000;

/** Days after which a hero with an account may open challenges, who has not traded before. */
export const CREATOR_AGE_DAYS = 7;

/** Points that verified trades bring while they reach one unit of a target: a reward is worth no more. */
export const POINTS_PER_TARGET_UNIT: Readonly<Record<ChallengeType, number>> = {
  bottles_prevented: 4,
  co2_saved: 1000,
  trade_value: 2,
  points_earned: 1,
};

/** Challenges that one answer, and the room, show at the most. */
export const CHALLENGES_SHOWN = 200;

/** Pictures of creators: one belongs to each hero for good. */
export const HERO_AVATARS = ['🌊', '🌱', '🐬', '🌴', '🦅', '🐢', '☀️', '🌵', '🐪', '🦩', '🌙', '💧'] as const;

/** The kinds of social challenge, their units and quick picks (spec document 2, sections 3 and 5). */
export const CHALLENGE_TYPES = {
  bottles_prevented: { unit: '', quickPicks: [50, 100, 250, 500, 1000] },
  co2_saved: { unit: 'kg', quickPicks: [25, 50, 100, 200, 500] },
  trade_value: { unit: 'AED', quickPicks: [500, 1000, 2000, 5000, 10_000] },
  points_earned: { unit: 'pts', quickPicks: [250, 500, 1000, 2500, 5000] },
} as const;

export type ChallengeType = keyof typeof CHALLENGE_TYPES;

/** When Dubai cards warn (spec document 2, section 9). */
export const DUBAI_WARNINGS = { almostFullAbovePercent: 80, lowStockAtMost: 3 } as const;

/** The same where support took a challenge away. */
export const TAKEN_AWAY_CHALLENGE = {
  title: 'A challenge that was taken away',
  description: 'Our support has taken this challenge away.',
} as const;

/** Replaces a challenge's texts once the hero who wrote them has left. */
export const REMOVED_CHALLENGE = {
  title: 'A former hero’s challenge',
  description: 'The hero who wrote this has left.',
} as const;

export const CHALLENGE_TABS = ['active', 'mine', 'completed'] as const;
