/** The ledger's account names. Points come from an issuer's account, which may go below zero; all others may not. */
export const account = {
  issuer: (rule: string) => `issuer:${rule}`,
  /** What was earned and taken back. */
  reversed: (rule: string) => `reversed:${rule}`,
  /** What was taken back of points that a hero had spent: as far below zero as they amount to. */
  overdrawn: (heroId: string) => `issuer:overdrawn:${heroId}`,
  /** What was taken back of points that a hero has set aside: they pay it when they return. */
  owed: (heroId: string) => `issuer:owed:${heroId}`,
  /** What would have been taken back, had it still counted. */
  uncounted: (rule: string) => `uncounted:${rule}`,
  available: (heroId: string) => `hero:${heroId}:available`,
  pending: (heroId: string) => `hero:${heroId}:pending`,
  held: (heroId: string) => `hero:${heroId}:held`,
  /** What a creator may still promise in challenges. */
  budget: (heroId: string) => `budget:${heroId}`,
  escrow: (challengeId: string) => `escrow:challenge:${challengeId}`,
  sink: (rewardId: string) => `sink:reward:${rewardId}`,
};
