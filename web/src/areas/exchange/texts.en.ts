import { translated } from '../../kernel/i18n/translated';

export const exchangeTexts = translated(
  'exchange',
  {
    eyebrow: 'Exchange',
    title: 'Your old iPhone is worth more than a drawer',
    lead: 'Find its value in seconds, choose what you want for it, and ship it to us free of charge.',
    benefitsTitle: 'What your iPhone brings you',
    benefitsLead: 'You are paid as you choose: credit with us, or a bank transfer to your account. Points come on top.',
    benefits: {
      credit: {
        title: 'Store credit',
        text: 'Credit with us, there at once. Turn it into a code and use it at checkout.',
        textWithoutStore: 'Credit with us, there at once. Our shop opens here later; your credit waits until then.',
      },
      product: {
        title: 'Product exchange',
        text: 'Put your credit towards a water system or a newer refurbished iPhone, and pay only the difference.',
        textWithoutStore: 'Once our shop opens here: put your credit towards a water system or a newer refurbished iPhone.',
      },
      points: {
        title: 'Planet Points',
        text: 'Every trade brings points on top. They raise your hero level and open rewards.',
      },
    },
    howTitle: 'How it works',
    steps: {
      evaluate: { title: 'Evaluate', text: 'Pick model and condition in the simulator for an instant value.' },
      choose: {
        title: 'Choose option',
        text: 'Credit with us, or a bank transfer to your account within two working days.',
      },
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
    requotes: {
      title: 'How often the price stands',
      share: (percent: string, phones: string) =>
        `Of 100 phones, ${percent} were worth less than their quote. We have inspected ${phones} so far.`,
      why: 'What we found:',
      reason: (question: string, phones: string) => `${question}: ${phones}`,
      questions: {
        screen: 'Screen more worn than described', back: 'Back or frame more worn', battery: 'Battery more worn',
        faceId: 'Face ID does not work', water: 'Signs of water',
      },
      yours: 'If that happens, you see photos and the new price. Take it, or get your phone back free of charge.',
    },
    closing: { title: 'Ready when you are', start: 'Start Trade-In Process', more: 'Learn More' },
  } as const,
);
