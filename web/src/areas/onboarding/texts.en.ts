import { translated } from '../../kernel/i18n/translated';

export const onboardingTexts = translated(
  'onboarding',
  {
    progress: 'Progress of the tutorial',
    percent: (value: string) => `${value}%`,
    position: (step: number, of: number) => `Step ${step} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    skip: 'Skip',
    finish: 'Start playing',
    steps: {
      welcome: {
        title: 'Welcome, Planet Hero',
        text: () =>
          'A phone in a drawer can become clean water at home. This is a game with real prizes, and it takes two minutes to learn.',
      },
      calculator: {
        title: 'Value your iPhone',
        text: () =>
          'Choose a model and its condition. You see an estimate at once; press the button to confirm it.',
      },
      impact: {
        title: 'See your impact',
        text: () =>
          'Each dirham of value counts for bottles and carbon in the game. The dashboard adds up what all heroes bring together, as it happens.',
      },
      points: {
        title: 'Earn Planet Points',
        text: (trade: string) =>
          `A good trade brings ${trade} points. Points lift you from Bronze to Silver to Gold Hero, and up the leaderboard.`,
      },
      water: {
        title: 'Get clean water',
        text: (price: string) => `Put your credit towards a water system. The starter kit begins at ${price}.`,
      },
      community: {
        title: 'Play together',
        text: (voucher: string) =>
          `Take on challenges and bring a friend: the friend’s first trade gets both of you an ${voucher} voucher for our partner kitchen.`,
      },
      complete: {
        title: 'Ready to go',
        text: () => 'That is all. The Tutorial button brings you back here whenever you like.',
      },
    },
  } as const,
);
