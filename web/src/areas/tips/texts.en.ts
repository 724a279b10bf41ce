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
        content: 'Choose a model and a condition: its price comes at once.',
      },
      'start-mission': {
        title: 'Start your mission',
        content: 'Say what you need, and we take you straight there.',
      },
      leaderboard: {
        title: 'A board that moves',
        content: 'Ranks change the moment a trade is verified. Join free.',
      },
      'impact-stats': {
        title: 'Saved together',
        content: 'All that heroes have saved: each verified trade adds to it.',
        action: 'See the dashboard',
      },
      'water-system-packages': {
        title: 'Three packages',
        content: 'Each has filters, points and a level. Your credit counts.',
        action: 'Value my phone',
      },
      'mobile-navigation': {
        title: 'Everything is in here',
        content: 'Every area, and the switch between people and companies.',
      },
      'ai-concierge': {
        title: 'Ask the concierge',
        content: 'Ask it for a price or a pickup: it answers in a moment.',
      },
    },
  } as const,
);
