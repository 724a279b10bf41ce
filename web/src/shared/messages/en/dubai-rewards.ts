export const dubaiRewards = {
  eyebrow: 'Dubai',
  title: 'Dubai challenges and rewards',
  lead: 'Local challenges for every part of the city, and rewards from partners around the corner.',
  collect: 'How to earn points',
  redeem: 'See all rewards',
  how: {
    title: 'How it works',
    steps: [
      { title: 'Pick a challenge', text: 'Water, energy, transport or waste: choose what fits your day.' },
      { title: 'Do your part', text: 'Your verified deeds count towards its goal.' },
      { title: 'Earn points', text: 'A completed challenge pays its points to you.' },
      { title: 'Claim a reward', text: 'Spend points on vouchers and experiences in your zone.' },
    ],
  },
} as const;
