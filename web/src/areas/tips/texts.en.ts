import { translated } from '../../kernel/i18n/translated';

export const tipsTexts = translated(
  'tips',
  {
    help: (count: number) => (count === 1 ? 'Tips: 1' : `Tips: ${count}`),
    menu: {
      title: 'Context Tips',
      heading: 'Choose which tips to display',
      show: 'Show',
      hide: 'Hide',
      resetAll: 'Reset All',
      cancel: 'Cancel',
      dismissAll: 'Dismiss All',
    },
    types: { info: 'Good to know', tip: 'Tip', achievement: 'Achievement', action: 'Try this' },
    gotIt: 'Got it',
    close: 'Close tip',
    hints: {
      'calculator-intro': {
        title: 'What is your phone worth?',
        content:
          'Choose a model and a condition here: an estimate appears at once, and one more press confirms it.',
      },
      'start-mission': {
        title: 'Start your mission',
        content: 'Tell us what you need, and we take you straight to clean water, your trade-in or the leaderboard.',
      },
      leaderboard: {
        title: 'A board that moves',
        content: 'Ranks change the moment a trade is verified. Joining is free and starts you off with points.',
      },
      'impact-stats': {
        title: 'Saved together',
        content:
          'These four figures add up what all heroes have saved. Each verified trade moves them while you watch.',
        action: 'See the dashboard',
      },
      'water-system-packages': {
        title: 'Three packages',
        content:
          'Each package comes with filters, points and a hero level. Credit from a trade-in counts towards any of them.',
        action: 'Value my phone',
      },
      'mobile-navigation': {
        title: 'Everything is in here',
        content: 'The menu leads to every area, and switches between offers for people and offers for companies.',
      },
      'ai-concierge': {
        title: 'Ask the concierge',
        content: 'Write to the AI concierge for a valuation or to book a pickup. It answers in a moment.',
      },
    },
  } as const,
);
