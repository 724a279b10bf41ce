import { translated } from '../../kernel/i18n/translated';

export const homeSectionsTexts = translated(
  'homeSections',
  {
    assistant: {
      title: 'What is your iPhone worth?',
      lead: 'Two choices, one answer: dirhams, points and bottles in the game.',
      tabs: { label: 'How to ask', calculator: 'Quick Calculator', chat: 'Chat' },
      board: {
        title: 'Your name on the board',
        text: (points: string) => `Joining is free, and up to ${points} points are waiting for new heroes.`,
        own: 'Every verified trade moves you up.',
        link: 'Go to the leaderboard',
      },
    },
    tabs: {
      title: 'Where to next',
      lead: 'Missions to stand behind, clean water to take home, and the heroes who lead today.',
      label: 'Missions, shop and heroes',
      missions: 'Explore Missions',
      shop: 'Water-system shop',
      heroes: 'Planet Heroes',
    },
    heroes: {
      title: 'Places change hands here',
      text: 'Every verified trade moves the board at once, for everybody who watches. The next move can be yours.',
    },
    missions: {
      retry: 'Try again',
      reward: (points: string) => `+${points} points`,
      sponsored: {
        title: 'Sponsored missions',
        link: 'All missions',
        loading: 'Loading missions',
        empty: { title: 'No missions are open right now', description: 'New ones are announced on the partners page.' },
        failed: { title: 'The missions could not be loaded', description: 'Check your connection and try again.' },
        categories: {
          water: 'Water',
          energy: 'Energy',
          biodiversity: 'Biodiversity',
          waste: 'Waste',
          transport: 'Transport',
        },
        funding: (title: string) => `Funding of ${title}`,
        funded: (current: string, goal: string) => `${current} of ${goal} pledged`,
        heroes: (count: string, zone: string) => `${count} heroes, ${zone}`,
        everywhere: 'all of Dubai',
      },
      challenges: {
        title: 'Eco-challenges',
        link: 'All challenges',
        loading: 'Loading challenges',
        empty: { title: 'No challenge is running right now', description: 'Create the next one in the community.' },
        failed: { title: 'The challenges could not be loaded', description: 'Check your connection and try again.' },
        goals: {
          bottles_prevented: (target: string) => `${target} bottles`,
          co2_saved: (target: string) => `${target} kg CO2`,
          trade_value: (target: string) => `AED ${target} traded in`,
          points_earned: (target: string) => `${target} points`,
        },
        places: (title: string) => `Places taken in ${title}`,
        taken: (count: string, limit: string) => `${count} of ${limit} places taken`,
        left: (days: number, hours: number) =>
          days > 0
            ? (days === 1 ? '1 day left' : `${days} days left`)
            : hours === 1
            ? '1 hour left'
            : hours > 0
            ? `${hours} hours left`
            : 'Less than an hour left',
        ended: 'Ended',
      },
    },
    shop: {
      names: { 'hero-minimal': 'Hero Minimal', 'hero-premium': 'Hero Premium', 'hero-elite': 'Hero Elite' },
      popular: 'Most popular',
      entry: 'Hero entry',
      benefits: {
        level: (level: number) => `Planet Hero Level ${level}`,
        points: (points: string) => `${points} starter points`,
        multiplier: (factor: number) => `${factor}X points multiplier`,
        filters: (months: number) => `${months}-month filters`,
        installation: 'Free installation',
        heroDiscount: (amount: string) => `Hero discount of ${amount}`,
        futureDiscount: (percent: number) => `${percent}% off future plans`,
      },
      starter: {
        title: 'Starter kit',
        once: 'one-time',
        value: (amount: string) => `Stated lifetime value ${amount}+`,
        shower: (value: string) => `Free ionic shower filter (${value} value)`,
        membership: (value: string) => `Free membership card and setup (${value} value), including free installation`,
        points: (points: string) => `${points} points`,
        guarantee: (days: number, years: number) => `${days}-day guarantee, ${years}-year warranty`,
      },
      order: 'Order now',
      newTab: 'Checkout opens in a new tab',
      openStore: 'No new tab? Open the checkout',
      initiated: 'Order Initiated!',
      redirecting: 'Redirecting to secure checkout...',
    },
    founders: {
      title: 'The people who started this',
      lead: 'Three neighbours, one drawer full of old phones, and a question: what if they paid for our water?',
      mariam: {
        name: 'Mariam Haddad',
        role: 'Founder, trade-ins',
        text: 'Ran a small repair counter by the creek. She sets the prices, and insists that a quote is a promise.',
      },
      kofi: {
        name: 'Kofi Mensah',
        role: 'Founder, workshop',
        text: 'Opens, mends and wipes every phone that can live twice. What cannot is taken apart with care.',
      },
      leena: {
        name: 'Leena Varghese',
        role: 'Founder, water',
        text: 'Tested tap water all over the Emirates before choosing a filter. She still installs one a week.',
      },
    },
    results: {
      waitingTitle: 'Your mission starts with a phone',
      waitingText: 'Calculate a value above, and everything it unlocks appears here.',
      title: 'Mission Complete',
      lead: (model: string) => `This is what your ${model} unlocks right away.`,
      value: 'as credit with us or by bank transfer',
      points: (level: string) => `Planet Points, enough for ${level}`,
      bottles: 'bottles, as the game counts them',
      carbon: 'of CO2 that stays out of the air',
      start: 'Open the calculator',
      startTrade: 'Start Trade-In',
      started: 'Trade-in started',
      celebrate: 'Celebrate and share',
      redeem: 'Spend it on clean water',
    },
  } as const,
);
