export const rewards = {
  eyebrow: 'Redeem',
  title: 'Turn points into something real',
  lead: 'Put Planet Points towards a water system, a partner’s offer or an experience.',
  collect: 'Start Collecting Points',
  featured: {
    title: 'Featured rewards',
    popular: 'Most popular',
    'iphone-17-pro-max': 'iPhone 17 Pro Max',
    'premium-water-system': 'Premium water system',
    'vip-experience': 'VIP Experience',
  },
  categories: {
    title: 'Where rewards start',
    technology: 'Technology',
    waterSystems: 'Water Systems',
    lifestyle: 'Lifestyle',
    experiences: 'Experiences',
  },
  how: {
    title: 'How Redemption Works',
    steps: (hours: number) => [
      { title: 'Choose reward', text: 'Find what you would like in the catalogue.' },
      { title: 'Confirm points', text: 'See what it costs and what is left.' },
      { title: 'Process order', text: 'We set the points aside and prepare your reward.' },
      { title: 'Receive reward', text: `It is with you within ${hours} hours.` },
    ],
  },
} as const;
