import { messages } from '../../../shared/messages/messages';

const { links } = messages.shell.footer;

/** What the footer links to (spec document 1, section 2). `/sponsorships` has no screen and shows Page Not Found. */
export const EXPLORE_LINKS = [
  { to: '/', label: links.calculator },
  { to: '/aquacafe', label: links.loyalty },
  { to: '/leaderboard', label: links.leaderboard },
  { to: '/impact-dashboard', label: links.impact },
  { to: '/community', label: links.community },
  { to: '/partners', label: links.partners },
] as const;

export const LEGAL_LINKS = [
  { to: '/privacy', label: links.privacy },
  { to: '/terms', label: links.terms },
  { to: '/environmental', label: links.environmental },
  { to: '/sponsorships', label: links.sponsorships },
] as const;
