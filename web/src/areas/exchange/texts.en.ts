import { translated } from '../../kernel/i18n/translated';

export const exchangeTexts = translated(
  'exchange',
  {
    eyebrow: 'Exchange',
    title: 'Your old iPhone is worth more than a drawer',
    lead: 'Find its value in seconds, choose what you want for it, and ship it to us free of charge.',
    benefitsTitle: 'Three ways to be paid',
    benefits: {
      credit: {
        title: 'Store credit',
        text: 'Spend the full value in our shop: water systems, filters, premium water and refurbished phones.',
      },
      product: {
        title: 'Product exchange',
        text: 'Swap your phone straight for a water system or a newer refurbished iPhone, and pay only the difference.',
      },
      points: {
        title: 'Planet Points',
        text: 'Every trade brings points on top. They raise your hero level and open rewards.',
      },
    },
    howTitle: 'How it works',
    steps: {
      evaluate: { title: 'Evaluate', text: 'Pick model and condition in the simulator for an instant value.' },
      choose: { title: 'Choose option', text: 'Store credit, a product, or points towards a reward.' },
      ship: { title: 'Ship device', text: 'A courier fetches it in Dubai, you bring it, or you post it free of charge.' },
      receive: { title: 'Get value', text: (hours: number) => `Within ${hours} hours of verification it is yours.` },
    },
    guarantee: {
      title: 'Our value guarantee',
      lead: 'The price you see is the price we honour.',
      locked: (days: number) => `Quote locked for ${days} days`,
      processed: (hours: number) => `Processed within ${hours} hours of verification`,
      shipping: 'Free shipping',
    },
    closing: { title: 'Ready when you are', start: 'Start Trade-In Process', more: 'Learn More' },
  } as const,
);
