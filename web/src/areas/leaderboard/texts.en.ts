import { translated } from '../../kernel/i18n/translated';

const points = (count: string): string => (count === '1' ? '1 point' : `${count} points`);
const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

export const leaderboardTexts = translated(
  'leaderboard',
  {
    title: 'Planet Heroes Leaderboard',
    introduction:
      'Every verified trade moves this board, and you see it move. Ranks, points and bottles saved are live.',
    listLabel: 'Heroes, best first',
    loading: 'Loading the leaderboard',

    join: {
      title: 'Join free, start with 150+ points',
      description: 'Joining costs nothing, and brings points before your own first trade.',
      details: 'What the points are for',
      steps: {
        joining: 'for joining',
        profile: 'for completing your profile',
        friend: 'for each friend who trades',
        total: 'free points in all',
      },
      points: (points: string) => `+${points}`,
      atLeast: (points: string) => `${points}+`,
      own: {
        title: 'Your first 150 points',
        open: 'You have joined. What is still to come is a step away.',
        friend: {
          title: 'One friend to go',
          text: 'When a friend you bring has traded, your first 150 points are complete.',
          link: 'Share your code',
        },
        done: {
          title: 'Your first 150 points are complete',
          text: 'Trades, challenges and friends bring more.',
          link: 'Ways to earn',
        },
      },
    },

    columns: {
      rank: 'Rank',
      hero: 'Hero',
      bottles: 'Bottles saved',
      carbon: 'CO2 saved',
      referrals: 'Referrals',
      points: 'Points',
    },
    rank: (rank: string) => `Rank ${rank}`,
    medals: ['gold', 'silver', 'bronze'] as const,
    /** Follows the rank in speech. */
    medal: (metal: string) => `, ${metal} medal`,
    you: 'You',
    /** Stand after a figure where no column heading names it. */
    units: {
      bottles: 'bottles',
      carbon: 'CO2',
      referrals: (count: number) => (count === 1 ? 'referral' : 'referrals'),
      points: 'points',
    },
    badges: 'Badges',
    badgeLegend: 'What the badges stand for',
    badgeRules: {
      trades: (_count: string) => 'The first verified trade',
      largestTrade: (value: string) => `A trade of AED ${value} or more`,
      bottlesPrevented: (bottles: string) => `${bottles} bottles saved`,
      referralCount: (friends: string) => `${friends} friends who traded`,
    },
    gain: (count: string) => `${points(count)} in the last 7 days`,
    gainShort: (points: string) => `+${points} in 7 days`,
    gainShortest: (points: string) => `+${points} · 7 d`,
    /** Stands before how long ago it was, and the area after it. */
    lastTrade: 'Last trade',
    justNow: 'just now',
    inArea: (area: string) => `, ${area}`,
    around: {
      title: 'Around you',
      demo: 'Around our demo hero',
      listLabel: 'Heroes around you',
      toPass: (count: string, name: string) => `${points(count)} to pass ${name}`,
      lead: (count: string, name: string) => `${points(count)} ahead of ${name}`,
      leads: 'You lead the board',
    },
    /** The demo hero's page, for who has just begun. */
    afterAYear: {
      link: 'See how it looks after more than a year',
      title: 'How it looks after more than a year',
      description: 'Our demo hero, a sample, has been here since February 2025. Her place moves live.',
      around: 'Around her',
    },
    movedUp: (count: number) => `up ${places(count)} since you opened this page`,
    movedDown: (count: number) => `down ${places(count)} since you opened this page`,
    entered: 'new on the board since you opened this page',
    enteredShort: 'New',

    empty: {
      title: 'Be the first hero on the leaderboard!',
      description: 'Trade in a phone and this first place is yours.',
      waiting: 'You have points already: join, or come back to the board, and this first place is yours.',
      start: 'Start earning',
    },
    unavailable: {
      title: 'LEADERBOARD UNAVAILABLE',
      description: 'The board cannot be reached right now. Please check back soon.',
      home: 'Back to home',
    },


    hidden: {
      title: 'The leaderboard does not show you',
      place: (rank: string, points: string) =>
        `Only you see this: ${points} points, and place ${rank} if you were on the board.`,
      points: (points: string) => `Only you see this: ${points} points.`,
      change: 'Change it in your profile',
      stays: 'Your points and rewards stay yours.',
      reachUs: 'Is that wrong? Write to us:',
    },

    widget: {
      title: 'TOP PLANET HEROES',
      bannerTitle: 'YOU COULD BE HERE!',
      bannerText: (points: string) => `Start with +${points} FREE points today`,
      own: { title: 'YOU ARE ON THE BOARD!', text: 'Every verified trade moves you up.', place: 'SEE MY PLACE' },
      earn: 'START EARNING',
      saved: (bottles: string) => `Saved ${bottles} bottles`,
      viewAll: 'View All Heroes',
      failedTitle: 'Unable to load leaderboard',
      failedDescription: 'Check back soon for hero updates!',
    },
  } as const,
);
