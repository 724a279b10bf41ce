import { translated } from '../../kernel/i18n/translated';

export const rewardsTexts = translated(
  'rewards',
  {
    title: 'Turn points into something real',
    lead: 'Spend Planet Points on a partner’s offer, a reward or an experience.',
    collect: 'Start Collecting Points',
    viewAll: 'View All Rewards',
    standing: {
      label: 'Your points for redemption',
      example: 'Example: a new hero',
      available: 'Available points',
      toNext: (points: string) => `${points} points to next level`,
    },
    own: {
      have: 'You have',
      unit: 'points to spend',
      unknown: 'Points you have earned can be spent',
      text: 'Partner rewards in Dubai can be claimed with them.',
      /** `join`: what joining brings, a whole sentence. */
      tryDemo: (join: string, name: string, points: string) => `${join} Until then, try it with the ${points} of ${name}.`,
      link: 'Claim rewards in Dubai',
    },
    open: {
      title: 'Claim today in Dubai',
      lead: 'These are open now. Claim one, and its points are set aside.',
      none: 'Nothing is open right now. Look in again soon.',
      missing: (points: string) => `${points} more to go`,
      enough: 'You have enough for it',
      all: 'See all Dubai rewards',
      only: (zone: string) => `Only for ${zone}`,
    },
    ways: {
      title: 'Three ways to use what you earn',
      credits: {
        title: 'Water-system credits',
        text: 'The credit from your trade-in comes off the price of a water system. Points do not.',
        textWithoutStore: 'Your trade-in credit comes off a water system once our shop opens here. Points do not.',
        link: 'Apply at Checkout',
      },
      offers: {
        title: 'Partner Offers',
        text: 'Vouchers and treats from partners around the city.',
        link: 'View Offers',
      },
      badges: {
        title: 'Badges & Perks',
        text: 'Badges stand beside your name, and perks come with your level.',
        link: 'See who has them',
      },
    },
    card: {
      popular: 'Most popular',
      points: 'points',
      /** Beside the points: which of its prices this is. */
      price: { special: 'points, special price', regular: 'points, regular price' },
      redeem: (points: string) => `Redeem (Need ${points} points)`,
      comingSoon: 'COMING SOON',
    },
    /** Above everything that cannot be claimed yet. */
    preview: {
      badge: 'Preview',
      title: 'Opens later: nothing below can be claimed yet.',
      unfold: 'See what is planned',
    },
    featured: {
      title: 'Featured rewards',
      lead: 'Our favourites this month, at special prices. They open later.',
      items: {
        'iphone-17-pro-max': { name: 'iPhone 17 Pro Max', value: 'New, in its box' },
        'premium-water-system': { name: 'Premium water system', value: 'Clean water from your own tap' },
        'vip-experience': { name: 'VIP Experience', value: 'An evening on the water for two' },
      },
    },
    categories: {
      title: 'Where rewards start',
      technology: 'Technology',
      waterSystems: 'Water Systems',
      lifestyle: 'Lifestyle',
      experiences: 'Experiences',
    },
    catalogue: {
      title: 'All rewards',
      lead: 'The whole catalogue at its regular prices. It opens later.',
      filterLabel: 'Kind of reward',
      filters: { all: 'All', tech: 'Tech', water: 'Water', food: 'Food' },
      worth: (price: string) => `${price} value`,
      items: {
        'iphone-17-pro-max': { name: 'iPhone 17 Pro Max', value: 'New, in its box' },
        'water-system': { name: 'Water system', value: 'Clean water from your own tap' },
        'shower-filter': { name: 'Ionic shower filter', value: 'Softer water in the shower' },
        'solar-charger': { name: 'Solar charger', value: 'Charges a phone from the sun' },
        'partner-lunch': { name: 'Partner-kitchen voucher', value: 'A meal in Business Bay' },
        'partner-dinner': { name: 'Dinner for two', value: 'At the partner kitchen' },
      },
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
    closing: 'Every reward begins with a first point',
  } as const,
);
