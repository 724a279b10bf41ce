import { translated } from '../../kernel/i18n/translated';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

export const dubaiRewardsTexts = translated(
  'dubaiRewards',
  {
    title: 'Dubai challenges and rewards',
    lead: 'Local challenges for every part of the city, and rewards from partners around the corner.',
    showChallenges: 'Explore challenges',
    showRewards: 'Browse rewards',

    tabs: { label: 'Challenges or rewards', challenges: 'Dubai Challenges', rewards: 'Dubai Rewards' },

    loadingChallenges: 'Loading the challenges',
    loadingRewards: 'Loading the rewards',
    noChallenges: 'No active challenges available at the moment.',
    noRewards: 'No rewards available at the moment.',
    unavailable: 'Unable to load Dubai rewards data. Please try again later.',
    retry: 'Try again',

    expired: 'Expired',
    daysLeft: (dayCount: number, hourCount: number) =>
      hourCount === 0 ? `${days(dayCount)} left` : `${days(dayCount)} and ${hours(hourCount)} left`,
    hoursLeft: (count: number) => `${hours(count)} left`,
    lessThanAnHour: 'Less than 1 hour left',

    points: {
      label: 'Your points',
      available: 'points to spend',
      held: 'points held',
      heldExplanation:
        'A claim sets its points aside. They are spent when the reward is handed over, and come back to you if it is not.',
      noneHeld: 'A claim sets its points aside until the reward is handed over. If it is not, they come back to you.',
      score: 'Claiming never lowers your level or your rank.',
      earn: 'How to earn points',
      claims: 'See my claims',
    },

    challenge: {
      about: (zone: string) => `About ${zone}`,
      reward: (points: string) => `${points} points`,
      and: (item: string) => `and ${item}`,
      places: (taken: string, limit: string) => `${taken} of ${limit} places taken`,
      participants: (count: number, text: string) =>
        count === 0 ? 'Be the first to take part' : count === 1 ? '1 hero takes part' : `${text} heroes take part`,
      placesLabel: (title: string) => `Places taken in ${title}`,
      almostFull: 'Almost full',
      full: 'Full',
      join: 'Join',
      joining: 'Joining',
      joined: 'Joined',
      completed: 'Completed',
      ended: 'Ended',
      notJoined: 'Trades that are verified after you join count toward the goal.',
      progressLabel: (title: string) => `Your progress in ${title}`,
      progress: (done: string, target: string) => `${done} of ${target}`,
      bottles: (count: number, text: string) => (count === 1 ? '1 bottle' : `${text} bottles`),
      earned: (points: string) => `You earned ${points} points`,
    },

    reward: {
      from: (partner: string) => `From ${partner}`,
      only: (zone: string) => `Only for ${zone}`,
      worth: 'Worth',
      cost: (points: string) => `${points} points`,
      left: (count: string, all: string) => `${count} of ${all} left`,
      unlimited: 'As many as are wanted',
      lowStock: (count: string) => `Only ${count} left`,
      claim: 'Claim',
      claiming: 'Claiming',
      soldOut: 'Sold Out',
      leaves: (points: string) => `Leaves you ${points} points`,
      missing: (points: string) => `You are missing ${points} points`,
      claimed: 'You have claimed this.',
      receipt: 'See the receipt',
    },

    toasts: {
      joined: {
        title: 'Challenge Joined!',
        description: "You've successfully joined the challenge. Start working towards your goal!",
      },
      joinFailed: 'Failed to join challenge. Please try again.',
      claimed: {
        title: 'Reward Claimed!',
        description: 'Your reward has been successfully claimed and will be processed soon.',
      },
      claimFailed: 'Failed to claim reward. Please check your points and try again.',
    },

    claims: {
      title: 'My claims',
      lead: 'Each receipt moves on by itself, as your reward does.',
      loading: 'Loading your claims',
      empty: 'Nothing claimed yet. Your receipts will be kept here.',
      failed: 'Your claims could not be loaded.',
      more: (count: string) => `Show all ${count} claims`,
      receipt: (number: string) => `Receipt ${number}`,
      spent: { claimed: 'Points held', processing: 'Points held', fulfilled: 'Points spent', expired: 'Points returned' },
      worth: 'Worth',
      partner: 'From',
      due: 'Handed over by',
      reason: (reason: string) => `Note: ${reason}`,
      timeline: (title: string) => `What happened to ${title}`,
      steps: { claimed: 'Claimed', processing: 'Processing', fulfilled: 'Fulfilled', expired: 'Expired' },
      ahead: 'still to come',
    },
  } as const,
);
