import { translated } from '../../kernel/i18n/translated';

export const homeTexts = translated(
  'home',
  {
    hero: {
      eyebrow: 'The circular game of Dubai',
      title: 'Turn the iPhone in your drawer into clean water',
      lead:
        'Trade in a used iPhone, earn Planet Points, and put them towards pure water at home. Every phone keeps bottles out of the Gulf.',
      goOn: 'Go on',
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
      lead: 'What you no longer use pays for what you drink every day.',
      progress: 'Your journey',
      step: (number: number) => `Step ${number}`,
      position: (number: number, total: number) => `Step ${number} of ${total}`,
      exchange: {
        title: 'Exchange',
        text: 'Value your iPhone here, then send it to us free of charge. The quote stays locked for 30 days.',
        link: 'How the exchange works',
      },
      earn: {
        title: 'Earn',
        text: 'A verified trade brings Planet Points. They lift your level and your place among the heroes.',
        link: 'How points work',
      },
      redeem: {
        title: 'Redeem',
        text: 'Put points and credit towards a water system, or towards rewards from our partners.',
        link: 'See the rewards',
      },
    },
  } as const,
);
