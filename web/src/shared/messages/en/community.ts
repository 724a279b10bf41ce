export const community = {
  eyebrow: 'Community',
  title: 'Heroes of one city',
  lead: 'Neighbours who trade, refill and challenge each other. Climb the board together, and see where we deliver.',
  leaderboard: 'Planet Heroes leaderboard',
  dubai: 'Dubai challenges and rewards',
  delivery: {
    title: 'Delivery areas',
    lead: 'Where our agents bring water systems and collect phones.',
    free: 'FREE',
    nextDay: 'Next-day delivery',
    days: (days: string) => `Delivery in ${days} days`,
    slots: (slots: string) => `Time slots: ${slots}`,
  },
} as const;
