import { translated } from '../../kernel/i18n/translated';

export const planetPointsTexts = translated(
  'planetPoints',
  {
    title: 'Planet Points, earned by doing good',
    lead: 'Points come with trades, clean water, friends and small daily deeds. They lift your level and open rewards.',
    leaderboard: 'See the leaderboard',
    explore: 'Explore ways to earn',
    wallet: {
      title: 'Your points',
      lead: 'They grow with every trade, friend and check-in, and open rewards in Dubai.',
      points: 'Planet Points to spend',
      bottles: 'Bottles prevented',
      preview: 'Wallet preview: an example after a few months',
      examplePoints: (points: string) => `${points} Planet Points`,
      exampleWater: (litres: string) => `${litres} litres of water protected`,
      pending: (points: string) => `${points} more come once your phones are credited.`,
    },
    ranges: {
      title: 'What a deed is worth',
      lead: 'How much exactly depends on the phone, the product or the deed.',
      trade: 'Trade in a phone',
      waterPurchase: 'Buy clean water',
      referral: 'Refer a friend',
      dailyAction: 'Daily actions',
      range: (from: string, to: string) => `${from}-${to}`,
      /** What holds now: the figure, and what it is for. */
      now: {
        trade: 'points today, by model and condition',
        waterPurchase: 'starter points with a package, once the shop confirms your order',
        waterWithoutStore: 'starter points with a package, once our shop opens here',
        referral: 'points today, for each friend’s first trade',
        dailyAction: 'points today, for a check-in',
      },
    },
    /** The specification's figures, which today's stand above. */
    guide: {
      title: 'Guide figures of our 2026 plan',
      text: 'These are a guide. The figures above are what you earn today.',
      points: (range: string) => `${range} points`,
    },
    pickups: 'Doorstep pickups done',
    rates: {
      title: 'Ways to earn',
      lead: 'Small habits add up faster than big plans.',
      plus: (points: string) => `+${points}`,
      waterConservationPerMonth: {
        title: 'Water conservation',
        text: 'Drink filtered water at home instead of bottles.',
        per: 'per month',
      },
      perReferral: { title: 'Referrals', text: 'Bring a friend who keeps a phone in a drawer.', per: 'per referral' },
      referralsNow: (each: string, most: string, total: string) =>
        `${each} for each friend’s first verified trade, for up to ${most} friends a month: ${total} in all.`,
      perFriend: 'per friend',
      noneYet: 'None yet',
      waterNow: 'We cannot see your tap, so it earns no points yet.',
      dailyCheckIn: {
        title: 'Daily check-in',
        text: 'Look in once a day and keep the habit alive.',
        per: 'daily check-in',
      },
      checkIn: {
        button: 'Check in for today',
        join: 'Join to check in',
        busy: 'Checking in…',
        done: 'Checked in today',
        doneDescription: (points: string) => `+${points} points. The next day begins at midnight in Dubai.`,
      },
    },
    levels: {
      title: 'Hero levels',
      lead: 'Your level follows all the points you ever earned. Spending never lowers it.',
      upTo: (from: string, to: string) => `${from}-${to} points`,
      andMore: (from: string) => `${from}+ points`,
      texts: {
        bronze: 'Where every hero begins.',
        silver: 'A small first trade gets you here.',
        gold: 'Most first trades get you here at once.',
      },
    },
    invite: 'Bring your friends',
    spend: { title: 'Points are there to be spent', redeem: 'Redeem points' },
  } as const,
);
