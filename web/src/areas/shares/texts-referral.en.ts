import { translated } from '../../kernel/i18n/translated';

const friends = (count: number): string => (count === 1 ? '1 friend' : `${count} friends`);

export const referralTexts = translated(
  'referral',
  {
    loading: 'Loading your invitations',
    failed: {
      title: 'Your invitations could not be loaded',
      description: 'The server did not answer. Your code and your friends are safe.',
      retry: 'Try again',
    },
    lead: (points: string, voucher: string) =>
      `When a friend’s first trade is verified, you earn ${points} points, and both of you get an ${voucher} partner-kitchen voucher.`,
    code: 'Your referral code',
    link: 'Your link',
    share: 'Share your link',
    invitation: {
      title: 'Planet Heroes',
      text: 'I turn old iPhones into clean water with Planet Heroes. Join free and start with points:',
      /** The specification's words (document 1, section 7). */
      copied: 'Link copied to clipboard! Share with friends to unlock rewards.',
    },
    vouchers: {
      title: 'Your vouchers',
      of: (value: string) => `${value} partner-kitchen voucher`,
      use: 'Show this code at our partner restaurant in Business Bay.',
      issued: (day: string) => `Yours since ${day}.`,
      copy: 'Copy',
      copied: 'Copied',
    },
    friends: {
      title: 'Your friends',
      empty: 'Nobody yet. Share your link, and friends who join with it appear here.',
      summary: (joined: number, traded: number, points: string) =>
        `${friends(joined)} joined, ${traded} traded, ${points === '1' ? '1 point' : `${points} points`}`,
      states: { joined: 'Joined', traded: 'Traded' },
      joinedOn: (day: string) => `joined on ${day}`,
      tradedOn: (day: string) => `first trade on ${day}`,
      earned: (points: string) => `+${points}`,
    },
  } as const,
);
