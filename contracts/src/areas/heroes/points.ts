/** The rule under which verified trades earn points: it stands on the ledger's lines. */
export const TRADE_RULE = 'trade-verified';

/** Points for joining, step by step: together the 150 of the banner (spec document 1, section 2). */
export const JOIN_BONUS = { joining: 25, profileComplete: 75, referredFriend: 50, total: 150 } as const;

/** Ranges of points shown on the Planet points page (spec document 1, section 9). */
export const POINT_RANGES = {
  trade: { min: 100, max: 600 },
  waterPurchase: { min: 50, max: 200 },
  referral: { min: 25, max: 100 },
  dailyAction: { min: 10, max: 50 },
} as const;

/** Earning rates that the pages state (spec document 1, section 9). */
export const EARNING_RATES = {
  waterConservationPerMonth: 500,
  perReferral: 1000,
  dailyCheckIn: 100,
  tutorialTrade: 2400,
} as const;

/** Display figures of the sample hero and the wallet preview (spec document 1, sections 2 and 6). */
export const SAMPLE_BALANCE = 12_450;
export const WALLET_PREVIEW = { points: 1200, litres: 12_500 } as const;

/** Rules of the celebration modal (spec document 1, section 9). */
export const CELEBRATION = {
  baseProgress: 60,
  maxProgress: 100,
  progressDivisor: 100,
  maxProgressGain: 5,
  highValueTrade: { from: 1000, points: 500 },
  bottleSaver: { from: 50, points: 250 },
  levelUpPoints: 1000,
  milestonePointsPerPercent: 10,
  confettiMs: 3000,
  progressDelayMs: 500,
  clearDelayMs: 300,
} as const;

/** Rules of the slot machine (spec document 1, sections 3, 4 and 9). */
export const SLOT_MACHINE = {
  symbols: ['bottles', 'aed', 'co2', 'level-up', 'double-points', 'free-kit'],
  figures: { bottles: 2400, aed: 1200, co2Tonnes: 1.2 },
  reels: 4,
  minTicks: 20,
  maxTicks: 29,
  tickMs: 100,
  jackpotEvery: 5,
  jackpotMilestone: { title: 'Environmental Impact Jackpot', percent: 75 },
  jackpotDelayMs: 1000,
  tradeCelebration: { value: 1200, device: 'iPhone 13 Pro', delayMs: 500 },
  confettiPieces: 50,
  confettiMs: 3000,
} as const;

/** How many referred friends of one calendar month (Asia/Dubai) earn their hero points. */
export const REFERRALS_REWARDED_PER_MONTH = 20;
