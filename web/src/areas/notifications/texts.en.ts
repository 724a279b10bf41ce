import { asSentences } from '@planet-heroes/contracts/kernel/text/sentences';
import type { ToldStep, ToldTransfer } from './told';
import { translated } from '../../kernel/i18n/translated';

const played = (isDemo: boolean) => isDemo ? ' This is a demo: nobody has touched a phone.' : '';

export const notificationsTexts = translated(
  'notifications',
  {
    title: 'Inbox',
    tabs: { label: 'Parts of your inbox', news: 'News', settings: 'Notifications' },
    inbox: {
      label: 'Your news',
      loading: 'Loading your news',
      unread: (unread: number) => (unread === 0 ? 'All read' : `${unread} unread`),
      isUnread: 'Unread: ',
      markAll: 'Mark all as read',
      more: 'Show earlier news',
      loadingMore: 'Loading…',
      moreFailed: 'Earlier news could not be loaded. Please try again.',
      empty: {
        title: 'Nothing new yet',
        description: 'When a trade-in, your money, a reward or a challenge moves on, you read it here first.',
      },
      failed: {
        title: 'Your news could not be loaded',
        description: 'Nothing is lost. Please try again in a moment.',
        retry: 'Try again',
      },
    },
    subjects: {
      ownChallenge: 'Your eco-challenge',
      tradeIn: {
        collected: ({ device, isDemo }: ToldStep) => ({
          title: `Our courier has your ${device}`,
          body: `It is on its way to our desk.${played(isDemo)}`,
        }),
        received: ({ device, price, isDemo }: ToldStep) => ({
          title: `Your ${device} has arrived`,
          body: `We inspect it within 24 hours. If we are late, your ${price ?? 'locked price'} stands.${played(isDemo)}`,
        }),
        inspected: ({ device, price, isDemo }: ToldStep) => ({
          title: `Your ${device} is inspected`,
          body: `Your ${price ?? 'locked price'} stands. We wipe the phone next, then its value is credited.${played(isDemo)}`,
        }),
        countered: ({ device, price, offer }: ToldStep) => ({
          title: offer ? `We offer ${offer} for your ${device}` : `Our desk offers another price for your ${device}`,
          body: `${price ? `You had locked ${price}. ` : ''}See what we found. The offer is open for 7 days.`,
        }),
        returning: ({ device }: ToldStep) => ({
          title: `Your ${device} is coming back to you`,
          body: 'We return it free of charge. Tell us where it goes, or check the address.',
        }),
        returned: ({ device }: ToldStep) => ({
          title: `Your ${device} was sent back`,
          body: 'This trade-in has ended, and nothing was credited.',
        }),
        verified: ({ device, points, amount, fee, pay, account, isDemo }: ToldStep) => ({
          title: `Your ${device} is verified`,
          body: [
            pay === 'undecided' && `${amount} is waiting for you. Choose how you are paid: credit at once, or a transfer within two working days.`,
            pay === 'credit' && `${amount} was added to your credit with us.`,
            pay === 'bank' && !isDemo && `We transfer ${amount} to ${account ?? 'your account'} within two working days.`,
            fee && `The pickup’s ${fee} is taken off.`,
            points ? `${points} Planet Points are yours.` : 'Its points are yours to spend now.',
            isDemo && (amount ? `Demo: ${amount} is play money. Nothing is paid out.` : 'Demo: no money is paid out.'),
          ].filter(Boolean).join(' '),
        }),
        rejected: ({ device, reasons, comesBack }: ToldStep) => ({
          title: `We could not take your ${device}`,
          body: [
            ...asSentences(reasons),
            comesBack
              ? 'It comes back to you free of charge. Tell us where it goes, or check the address.'
              : 'See what you can do next.',
          ].join(' '),
        }),
        expired: ({ device, price }: ToldStep) => ({
          title: `The price for your ${device} has lapsed`,
          body: `${price ? `We held ${price} for 30 days. ` : ''}You can lock today’s price whenever you like.`,
        }),
        reversed: ({ device }: ToldStep) => ({
          title: `The trade-in of your ${device} was taken back`,
          body: 'Its value and points no longer count. Your trade-in says why.',
        }),
      },
      payout: {
        batched: ({ amount, device, account }: ToldTransfer) => ({
          title: `Your transfer of ${amount} is being prepared`,
          body: `For your ${device}, to ${account ?? 'your account'}.`,
        }),
        paid: ({ amount, account, day, reference }: ToldTransfer) => ({
          title: `${amount} is paid`,
          body: `Paid${day ? ` on ${day}` : ''} to ${account ?? 'your account'}.${reference ? ` Reference ${reference}.` : ''}`,
        }),
        returned: ({ amount, reference }: ToldTransfer) => ({
          title: `Your bank sent ${amount} back`,
          body: `${reference ? `It says: ${reference}. ` : ''}Name another account, or take credit.`,
        }),
        credited: ({ amount, device }: ToldTransfer) => ({
          title: `${amount} is in your credit`,
          body: `For your ${device}.`,
        }),
      },
      friend: (points: string | undefined, voucher: string) => ({
        title: 'A friend of yours made a first trade',
        body: `${points ? `You earned ${points} Planet Points and` : 'You earned'} a voucher of ${voucher}.`,
      }),
      invited: (voucher: string) => ({
        title: `A voucher of ${voucher} is yours`,
        body: 'It is for your first trade, and the friend who invited you gets one as well.',
      }),
      claim: {
        claimed: (reward: string) => ({ title: `You claimed ${reward}`, body: 'We hand it over within 48 hours.' }),
        processing: (reward: string) => ({ title: `${reward} is being prepared`, body: 'We tell you when it is yours.' }),
        fulfilled: (reward: string, isDemo: boolean, code: string | undefined) => ({
          title: `${reward} is yours`,
          body: isDemo
            ? 'Demonstration: nothing was handed over.'
            : code ? `Your code or booking: ${code}` : 'It has been handed over. Enjoy it.',
        }),
        expired: (reward: string) => ({
          title: `${reward} could not be handed over`,
          body: 'Your points are back on your account.',
        }),
      },
      challenge: {
        completed: (title: string, points: string) => ({
          title: `${title}: done`,
          body: `You reached the goal and earned ${points} points.`,
        }),
        expired: (title: string, _points: string) => ({
          title: `${title} has ended`,
          body: 'Its time is over. Other challenges are open.',
        }),
        removed: (_title: string, _points: string) => ({
          title: 'A challenge you joined was removed',
          body: 'It broke our rules. You did nothing wrong, and you keep your points.',
        }),
      },
      sponsorship: {
        approved: (mission: string) => ({
          title: `Your sponsorship of ${mission} is approved`,
          body: 'The mission has your support. “Your sponsorships” says how to pay.',
        }),
        paid: (mission: string) => ({
          title: `The money for ${mission} has arrived`,
          body: 'Thank you: your sponsorship is paid.',
        }),
        declined: (mission: string) => ({
          title: `Your sponsorship of ${mission} was not accepted`,
          body: 'Nothing was taken.',
        }),
      },
      support: {
        reasons: {
          offensive: 'It could offend others.',
          imitation: 'It could be mistaken for somebody else.',
          'personal-data': 'It shows private details.',
          unfair: 'Not everything was earned by the rules.',
          'asked-for': 'You asked us to.',
        },
        corrections: {
          missing: 'They were missing.',
          'counted-twice': 'Something had counted twice.',
          unfair: 'They were not earned by the rules.',
          goodwill: 'A gift from us.',
        },
        renamed: (name: string, reason: string) => ({
          title: `We changed your name to ${name}`,
          body: `${reason} You may choose another one.`,
        }),
        hidden: (reason: string) => ({
          title: 'The leaderboard does not show you',
          body: `${reason} Your points stay yours. The leaderboard says how to reach us.`,
        }),
        shown: { title: 'The leaderboard shows you again', body: 'You stand where your score puts you.' },
        challenge: (reason: string) => ({
          title: 'We removed your challenge',
          body: `${reason} Its unused points are back in your budget.`,
        }),
        message: (mission: string, reason: string) => ({
          title: `We removed your message to ${mission}`,
          body: `${reason} Your sponsorship stays.`,
        }),
        pointsAdded: (points: string, reason: string) => ({ title: `We added ${points} points`, body: reason }),
        pointsTaken: (points: string, reason: string) => ({ title: `We took ${points} points back`, body: reason }),
      },
      security: {
        device: (device: string) => ({
          title: 'You signed in on a new device',
          body: `It says that it is ${device}. Was it not you? Sign it out in your profile.`,
        }),
        passkey: {
          title: 'A passkey was added to your account',
          body: 'Was it not you? Remove it in your profile.',
        },
        'bank-account': {
          title: 'We have a bank account for your trade-in',
          body: 'Was it not you? Open the trade-in and choose your own account.',
        },
      },
      rank: (to: string, from: string) => ({
        title: `You are number ${to} now`,
        body: `Others passed you: you were number ${from}.`,
      }),
    },
    settings: {
      loading: 'Loading your choices',
      everybodys:
        'This hero is everybody’s, so its notifications stay as they are. Join free to choose your own.',
      failed: {
        title: 'Your choices could not be loaded',
        description: 'They still apply. Please try again in a moment.',
        retry: 'Try again',
      },
      kinds: {
        'trade-in-step': 'Trade-ins',
        'payout-step': 'Money for your phones',
        'friend-traded': 'Friends’ first trades',
        'claim-state': 'Rewards you claimed',
        'challenge-ended': 'Challenges',
        'sponsorship-decided': 'Sponsorships',
        'rank-lost': 'Places lost on the leaderboard',
        'support-notice': 'Changes by our support',
        'quote-ready': 'Quotes',
        'order-stage': 'Purchase orders',
        payment: 'Payments',
      },
      hints: {
        'rank-lost': 'When others pass you, at most once a day.',
        'support-notice': 'When we change your points, your name or something you wrote.',
      } as { [kind: string]: string },
      email: {
        title: 'E-mail',
        to: (address: string) => `To ${address}. Sign-in codes always arrive.`,
        none: 'E-mails go to a confirmed address alone: then you choose here what we write about.',
        add: 'Add or confirm your e-mail',
        inArabic: 'E-mails in Arabic (بالعربية)',
        company: 'For users of a company',
      },
      push: {
        title: 'On this device',
        label: 'Notifications in this browser',
        hint: 'Also while Planet Heroes is closed.',
        notSetUp: 'Push notifications are not set up here.',
        reasons: {
          insecure: 'Browsers offer this on secure pages (HTTPS) alone.',
          unsupported: 'This browser does not offer it. On an iPhone, add Planet Heroes to the Home Screen first.',
          blocked: 'Your browser blocks notifications here. Press the symbol beside the address, allow them, and load the page again.',
        },
      },
      quiet: {
        title: 'Quiet hours',
        description: 'Dubai time. We hold messages until they end. Set both to the same time to turn this off.',
        from: 'From',
        until: 'Until',
      },
    },
    unsubscribe: {
      title: 'Stop these e-mails?',
      titleOf: (kind: string) => `Stop e-mails about: ${kind}?`,
      lead: 'Which e-mails we send you, and how to stop them.',
      question: 'You will get no more e-mails of this kind. Your inbox on Planet Heroes still has the news.',
      incomplete: 'This link is incomplete. Use the one at the foot of an e-mail, or choose your e-mails under the bell.',
      home: 'Back to home',
      confirm: 'Stop these e-mails',
      busy: 'One moment…',
      doneTitle: 'Done',
      done: (kind: string) => `No more e-mails about: ${kind}. You can turn them on again in your inbox.`,
    },
  } as const,
);
