import { translated } from '../kernel/i18n/translated';

/** Every path outside the route table (spec document 1, section 2). */
export const notFoundTexts = translated(
  'notFound',
  {
    title: 'Page Not Found',
    description: 'Nothing lives at this address. The tide may have carried it off, or the link was never right.',
    home: 'Back to home',
    exchange: 'Trade in a phone',
    leaderboard: 'See the leaderboard',
  } as const,
);
