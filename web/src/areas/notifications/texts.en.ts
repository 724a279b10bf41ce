import { translated } from '../../kernel/i18n/translated';

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
        description: 'When a trade-in, a reward or a challenge of yours moves on, you read it here first.',
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
        collected: (device: string) => ({
          title: `Our courier has your ${device}`,
          body: 'It is on its way to our desk.',
        }),
        received: (device: string) => ({
          title: `Your ${device} has arrived`,
          body: 'We inspect it within 24 hours. If we do not, your locked price stands.',
        }),
        inspected: (device: string) => ({
          title: `Your ${device} is inspected`,
          body: 'Your locked price stands. We wipe the phone next.',
        }),
        countered: (device: string) => ({
          title: `Our desk offers another price for your ${device}`,
          body: 'See what we found, and accept the offer or have the phone returned free of charge. It is open for 7 days.',
        }),
        returning: (device: string) => ({
          title: `Your ${device} is coming back to you`,
          body: 'We return it free of charge.',
        }),
        returned: (device: string) => ({
          title: `Your ${device} was sent back`,
          body: 'This trade-in has ended, and nothing was credited.',
        }),
        verified: (device: string) => ({
          title: `Your ${device} is verified`,
          body: 'Its points are yours to spend now.',
        }),
        rejected: (device: string) => ({
          title: `We could not take your ${device}`,
          body: 'Your trade-in says why, and what you can do next.',
        }),
        expired: (device: string) => ({
          title: `The price for your ${device} has lapsed`,
          body: 'You can lock today’s price whenever you like.',
        }),
        reversed: (device: string) => ({
          title: `The trade-in of your ${device} was taken back`,
          body: 'Its value and points no longer count. Your trade-in says why.',
        }),
      },
      claim: {
        claimed: (reward: string) => ({ title: `You claimed ${reward}`, body: 'We hand it over within 48 hours.' }),
        processing: (reward: string) => ({ title: `${reward} is on its way`, body: 'Our partner is getting it ready.' }),
        fulfilled: (reward: string) => ({ title: `${reward} is yours`, body: 'It has been handed over. Enjoy it.' }),
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
          body: 'Its time is over. Others wait for you.',
        }),
        removed: (_title: string, _points: string) => ({
          title: 'A challenge that you had joined was taken away',
          body: 'It did not keep to our rules. You did nothing wrong, and your points stay yours.',
        }),
      },
      sponsorship: {
        approved: (mission: string) => ({
          title: `Your sponsorship of ${mission} is approved`,
          body: 'The mission has your support from now on.',
        }),
        declined: (mission: string) => ({
          title: `Your sponsorship of ${mission} was not accepted`,
          body: 'Nothing was taken.',
        }),
      },
      support: {
        reasons: {
          offensive: 'It could offend others.',
          imitation: 'It could be taken for somebody else.',
          'personal-data': 'It tells everybody what only few should know.',
          unfair: 'Not everything was collected by the rules.',
          'asked-for': 'You asked us to.',
        },
        corrections: {
          missing: 'They were missing.',
          'counted-twice': 'Something had counted twice.',
          unfair: 'They were not collected by the rules.',
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
          title: 'We took a challenge of yours away',
          body: `${reason} What it had not paid is back in your budget.`,
        }),
        message: (mission: string, reason: string) => ({
          title: `We took your message to ${mission} away`,
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
          title: 'Your trade-in is paid to a new bank account',
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
        description: 'They hold all the same. Please try again in a moment.',
        retry: 'Try again',
      },
      kinds: {
        'trade-in-step': 'Trade-ins',
        'claim-state': 'Rewards you claimed',
        'challenge-ended': 'Challenges',
        'sponsorship-decided': 'Sponsorships',
        'rank-lost': 'Places lost on the leaderboard',
        'support-notice': 'Changes by our support',
        'quote-ready': 'Quotes',
        'order-stage': 'Purchase orders',
        payment: 'Payments',
      },
      email: {
        title: 'E-mail',
        to: (address: string) => `To ${address}. Sign-in codes always arrive.`,
        none: 'E-mails go to the address you sign in with. Sign in to have them.',
        company: 'Where you are one of a company’s users.',
      },
      push: {
        title: 'On this device',
        label: 'Notifications in this browser',
        hint: 'Also while Planet Heroes is closed.',
        notSetUp: 'Planet Heroes sends none from here.',
        reasons: {
          insecure: 'Browsers offer this on secure pages (HTTPS) alone.',
          unsupported: 'This browser does not offer it. On an iPhone, add Planet Heroes to the Home Screen first.',
          blocked: 'You have blocked notifications of this page. Allow them in the browser’s settings, then come back.',
        },
      },
      quiet: {
        title: 'Quiet hours',
        description: 'In Dubai’s time. What comes then waits until they are over. The same time twice: never quiet.',
        from: 'From',
        until: 'Until',
      },
    },
    unsubscribe: {
      title: 'Stop these e-mails?',
      lead: 'What we tell you by e-mail, and how to stop it.',
      question: 'You will get no more e-mails of this kind. Your inbox on Planet Heroes still has the news.',
      confirm: 'Stop these e-mails',
      busy: 'One moment…',
      doneTitle: 'Done',
      done: (kind: string) => `No more e-mails about: ${kind}. You can turn them on again in your inbox.`,
    },
  } as const,
);
