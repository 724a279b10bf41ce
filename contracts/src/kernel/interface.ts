/**
 * When polled data is refetched while no live connection is up, in ms (spec document 1, section 7; document 2, section
 * 7).
 */
export const POLLING_MS = { impactStats: 10_000, leaderboard: 30_000, dubai: 30_000 } as const;

/** How many heroes each leaderboard asks for (spec document 1, section 7). */
export const LEADERBOARD_LIMIT = { default: 10, page: 50, widget: 3, min: 1, max: 100 } as const;

/** Toasts: one at a time (spec document 1, section 8 and 9). */
export const TOAST = {
  limit: 1,
  durationMs: 5000,
  swipeThresholdPx: 50,
  removalDelayMs: 1_000_000,
  hotkey: 'F8',
} as const;

/** Scroll distance after which the sticky banner shows. */
export const BANNER_THRESHOLD_PX = 600;

/** Skeletons while lists load (spec document 1, section 9; document 2, section 9). */
export const SKELETONS = { leaderboard: 10, dubaiChallenges: 4, dubaiRewards: 6 } as const;

/** Delays of the contextual hints in ms (spec document 1, section 9). */
export const HINT_DELAYS_MS = {
  calculatorIntro: 10_000,
  startMission: 5000,
  leaderboard: 8000,
  impactStats: 10_000,
  waterSystemPackages: 3000,
  mobileNavigation: 1500,
  aiConcierge: 15_000,
} as const;

/** The tips menu and tooltip (spec document 1, sections 5 and 9). */
export const HINTS = { listMaxHeightUnits: 60, previewLength: 60, targetGapPx: 12, viewportGapPx: 20 } as const;

/** The image monitor's thresholds in ms (spec document 1, section 9). */
export const IMAGE_METRICS = {
  refreshMs: 5000,
  cachedBelow: 50,
  fastBelow: 100,
  greenBelow: 100,
  yellowBelow: 500,
} as const;

export const PROGRESS_DEFAULT_MAX = 100;
/** Characters of a mission's description, and benefits of a tier, that a card shows (spec document 2, section 2). */
export const CARD_LIMITS = { missionDescription: 120, tierBenefits: 3 } as const;
