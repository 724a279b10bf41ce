import { translated } from '../../kernel/i18n/translated';

export const socialChallengesTexts = translated(
  'socialChallenges',
  {
    title: 'Challenge Friends',
    lead: 'Set a goal, bring your friends, and let every verified trade count. Everyone who reaches the goal earns the reward. Anyone can join; opening one takes an e-mail address.',
    create: 'Create Eco-Challenge',
    tabsLabel: 'Challenges',
    tabs: { active: 'Active Challenges', mine: 'My Challenges', completed: 'Completed' },
    loading: 'Loading the challenges',
    empty: {
      active: { title: 'No Active Challenges', description: 'Set the first goal, and the city can join you.' },
      mine: {
        title: 'No Joined Challenges',
        description: 'Pick one that runs right now, and your trades begin to count.',
      },
      completed: { title: 'No Completed Challenges', description: 'Challenges move here when their time is over.' },
    },
    unavailable: {
      title: 'The challenges cannot be reached',
      description: 'Please try again in a moment.',
      retry: 'Try again',
    },

    types: {
      bottles_prevented: 'Bottles Prevented',
      co2_saved: 'CO2 Saved',
      trade_value: 'Trade Value',
      points_earned: 'Points',
    },
    amounts: {
      bottles_prevented: (amount: string) => amount,
      co2_saved: (amount: string) => `${amount} kg`,
      trade_value: (amount: string) => `AED ${amount}`,
      points_earned: (amount: string) => `${amount} pts`,
    },
    standing: { open: 'Open', full: 'Open', joined: 'Joined', completed: 'Completed', ended: 'Ended' },
    join: {
      open: 'Join Challenge',
      full: 'All places taken',
      joined: 'You have joined',
      completed: 'You have completed it',
      ended: 'Joining has ended',
    },
    joining: 'Joining',
    by: (creator: string) => `by ${creator}`,
    goal: 'Goal',
    reward: 'Reward',
    timeLeft: 'Time left',
    expired: 'Expired',
    daysAndHours: (days: number, hours: number) => `${days}d ${hours}h`,
    hours: (hours: number) => `${hours}h`,
    participants: 'Heroes taking part',
    completedBy: (count: string) => `${count} reached the goal`,
    ownProgress: 'Your progress',
    progressOf: (progress: string, target: string) => `${progress} of ${target}`,
    earned: (points: string) => `You earned ${points} points`,
    counts: (day: string) => `Trades that are verified by ${day} count.`,
    countsOnceJoined: 'Trades that are verified after you join count.',
    trade: 'Trade in a phone',

    joined: { title: 'Challenge Joined!', description: "You're now part of the challenge. Start making impact!" },
    joinFailed: 'Failed to join challenge. Please try again.',
    created: {
      title: 'Challenge Created!',
      description: 'Your eco-challenge is now live. Start sharing to get participants!',
    },
    createFailed: 'Failed to create challenge. Please try again.',
    keptFirst: {
      text: 'To open a challenge, join and add your e-mail address first. What you enter here is kept.',
      join: 'Join first',
      add: 'Add your e-mail first',
    },
    offer: {
      text: (title: string) => `“${title}” is live. Who should join you?`,
      share: 'Share it',
      dismiss: 'Not now',
    },

    form: {
      description: 'Pick something worth doing. Others join, and verified trades count from then on.',
      fields: {
        title: 'Title',
        titleExample: 'Bottles of the week',
        description: 'Description',
        descriptionExample: 'What it is about, and why it matters',
        type: 'What counts',
        target: (unit: string) => (unit ? `Target value (${unit})` : 'Target value'),
        duration: 'Duration (days)',
        reward: 'Points reward',
        limit: 'Participant limit',
      },
      quickPicks: 'Quick picks for the target value',
      escrow: (points: string, budget: string) =>
        `This uses up to ${points} of the ${budget} points you can give away this month. Unclaimed points come back.`,
      cancel: 'Cancel',
      submit: 'Create Challenge',
      submitting: 'Creating',
    },
  } as const,
);
