import { translated } from '../../kernel/i18n/translated';

export const conciergeTexts = translated(
  'concierge',
  {
    title: 'AI Concierge',
    lead: 'Values, pickup, points, plans and rewards: ask in your own words.',
    question: 'Your question',
    placeholder: 'What is my iPhone 15 Pro worth?',
    keys: 'Enter sends, Shift and Enter make a new line.',
    send: 'Send',
    sending: 'Sending...',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    full: 'This is as long as a message can be.',
    quickTitle: 'Quick questions',
    quick: [
      { label: 'Value an iPhone 15 Pro', prompt: 'What is my iPhone 15 Pro worth?' },
      { label: 'Book a pickup', prompt: 'I would like to book a pickup for my iPhone.' },
    ],
    reply: 'Reply of the AI Concierge',
    welcome: 'Answers appear here, with prices from our current price table.',
    asked: 'You asked',
    earlier: 'Earlier in this conversation',
    thinking: 'Looking it up',
    general: 'General answer',
    /** The pages that answers lead to. */
    pages: {
      '/home': 'Home',
      '/exchange': 'Exchange',
      '/my-trade-ins': 'My trade-ins',
      '/leaderboard': 'Leaderboard',
      '/collect': 'Planet Points',
      '/redeem': 'Redeem',
      '/dubai-rewards': 'Dubai rewards',
      '/aquacafe': 'AquaCafe',
      '/products': 'Shop All',
      '/community': 'Community',
      '/impact-dashboard': 'Impact',
      '/bulk-tradein': 'Bulk Trade-in',
      '/terms': 'Terms',
      '/privacy': 'Privacy',
    },
    again: 'Send again',
    next: 'Ask next',
    valuations: 'Prices in this answer',
    condition: (condition: string, programme: 'home' | 'exchange') =>
      `${condition}, ${programme === 'home' ? 'mission' : 'exchange'} programme`,
    points: (points: string) => `${points} points`,
    /** What shows when the call fails (spec document 1, section 8). */
    fallbackGreeting:
      'Hi! I\'m the AI Concierge of Planet Heroes, here to value your phone and to explain points, pickup and water plans. What iPhone model would you like to trade?',
    /** Word for word (spec document 1, section 8). */
    unavailable: 'I\'m temporarily unavailable, but I\'ll be back soon to help with your iPhone trade-in!',
  } as const,
);
