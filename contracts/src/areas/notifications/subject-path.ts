import type { InboxSubject } from './schemas.js';

/** The screens that what support changed is seen on. */
const NOTICE_PATHS = {
  renamed: '/leaderboard', hidden: '/leaderboard', shown: '/leaderboard', points: '/collect', challenge: '/community',
  message: '/partners',
} as const;

/** The screen that shows the subject of an inbox line. */
export function pathOfSubject(subject: InboxSubject): string {
  switch (subject.kind) {
    case 'friend-traded':
      return '/collect';
    case 'trade-in-step':
    case 'payout-step':
      return `/my-trade-ins/${subject.data.tradeInId}`;
    case 'claim-state':
      return '/dubai-rewards?tab=rewards#my-claims';
    case 'challenge-ended':
      return subject.data.programme === 'dubai' ? '/dubai-rewards' : '/community';
    case 'sponsorship-decided':
      return `/partners?tab=sponsors&sponsorship=${subject.data.sponsorshipId}#your-sponsorships`;
    case 'support-notice':
      return NOTICE_PATHS[subject.data.change];
    case 'security-notice':
      return subject.data.change === 'bank-account' ? `/my-trade-ins/${subject.data.tradeInId}` : '/?sign-in';
    case 'rank-lost':
      return '/leaderboard';
  }
}
