import { translated } from '../../kernel/i18n/translated';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const points = (count: string): string => (count === '1' ? '1 point' : `${count} points`);
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
      demoAvailable: (name: string) => `points of ${name}`,
      held: 'points held',
      heldExplanation:
        'A claim sets its points aside. They are spent when the reward is handed over, and come back to you if it is not.',
      noneHeld: 'A claim sets its points aside until the reward is handed over. If it is not, they come back to you.',
      score: 'Claiming never lowers your level or your rank.',
      earn: 'How to earn points',
      claims: 'See my rewards',
    },

    challenge: {
      about: (zone: string) => `Around ${zone}`,
      reward: points,
      and: (item: string) => `+ ${item}`,
      prize: (dayCount: number) => `Collect prizes at our desk within ${days(dayCount)} of reaching the goal.`,
      collect: (item: string, place: string, day: string) =>
        `${item}: collect it from us at ${place} by ${day}. Show this page.`,
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
      countsOnceJoined: 'Trades that are verified after you join count toward the goal.',
      trade: 'Trade in a phone',
      progressLabel: (title: string) => `Your progress in ${title}`,
      progress: (done: string, target: string) => `${done} of ${target}`,
      bottles: (count: number, text: string) => (count === 1 ? '1 bottle' : `${text} bottles`),
      earned: (count: string) => `You earned ${points(count)}`,
    },

    reward: {
      from: (partner: string) => `From ${partner}`,
      only: (zone: string) => `Only for ${zone}`,
      setZone: 'Say where you live in your profile',
      worth: 'Worth',
      cost: points,
      left: (count: string, all: string) => `${count} of ${all} left`,
      unlimited: 'Unlimited',
      lowStock: (count: string) => `Only ${count} left`,
      claim: 'Claim',
      claimMore: 'Claim another',
      claiming: 'Claiming',
      soldOut: 'Sold Out',
      leaves: (count: string) => `Leaves you ${points(count)}`,
      leavesDemo: (name: string, count: string) => `Leaves ${name} ${points(count)}`,
      missing: (count: string) => `You need ${count} more ${count === '1' ? 'point' : 'points'}`,
      claimedOnce: 'Claimed already',
      claimed: 'Claimed',
      receipt: 'See it in My rewards',
    },

    claiming: {
      title: (count: string) => `Claim for ${points(count)}?`,
      leaves: (reward: string, count: string) =>
        `${reward}. Leaves you ${points(count)}. It is yours within 48 hours, or your points come back.`,
      leavesDemo: (reward: string, name: string, count: string) =>
        `${reward}. You try it with the points of ${name}: ${points(count)} are left.`,
      keep: 'Keep my points',
      confirm: 'Claim',
      address: {
        lead: 'Where shall it go? Only we and the partner see this.',
        address: 'Address',
        addressHint: 'Building or villa, street, flat, area',
        contact: 'Name',
        phone: 'Mobile number',
        wrong: {
          address: 'Write where it should go.',
          contact: 'Write who receives it.',
          phone: 'Write a phone number with 7 to 20 digits.',
        },
        to: (contact: string, address: string) => `Goes to ${contact}, ${address}`,
        missing: 'We need your address to send it.',
        add: 'Add address',
        change: 'Change address',
        save: 'Save address',
        cancel: 'Cancel',
        failed: 'Your address could not be saved. Add it on the receipt.',
      },
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
      title: 'My rewards',
      lead: 'This updates as your reward is prepared.',
      loading: 'Loading your claims',
      empty: 'Nothing claimed yet. Your receipts will be kept here.',
      failed: 'Your claims could not be loaded.',
      more: (count: string) => `Show all ${count} claims`,
      code: 'Receipt number, for questions',
      ownCode: 'Your code or booking',
      comes: 'Your code or booking comes here, and we send you a message.',
      copy: 'Copy',
      copied: 'Copied',
      spent: { claimed: 'Points held', processing: 'Points held', fulfilled: 'Points spent', expired: 'Points returned' },
      worth: 'Worth',
      partner: 'Partner',
      due: 'With you by',
      reason: (reason: string) => `Note: ${reason}`,
      timeline: (title: string) => `What happened to ${title}`,
      steps: { claimed: 'Claimed', processing: 'Processing', fulfilled: 'Fulfilled', expired: 'Expired' },
      ahead: 'still to come',
    },
  } as const,
);
