import { translated } from '../../kernel/i18n/translated';

export const homeTexts = translated(
  'home',
  {
    hero: {
      eyebrow: 'The circular game of Dubai',
      title: 'Turn the iPhone in your drawer into clean water',
      lead: 'Trade in a used iPhone, earn Planet Points, and put its price towards pure water at home.',
      see: 'See my price',
      lock: (amount: string) => `Lock ${amount}`,
      priceLabel: 'What your iPhone is worth',
      upTo: 'Up to',
      anyPhone: 'for your iPhone',
      pricePoints: (points: string) => `+${points} points`,
      ask: 'Tell me what you need',
      choices: 'What do you need?',
      water: 'Clean water at home',
      trade: 'Trade in my iPhone',
      leaderboard: 'Join the eco leaderboard',
      other: 'Ask me something else',
    },
    journey: {
      title: 'Three steps, one circle',
      lead: 'What you no longer use pays for what you drink.',
      progress: 'Your journey',
      step: (number: number) => `Step ${number}`,
      position: (number: number, total: number) => `Step ${number} of ${total}`,
      exchange: {
        title: 'Exchange',
        text: 'Lock a price for 30 days, and send your iPhone free.',
        link: 'How the exchange works',
      },
      earn: {
        title: 'Earn',
        text: 'A verified trade brings points, and lifts your level and place.',
        link: 'How points work',
      },
      redeem: {
        title: 'Redeem',
        text: 'Spend points on rewards, and credit on clean water.',
        link: 'See the rewards',
      },
    },
  } as const,
);
