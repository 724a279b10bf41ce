/** Defaults of a shared achievement, trade or milestone (spec document 2, section 9). */
export const SHARE_DEFAULTS = {
  achievementPoints: 500,
  tradeValue: 1200,
  tradeTitle: 'iPhone',
  milestoneBottles: 1000,
  challengesShown: 3,
} as const;

/**
 * How many shares of a hero are recorded in one calendar day and month (Asia/Dubai). Everybody without a session shares
 * as the demo hero, so that one has more room.
 */
export const SHARE_LIMITS = { hero: { day: 30, month: 200 }, demoHero: { day: 1_000, month: 10_000 } } as const;
