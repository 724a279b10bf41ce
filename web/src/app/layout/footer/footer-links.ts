/** What the footer links to (spec document 1, section 2). `/sponsorships` has no screen and shows Page Not Found. */
export const EXPLORE_LINKS = [
  { to: '/', text: 'calculator' },
  { to: '/my-trade-ins', text: 'myTradeIns' },
  { to: '/aquacafe', text: 'loyalty' },
  { to: '/leaderboard', text: 'leaderboard' },
  { to: '/impact-dashboard', text: 'impact' },
  { to: '/community', text: 'community' },
  { to: '/partners', text: 'partners' },
] as const;

export const LEGAL_LINKS = [
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
  { to: '/environmental', text: 'environmental' },
  { to: '/sponsorships', text: 'sponsorships' },
] as const;
