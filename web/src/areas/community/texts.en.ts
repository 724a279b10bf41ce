import { translated } from '../../kernel/i18n/translated';

export const communityTexts = translated(
  'community',
  {
    title: 'Heroes of one city',
    lead: 'Neighbours who trade, refill and challenge each other. Join in, talk, and see where the city is moving.',
    tabsLabel: 'Community',
    tabs: {
      overview: 'Overview',
      challenges: 'Challenge Friends',
      forum: 'Heroes Forum',
      events: 'Events',
      feed: 'Social Feed',
      connect: 'Global Connect',
      leaderboard: 'Leaderboard',
      achievements: 'Achievements',
      delivery: 'Delivery Areas',
    },
    loading: 'Loading',
    onlyHere: 'Only on this device',
    remove: 'Remove',

    headline: {
      eyebrow: 'Community challenge',
      title: '1 Million Bottles by Ramadan',
      lead: 'One goal for the whole city: every verified trade adds its bottles, whoever makes it.',
      ofTarget: (target: string) => `of ${target} bottles`,
      unavailable: 'The count cannot be reached right now:',
      progress: 'Progress of the community challenge',
      daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
      until: (day: string) => `Ramadan is expected on ${day}`,
      over: 'The challenge is over',
      rewards: 'What the city unlocks',
      rewardNames: [
        'A community iftar on Kite Beach',
        'Water filters for 50 schools',
        'The Ramadan Hero badge for everyone who traded',
      ],
      unlocked: (at: string) => `Unlocked at ${at}`,
      unlocksAt: (at: string) => `At ${at} bottles`,
      share: 'Share the challenge',
      shareNote: (target: string) => `Together we keep ${target} plastic bottles from ever being made before Ramadan.`,
    },

    facts: {
      members: 'members',
      bottles: 'bottles prevented',
      carbon: 'CO2 saved',
      growth: 'growth',
      percent: (percent: number) => `+${percent}%`,
    },

    map: {
      title: 'Where our heroes live',
      lead: 'The stronger the colour, the more heroes in the area. Choose one to read its figures.',
      label: 'Areas of Dubai',
      area: (name: string, heroes: string) => `${name}, ${heroes} heroes`,
      rank: (rank: number, total: number) => `${rank} of ${total} areas`,
      heroesHere: 'heroes live here',
      zone: (name: string) => `Delivery zone: ${name}`,
      legend: 'Heroes in an area',
      range: (from: string, to: string) => `${from} to ${to}`,
      atLeast: (from: string) => `${from} and more`,
      asTable: 'Show the figures as a table',
      table: { caption: 'Heroes by area, most first', area: 'Area', heroes: 'Heroes', zone: 'Delivery zone' },
    },

    board: {
      title: 'Top Planet Heroes',
      lead: 'Every verified trade moves this board, and you see it move.',
      viewAll: 'View the whole board',
    },

    connect: {
      title: 'Global Connect',
      lead: 'Meet the other heroes where you already are.',
      join: 'Join',
      opensNewWindow: '(opens in a new window)',
      channels: {
        WhatsApp: { name: 'WhatsApp', purpose: 'Quick questions, pick-up days and neighbours nearby.' },
        LinkedIn: { name: 'LinkedIn', purpose: 'Companies that trade in bulk, and the people behind them.' },
        Facebook: { name: 'Facebook', purpose: 'Photos of beach days, and events to bring the family to.' },
        Telegram: { name: 'Telegram', purpose: 'Announcements: new challenges, rewards and results.' },
      },
    },

    achievements: {
      title: 'Achievements',
      lead: 'What you have done so far, and what comes next. It moves with every verified trade.',
      loading: 'Loading your achievements',
      unavailable: { title: 'Your achievements cannot be reached', description: 'Please try again in a moment.' },
      kinds: {
        bottles: { title: 'Bottle saver', unit: 'bottles saved' },
        points: { title: 'Point collector', unit: 'points earned' },
        trades: { title: 'Trader', unit: 'verified trades' },
        friends: { title: 'Friend bringer', unit: 'friends brought' },
      },
      step: (step: number, total: number) => `Step ${step} of ${total}`,
      toNext: (left: string, goal: string) => `Next at ${goal}: ${left} to go`,
      complete: 'Every step reached',
      badges: 'Your badges',
      noBadges: 'Badges come with challenges and verified trades.',
      shareTitle: (title: string, figure: string, unit: string) => `${title}: ${figure} ${unit}`,
    },

    delivery: {
      title: 'Delivery Areas',
      lead: 'Where our agents bring water systems and collect phones.',
      zone: (number: number) => `Zone ${number}`,
      free: 'FREE',
      nextDay: 'Next-day delivery',
      days: (days: string) => `Delivery in ${days} days`,
      slots: 'Time slots',
      ramadan: 'In Ramadan nobody comes between 5 pm and 8 pm, the time for iftar: there is a slot from 8 pm to 10 pm instead.',
    },
  } as const,
);
