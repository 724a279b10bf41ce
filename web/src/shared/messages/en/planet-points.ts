export const planetPoints = {
  eyebrow: 'Play',
  title: 'Planet Points, earned by doing good',
  lead: 'Points come with trades, clean water, friends and small daily deeds. They lift your level and open rewards.',
  leaderboard: 'See the leaderboard',
  redeem: 'Spend points',
  ways: {
    title: 'Ways to earn',
    trade: 'for a trade',
    waterPurchase: 'for a water purchase',
    referral: 'for a referral',
    dailyAction: 'for a daily action',
  },
  levels: {
    title: 'Hero levels',
    lead: 'Your level follows all the points you ever earned. Spending never lowers it.',
    upTo: (from: string, to: string) => `${from} to ${to} points`,
    andMore: (from: string) => `${from} points and more`,
  },
} as const;
